import { CampaignMarker } from "@/components/campaigns/campaign-marker";
import { type CampaignPage, enrollMetadata, loadCampaign } from "@/components/campaigns/campaign-page";
import { LearnerEnroll } from "@/components/campaigns/learner-enroll";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** What a campaign's `/enroll` shows to a learner who is signed in (middleware.ts rewrites to it). */
export const generateMetadata = foundMetadata<"campaign">(({ language, params: { campaign } }) =>
  enrollMetadata(campaign, language),
);

export default visitorPage<"campaign">(async ({ language, params: { campaign } }) => (
  <LearnerPage page={await loadCampaign(campaign, language)} language={language} />
));

/** Shown at the form page's address to a signed-in learner (middleware.ts rewrites to it). */
function LearnerPage({ page, language }: { page: CampaignPage; language: Language }) {
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
