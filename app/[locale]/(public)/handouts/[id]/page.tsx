import { foundMetadata, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { Sheet } from "@/components/pages/sheet";
import { visitorPage } from "@/components/pages/visitor-page";
import { portalContent } from "@/lib/api/content/portal-content";
import { PageError } from "@/lib/api/page-error";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = foundMetadata<"id">(async ({ language, params: { id } }) => {
  const { title, lead } = findHandout(id);
  return pageMetadata({ language, path: `/handouts/${id}`, title: title[language], description: lead[language] });
});

/** A handout; in print only its sheet, as one A4 page. */
export default visitorPage<"id">(async ({ language, params: { id } }) => {
  const { title, lead, html } = findHandout(id);
  return (
    <Sheet
      path={`/handouts/${id}`}
      title={title[language]}
      lead={lead[language]}
      kind={translatorFor(language, "surveys")("handoutLabel")}
      language={language}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
      <div className="prose mt-5" dangerouslySetInnerHTML={{ __html: html[language] }} />
    </Sheet>
  );
});

function findHandout(id: string) {
  const handout = portalContent().handouts.find((each) => each.id === id);
  if (!handout) throw new PageError(404);
  return handout;
}
