import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** Replaces a desk page outside the role or the area. `isStaff`: whether the visitor may open any desk page. */
export function DeskForbidden({ language, isStaff }: { language: Language; isStaff: boolean }) {
  const t = translatorFor(language, "desk");
  const action = isStaff ? (
    <LinkButton href="/desk">{t("forbidden.desk")}</LinkButton>
  ) : (
    <LinkButton href="/dashboard">{t("forbidden.courses")}</LinkButton>
  );
  return (
    <StateScreen picture="/images/states/not-found.svg" title={t("forbidden.title")} actions={action}>
      <p>{t("forbidden.text")}</p>
    </StateScreen>
  );
}
