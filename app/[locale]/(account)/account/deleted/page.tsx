import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "security" });
  return { title: t("deletedTitle"), robots: { index: false } };
}

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
