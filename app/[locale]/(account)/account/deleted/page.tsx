import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("security", "deletedTitle", { robots: { index: false } });

export default async function AccountDeleted({ params }: { params: Promise<{ locale: Language }> }) {
  const t = translatorFor((await params).locale, "security");
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
