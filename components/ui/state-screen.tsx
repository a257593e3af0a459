import type { ReactNode } from "react";
import { Picture } from "./picture";

type Props = { picture: string; title: string; children: ReactNode; actions: ReactNode };

/** A full-page message: what happened, what is safe, what to do. In landscape the picture is beside it. */
export function StateScreen({ picture, title, children, actions }: Props) {
  return (
    <div className="container-text flex flex-col items-center py-8 text-center md:py-16 sm:tight:flex-row sm:tight:gap-8 sm:tight:py-4 sm:tight:text-start">
      {/* Lazy, because Next includes the 404 page with every page, and its picture must not be loaded. */}
      <Picture
        src={picture}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        className="h-auto w-48 md:w-80 sm:tight:w-44"
      />
      <div className="flex w-full flex-col items-center sm:tight:w-auto sm:tight:min-w-0 sm:tight:flex-1 sm:tight:items-start">
        <h1 className="mt-6 sm:tight:mt-0">{title}</h1>
        <div className="mt-3 max-w-[34rem] sm:tight:mt-2 [&_p]:text-balance">{children}</div>
        <div className="mt-6 flex w-full flex-col items-stretch justify-center gap-3 sm:w-auto sm:flex-row sm:tight:mt-3">
          {actions}
        </div>
      </div>
    </div>
  );
}
