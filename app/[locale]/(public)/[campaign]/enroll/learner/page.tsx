import { CampaignMarker } from "@/components/campaigns/campaign-marker";
import { enrollMetadata, loadCampaign } from "@/components/campaigns/campaign-page";
import { LearnerEnroll } from "@/components/campaigns/learner-enroll";
import { Breadcrumb } from "@/components/layout/metadata/breadcrumb";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** What a campaign's `/enroll` shows to a learner who is signed in (middleware.ts rewrites to it). */
export const generateMetadata = foundMetadata<"campaign">(({ language, params: { campaign } }) =>
  enrollMetadata(campaign, language),
);

export default visitorPage<"campaign">(async ({ language, params }) => {
  const page = await loadCampaign(params.campaign, language);
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
});
