import type { ReactNode } from "react";
import type { LearningResource } from "schema-dts";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { PrintButton } from "@/components/ui/print-button";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import "./handout.css";

type Props = {
  path: string;
  title: string;
  lead: string;
  /** What it is called: a handout, a class plan. */
  kind: string;
  language: Language;
  parent?: { label: string; href: string };
  about?: Partial<Exclude<LearningResource, string>>;
  facts?: ReactNode;
  /** Is shown beside the title on a screen, and is not printed. */
  picture?: ReactNode;
  /** What the paper is; one sheet of A4 unless it is said. */
  printHint?: ReactNode;
  tools?: ReactNode;
  /** In the last line of the paper, beside the portal's name. */
  foot?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A sheet to print; in print only the sheet itself, as one A4 page. */
export function Sheet({ path, title, lead, kind, language, parent, about, ...shown }: Props) {
  const surveys = translatorFor(language, "surveys");
  const { site } = portalContent();
  const { facts, picture, printHint, tools, foot, className = "", children } = shown;
  return (
    <div className="container-page pb-10">
      <div className="mx-auto max-w-[46rem]">
        <StructuredData
          data={{
            "@context": "https://schema.org",
            "@type": "LearningResource",
            name: title,
            description: lead,
            inLanguage: language,
            isAccessibleForFree: true,
            learningResourceType: kind,
            publisher: { "@type": "Organization", name: site.foundation.name[language] },
            ...about,
          }}
        />
        <div className="no-print">
          <Breadcrumb crumbs={[...(parent ? [parent] : []), { label: title }]} path={path} language={language} />
        </div>
        <article
          className={`handout sm:rounded-card sm:border sm:border-hairline sm:bg-white sm:px-10 sm:py-8 ${className}`}
        >
          {/* On a screen the band below the header is enough. */}
          <div className="band hidden print:block" aria-hidden="true" />
          {picture && <div className="no-print float-end ms-4 mb-2 w-24 sm:w-36">{picture}</div>}
          <h1 className="print:mt-4">{title}</h1>
          <p className="mt-2 text-ink-soft">{lead}</p>
          {facts}
          <div className="no-print clear-both mt-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 border-y border-hairline py-2.5 max-sm:gap-x-2 max-sm:[&>button]:flex-auto max-sm:[&>button]:px-3">
            <PrintButton label={surveys("print")} look="primary" />
            {tools}
            <div className="min-w-0 flex-1 basis-56 text-small leading-snug text-ink-soft">
              {printHint ?? surveys("printHint")}
            </div>
          </div>
          {children}
          <p className="handout-foot mt-6 border-t border-hairline pt-2 text-small text-ink-soft">
            {site.name[language]}
            {foot}
          </p>
        </article>
      </div>
    </div>
  );
}
