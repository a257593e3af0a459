import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "offline" });
  return { title: t("listTitle"), robots: { index: false } };
}

/** Where no service worker runs yet, or none can: with one, the worker answers this address with its own list. */
export default async function Offline() {
  const t = await getTranslations("offline");
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
