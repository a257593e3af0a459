import type { ReactNode } from "react";

type Issue = { slug: string; name: string };
type Props = { issues: Issue[]; title: string; lead: string; search: ReactNode };

/** The eleven topics with their pictures, and a link to all articles. */
export function CoreIssues({ issues, title, lead, search }: Props) {
  return (
    <section aria-labelledby="core-issues" className="container-page py-10 lg:py-14">
      <div className="grid items-end gap-x-12 gap-y-5 lg:grid-cols-[5fr_4fr]">
        <div>
          <h2 id="core-issues">{title}</h2>
          <p className="mt-1 max-w-2xl">{lead}</p>
        </div>
        {search}
      </div>
      <ul className="mt-6 flex flex-wrap justify-center gap-y-6 lg:mt-8 lg:gap-y-8">
        {issues.map((issue) => (
          <li key={issue.slug} className="w-[max(50%,7.5rem)] text-center pair:w-1/4 lg:w-1/6">
            <a
              href={`/topic/${issue.slug}`}
              className="group block h-full rounded-card px-2 py-1 text-ink no-underline hover:bg-white"
            >
              {/* biome-ignore lint/performance/noImgElement: SVG needs no image service */}
              <img
                src={`/images/topics/${issue.slug}.svg`}
                alt=""
                width={96}
                height={96}
                loading="lazy"
                className="mx-auto size-24 lg:size-28"
              />
              <span className="mt-2 block leading-snug font-semibold text-balance wrap-anywhere group-hover:underline">
                {issue.name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
