import { TextArea } from "@/components/forms/field";
import { CopyLink } from "@/components/ui/copy-link";
import { type Language, languageFacts } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** The same text to copy into a WhatsApp group. Without JavaScript it is selected in the field. */
export function WhatsappTexts({ texts, language }: { texts: { language: Language; text: string }[]; language: Language }) {
  const t = translatorFor(language, "desk");
  const copy = { copy: t("mailing.copy"), copied: t("mailing.copied"), failed: t("mailing.copyFailed") };
  return (
    <section aria-labelledby="whatsapp" className="rounded-card border border-hairline bg-white p-4">
      <h2 id="whatsapp" className="text-[1.15rem]">
        {t("mailing.whatsappTitle")}
      </h2>
      <p className="text-ink-soft">{t("mailing.whatsappLead")}</p>
      <div className="mt-3 grid gap-5 md:grid-cols-2">
        {texts.map(({ language: of, text }) => (
          <div key={of} className="flex flex-col gap-2">
            <TextArea id={`whatsapp-${of}`} label={languageFacts[of].name} lang={of} readOnly rows={8} defaultValue={text} />
            <CopyLink address={text} texts={copy} />
          </div>
        ))}
      </div>
    </section>
  );
}
