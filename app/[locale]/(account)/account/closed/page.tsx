import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "security" });
  return { title: t("closedTitle"), robots: { index: false } };
}

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
