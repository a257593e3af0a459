import "@/components/ui/made/boards.css";
import { getTranslations } from "next-intl/server";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { PrintButton } from "@/components/ui/print-button";
import { type Board, portalContent, renderLines } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import "./handout.css";

/** A drawing as a page shows it, and its lines with numbers in place of the words; in print only these. */
export async function DiagramSheet({ drawing, language }: { drawing: Board; language: Language }) {
  const t = await getTranslations();
  const { site } = portalContent();
  const title = drawing.title[language];
  const labels = drawing.steps.flatMap((step) => step.labels.map((label) => label[language].replaceAll("|", " ")));
  return (
    <div className="container-page pb-10">
      <div className="mx-auto max-w-[46rem]">
        <StructuredData
          data={{
            "@context": "https://schema.org",
            "@type": "LearningResource",
            name: title,
            description: drawing.summary[language],
            inLanguage: language,
            isAccessibleForFree: true,
            learningResourceType: t("drawings.label"),
            publisher: { "@type": "Organization", name: site.foundation.name[language] },
          }}
        />
        <div className="no-print">
          <Breadcrumb
            crumbs={[
              { label: t("learning.home"), href: "/" },
              { label: t("drawings.listTitle"), href: "/diagrams" },
              { label: title },
            ]}
            found={{ path: `/diagrams/${drawing.id}`, language }}
          />
          <h1>{title}</h1>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the content's own drawings */}
          <div className="board-page mt-4" dangerouslySetInnerHTML={{ __html: drawing.html[language] }} />
          <h2 className="mt-8">{t("drawings.print")}</h2>
          <div className="mt-3 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <PrintButton label={t("surveys.print")} />
            <p className="text-[0.9em] text-ink-soft">{t("drawings.printHint")}</p>
          </div>
        </div>
        <article className="handout rounded-card border border-hairline bg-white px-4 py-6 sm:px-10 sm:py-8">
          <div className="band" aria-hidden="true" />
          <p className="mt-4 font-bold">{title}</p>
          <p className="mt-2 text-ink-soft">{t("drawings.name")}</p>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the content's own drawings */}
          <div className="mt-4" dangerouslySetInnerHTML={{ __html: renderLines(drawing, language) }} />
          {/* Empty lines to write on; the words are below for everybody who cannot see them. */}
          <ol className="blanks mt-4" aria-hidden="true">
            {labels.map((label) => (
              <li key={label} />
            ))}
          </ol>
          <p className="handout-foot mt-6 border-t border-hairline pt-2 text-[0.85em] text-ink-soft">
            {site.name[language]}
          </p>
        </article>
        <section className="no-print mt-6">
          <h2>{t("drawings.key")}</h2>
          <ol className="mt-3 list-decimal ps-6">
            {labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ol>
        </section>
      </div>
    </div>
  );
}
