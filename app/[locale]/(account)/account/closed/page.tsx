import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("security", "closedTitle", { robots: { index: false } });

/** Shown after the account was closed; it is deleted some days later (rule: settings.delete). */
export default async function AccountClosed({ params }: { params: Promise<{ locale: Language }> }) {
  const t = translatorFor((await params).locale, "security");
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
