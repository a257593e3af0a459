import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: (await params).locale, namespace: "privacy" });
  return { title: t("thanksTitle"), robots: { index: false } };
}

export default async function GuardianThanks() {
  const t = await getTranslations("privacy");
  return (
    <StateScreen
      picture="/images/states/congratulations.svg"
      title={t("thanksTitle")}
      actions={
        <LinkButton look="secondary" href="/courses">
          {t("seeCourses")}
        </LinkButton>
      }
    >
      <p>{t("thanksText")}</p>
      <p className="mt-3">{t("thanksWithdraw")}</p>
      <p className="mt-3">
        <a href="/grievance" className="inline-flex min-h-12 items-center font-semibold">
          {t("writeToUs")}
        </a>
      </p>
    </StateScreen>
  );
}
