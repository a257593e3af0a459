import { getTranslations } from "next-intl/server";
import { PlainEnrollForm } from "@/components/courses/plain-enroll-form";
import type { Language } from "@/lib/platform/i18n/language";
import type { CampaignPage } from "./campaign-page";
import { EnrollBar } from "./enroll-bar";

/** The enroll button with its texts, and a plain form for learners without JavaScript. */
export async function EnrollSection({ page: { campaign, course }, language }: { page: CampaignPage; language: Language }) {
  const [t, shell] = await Promise.all([getTranslations("course"), getTranslations("shell")]);
  const texts = { enroll: t("enroll"), launch: t("launch"), opening: t("opening"), offline: t("offline"), close: shell("close") };
  return (
    <EnrollBar course={{ id: course.slug, name: course.name, language }} variant={campaign.form} formHref={`/${campaign.slug}/enroll`} texts={texts}>
      <PlainEnrollForm course={course} language={language} source={campaign.slug} />
    </EnrollBar>
  );
}
