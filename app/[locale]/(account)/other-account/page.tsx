import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import { respondWithStatus } from "@/lib/api/pages/page-status";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("errors", "otherAccountTitle", { robots: { index: false } });

/** For a page that one account rendered while another one is signed in now (docs/decisions/0037). */
export default async function OtherAccount({ params }: { params: Promise<{ locale: Language }> }) {
  const { locale } = await params;
  const t = translatorFor(locale, "errors");
  respondWithStatus(409);
  const actions = (
    <>
      <LinkButton href="/dashboard">{t("dashboard")}</LinkButton>
      <LinkButton look="secondary" href="/logout/ask">
        {t("otherLogin")}
      </LinkButton>
    </>
  );
  return (
    <StateScreen picture="/images/states/not-found.svg" title={t("otherAccountTitle")} actions={actions}>
      <p>{t("otherAccountText")}</p>
    </StateScreen>
  );
}
