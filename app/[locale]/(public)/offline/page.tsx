import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("offline", "listTitle", { robots: { index: false } });

/** Where no service worker runs yet, or none can: with one, the worker answers this address with its own list. */
export default async function Offline({ params }: { params: Promise<{ locale: Language }> }) {
  const t = translatorFor((await params).locale, "offline");
  return (
    <StateScreen
      picture="/images/states/offline.svg"
      title={t("listTitle")}
      actions={<LinkButton href="/courses">{t("emptyAction")}</LinkButton>}
    >
      <p>{t("emptyText")}</p>
      <p className="mt-3 text-ink-soft">{t("emptyNote")}</p>
    </StateScreen>
  );
}
