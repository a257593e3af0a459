import type { ReactNode } from "react";

type Props = { picture: string; title: string; children: ReactNode; actions: ReactNode };

/** A full-page message: what happened, what is safe, what to do next. */
export function StateScreen({ picture, title, children, actions }: Props) {
  return (
    <div className="container-text flex flex-col items-center py-10 text-center md:py-16">
      {/* Lazy, because Next includes the 404 page with every page, and its picture must not be loaded. */}
      {/* biome-ignore lint/performance/noImgElement: SVG needs no image service */}
      <img src={picture} alt="" width={320} height={240} loading="lazy" className="h-auto w-60 md:w-80" />
      <h1 className="mt-6">{title}</h1>
      <div className="mt-3 max-w-[34rem] [&_p]:text-balance">{children}</div>
      <div className="mt-6 flex w-full flex-col items-stretch justify-center gap-3 sm:w-auto sm:flex-row">{actions}</div>
    </div>
  );
}
