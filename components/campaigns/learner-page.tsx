import { getTranslations } from "next-intl/server";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import type { Language } from "@/lib/platform/i18n/language";
import { CampaignMarker } from "./campaign-marker";
import type { CampaignPage } from "./campaign-page";
import { LearnerEnroll } from "./learner-enroll";

/** What stands at the address of the form page for somebody who is signed in (middleware.ts). */
export async function LearnerPage({ page, language }: { page: CampaignPage; language: Language }) {
  const { campaign, course } = page;
  const [t, shell] = await Promise.all([getTranslations("course"), getTranslations("shell")]);
  const crumbs = [{ label: shell("home"), href: "/" }, { label: course.name, href: `/${campaign.slug}` }, { label: t("enroll") }];
  return (
    <div className="container-form">
      <CampaignMarker courseId={course.slug} />
      <Breadcrumb crumbs={crumbs} />
      <LearnerEnroll page={page} language={language} />
    </div>
  );
}
