import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";

export const generateMetadata = titleMetadata("security", "closedTitle", { robots: { index: false } });

/** Shown after the account was closed; it is deleted some days later (rule: settings.delete). */
export default async function AccountClosed() {
  const t = await getTranslations("security");
  return (
    <StateScreen
      picture="/images/states/offline.svg"
      title={t("closedTitle")}
      actions={
        <LinkButton href="/login" look="secondary">
          {t("closedLogin")}
        </LinkButton>
      }
    >
      <p>{t("closedText")}</p>
      <p>{t("closedHow")}</p>
    </StateScreen>
  );
}
