import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** The result of the last press of a button; it is part of the address, so it shows without JavaScript too. */
export function Outcome({ outcome, language }: { outcome: string | undefined; language: Language }) {
  const t = translatorFor(language, "desk");
  const known = (["done", "changed", "failed"] as const).find((each) => each === outcome);
  return (
    <div role="status" className="empty:hidden mt-4">
      {known && <Notice kind={known === "done" ? "success" : "error"}>{t(`outcomes.${known}`)}</Notice>}
    </div>
  );
}
