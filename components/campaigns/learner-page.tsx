import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";
import { CampaignMarker } from "./campaign-marker";
import type { CampaignPage } from "./campaign-page";
import { LearnerEnroll } from "./learner-enroll";

/** Shown at the form page's address to a signed-in learner (middleware.ts rewrites to it). */
export function LearnerPage({ page, language }: { page: CampaignPage; language: Language }) {
  const { campaign, course } = page;
  const t = translatorFor(language, "course");
  const crumbs = [{ label: course.name, href: `/${campaign.slug}` }, { label: t("enroll") }];
  return (
    <div className="container-form">
      <CampaignMarker courseId={course.slug} />
      <Breadcrumb crumbs={crumbs} language={language} />
      <LearnerEnroll page={page} language={language} />
    </div>
  );
}
