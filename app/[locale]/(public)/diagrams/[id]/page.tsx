import "@/components/ui/made/boards.css";
import "@/components/pages/handout.css";
import "@/components/pages/for-class/diagram-sheet.css";
import { RecordingPlayer } from "@/components/layout/listen/recording-player";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { foundMetadata, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { StructuredData } from "@/components/layout/metadata/structured-data";
import { visitorPage } from "@/components/pages/visitor-page";
import { PrintButton } from "@/components/ui/print-button";
import { type Board, isWords, portalContent, renderBoard, renderLines } from "@/lib/api/content/portal-content";
import { PageError } from "@/lib/api/page-error";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = foundMetadata<"id">(async ({ language, params: { id } }) => {
  const { title, summary } = findDrawing(id);
  return pageMetadata({ language, path: `/diagrams/${id}`, title: title[language], description: summary[language] });
});

/** A drawing with its steps, and the sheet for the class as a small picture; in print the sheet alone. */
export default visitorPage<"id">(async ({ language, params: { id } }) => {
  const drawing = findDrawing(id);
  const t = translatorFor(language, "drawings");
  const surveys = translatorFor(language, "surveys");
  const { site, recordings } = portalContent();
  const title = drawing.title[language];
  const board = renderBoard(drawing, language, { alone: true });
  const labels = drawing.steps.flatMap((step) =>
    step.labels.filter(isWords).map((label) => label[language].replaceAll("|", " ")),
  );
  return (
    <div className="container-page pb-10">
      <div className="mx-auto max-w-[46rem] lg:grid lg:max-w-[64rem] lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)] lg:items-end lg:gap-x-10">
        <StructuredData
          data={{
            "@context": "https://schema.org",
            "@type": "LearningResource",
            name: title,
            description: drawing.summary[language],
            inLanguage: language,
            isAccessibleForFree: true,
            learningResourceType: t("label"),
            publisher: { "@type": "Organization", name: site.foundation.name[language] },
          }}
        />
        <div className="no-print">
          <Breadcrumb
            crumbs={[{ label: t("listTitle"), href: "/diagrams" }, { label: title }]}
            path={`/diagrams/${drawing.id}`}
            language={language}
          />
          <h1 className="mb-3">{title}</h1>
          {/* The bound keeps the buttons below the board in the first view of a computer. */}
          <div className="board-alone max-w-[36rem] lg:max-w-[max(20rem,calc(100vh-19rem))]">
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the content's own drawings */}
            <div dangerouslySetInnerHTML={{ __html: board }} />
            <PrintButton label={surveys("print")} className="lg:hidden" wordClass="max-sm:sr-only" />
          </div>
          <RecordingPlayer recording={recordings[`board-${drawing.id}`]?.[language]} language={language} />
        </div>
        <section aria-labelledby="sheet" className="mt-8 lg:sticky lg:top-4 lg:mt-0 lg:self-start lg:pt-28">
          <h2 id="sheet" className="no-print">
            {t("sheet")}
          </h2>
          <div className="mt-3 flex flex-wrap gap-4">
            <div className="sheet-small">
              <PrintedSheet drawing={drawing} language={language} lines={labels.length} />
            </div>
            <div className="no-print min-w-0 flex-1 basis-40">
              <PrintButton label={surveys("print")} className="mb-2 max-lg:hidden" />
              <p className="text-small text-ink-soft">{t("printHint")}</p>
              <h3 className="mt-4 text-body">{t("key")}</h3>
              <ol className="mt-1 list-decimal ps-6">
                {labels.map((label) => (
                  <li key={label}>{label}</li>
                ))}
              </ol>
            </div>
          </div>
        </section>
      </div>
    </div>
  );
});

function findDrawing(id: string) {
  const drawing = portalContent().drawings.find((each) => each.id === id);
  if (!drawing) throw new PageError(404);
  return drawing;
}

/** What a class gets: the lines with numbers, and as many empty lines for the words, which are beside the picture. */
function PrintedSheet({ drawing, language, lines }: { drawing: Board; language: Language; lines: number }) {
  const t = translatorFor(language, "drawings");
  return (
    <article className="handout bg-white px-10 py-8">
      <div className="band" aria-hidden="true" />
      <p className="mt-4 font-bold">{drawing.title[language]}</p>
      <p className="mt-2 text-ink-soft">{t("name")}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from the content's own drawings */}
      <div className="mt-4" dangerouslySetInnerHTML={{ __html: renderLines(drawing, language) }} />
      <ol className="blanks mt-4" aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty lines in their order
          <li key={index} />
        ))}
      </ol>
      <p className="handout-foot mt-6 border-t border-hairline pt-2 text-small text-ink-soft">
        {portalContent().site.name[language]}
      </p>
    </article>
  );
}
