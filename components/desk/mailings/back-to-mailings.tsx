import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export function BackToMailings({ language }: { language: Language }) {
  return (
    <p className="mt-1">
      <a href="/desk/mailings" className="inline-flex min-h-11 items-center font-semibold">
        {translatorFor(language, "desk")("mailing.back")}
      </a>
    </p>
  );
}
