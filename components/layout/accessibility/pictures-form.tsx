import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** Switches pictures off or on where no script runs; elsewhere the settings panel does it. */
export function PicturesForm({ language }: { language: Language }) {
  const t = translatorFor(language, "accessibility");
  return (
    <noscript>
      <form id="pictures" method="post" action="/accessibility/pictures" className="mt-4 grid max-w-sm gap-3">
        <p>{t("picturesLead")}</p>
        <Button type="submit" look="secondary" name="pictures" value="off">
          {t("picturesOff")}
        </Button>
        <Button type="submit" look="secondary" name="pictures" value="on">
          {t("picturesOn")}
        </Button>
      </form>
    </noscript>
  );
}
