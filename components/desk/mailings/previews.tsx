import type { MailingPreview } from "@/lib/contract/desk/mailings";
import { type Language, languageFacts } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** The mail as a learner gets it, in every language. The frame runs no script and opens no link. */
export function Previews({ previews, language }: { previews: MailingPreview[]; language: Language }) {
  const t = translatorFor(language, "desk");
  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="text-[1.15rem]">
        {t("mailing.previewTitle")}
      </h2>
      <p className="text-ink-soft">{t("mailing.previewLead")}</p>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        {previews.map(({ language: of, subject, html }) => (
          <figure key={of}>
            <figcaption>
              <span className="block font-semibold">{languageFacts[of].name}</span>
              <span lang={of} className="block [overflow-wrap:anywhere]">
                {subject}
              </span>
            </figcaption>
            <iframe
              title={t("mailing.previewIn", { language: languageFacts[of].name })}
              sandbox=""
              srcDoc={html}
              className="mt-2 h-[32rem] w-full rounded-card border border-hairline bg-white"
            />
          </figure>
        ))}
      </div>
    </section>
  );
}
