import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";

export const generateMetadata = titleMetadata("security", "deletedTitle", { robots: { index: false } });

/** Shown after the account was deleted. */
export default async function AccountDeleted() {
  const t = await getTranslations("security");
  return (
    <StateScreen
      picture="/images/states/offline.svg"
      title={t("deletedTitle")}
      actions={<LinkButton href="/">{t("deletedHome")}</LinkButton>}
    >
      <p>{t("deletedText")}</p>
    </StateScreen>
  );
}
