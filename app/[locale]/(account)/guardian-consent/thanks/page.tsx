import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

export const generateMetadata = titleMetadata("privacy", "thanksTitle", { robots: { index: false } });

export default async function GuardianThanks({ params }: { params: Promise<{ locale: Language }> }) {
  const t = translatorFor((await params).locale, "privacy");
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
