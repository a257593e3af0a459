import type { Handout } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { Sheet } from "./sheet";

/** A handout; in print only its sheet, as one A4 page. */
export function HandoutSheet({ handout, language }: { handout: Handout; language: Language }) {
  const t = translatorFor(language, "surveys");
  return (
    <Sheet
      path={`/handouts/${handout.id}`}
      title={handout.title[language]}
      lead={handout.lead[language]}
      kind={t("handoutLabel")}
      language={language}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server with an allow-list */}
      <div className="prose mt-5" dangerouslySetInnerHTML={{ __html: handout.html[language] }} />
    </Sheet>
  );
}
