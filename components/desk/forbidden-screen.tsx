import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** Takes the place of a page of the desk that the role or the area does not include. `isStaff`: whether any page of the desk is open to them. */
export function DeskForbidden({ language, isStaff }: { language: Language; isStaff: boolean }) {
  const t = translatorFor(language, "desk");
  const action = isStaff ? <LinkButton href="/desk">{t("forbidden.desk")}</LinkButton> : <LinkButton href="/dashboard">{t("forbidden.courses")}</LinkButton>;
  return (
    <StateScreen picture="/images/states/not-found.svg" title={t("forbidden.title")} actions={action}>
      <p>{t("forbidden.text")}</p>
    </StateScreen>
  );
}
