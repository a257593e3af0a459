import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";

export default async function Forbidden() {
  const t = await getTranslations("errors");
  return (
    <StateScreen picture="/images/states/not-found.svg" title={t("forbiddenTitle")} actions={<LinkButton href="/dashboard">{t("dashboard")}</LinkButton>}>
      <p>{t("forbiddenText")}</p>
    </StateScreen>
  );
}
