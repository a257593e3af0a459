import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import type { Language } from "@/lib/platform/i18n/language";

export async function NotFoundScreen({ language }: { language: Language }) {
  const t = await getTranslations({ locale: language, namespace: "errors" });
  const actions = (
    <>
      <LinkButton href="/">{t("home")}</LinkButton>
      <LinkButton look="secondary" href="/courses">
        {t("toCourses")}
      </LinkButton>
    </>
  );
  return (
    <StateScreen picture="/images/states/not-found.svg" title={t("notFoundTitle")} actions={actions}>
      <p>{t("notFoundText")}</p>
    </StateScreen>
  );
}
