import type { CoreIssue } from "@/lib/content";
import type { Language } from "@/lib/i18n/language";

/** The eleven topics by their motifs. Not links yet: their pages are still to come. */
export function CoreIssues({ issues, title, lead, language }: { issues: CoreIssue[]; title: string; lead: string; language: Language }) {
  return (
    <section aria-labelledby="core-issues" className="container-page py-10 lg:py-14">
      <h2 id="core-issues">{title}</h2>
      <p className="mt-1 max-w-2xl">{lead}</p>
      <ul className="mt-6 flex flex-wrap justify-center gap-y-6 lg:mt-8 lg:gap-y-8">
        {issues.map((issue) => (
          <li key={issue.slug} className="w-1/2 px-2 text-center md:w-1/4 lg:w-1/6">
            {/* biome-ignore lint/performance/noImgElement: SVG needs no image service */}
            <img src={`/images/topics/${issue.slug}.svg`} alt="" width={96} height={96} loading="lazy" className="mx-auto size-24 lg:size-28" />
            <p className="mt-2 leading-snug font-semibold text-balance">{issue.name[language]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
