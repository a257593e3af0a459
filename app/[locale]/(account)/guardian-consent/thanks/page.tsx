import { getTranslations } from "next-intl/server";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { LinkButton } from "@/components/ui/button";
import { StateScreen } from "@/components/ui/state-screen";

export const generateMetadata = titleMetadata("privacy", "thanksTitle", { robots: { index: false } });

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
