import type { Metadata } from "next";
import { type CampaignParams, enrollMetadata, loadCampaign } from "@/components/campaigns/campaign-page";
import { LearnerPage } from "@/components/campaigns/learner-page";
import { metadataOrNotFound } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";

/** What a campaign's `/enroll` shows to a learner who is signed in (middleware.ts rewrites to it). */
export async function generateMetadata({ params }: CampaignParams): Promise<Metadata> {
  const { locale, campaign } = await params;
  return metadataOrNotFound(locale, () => enrollMetadata(campaign, locale));
}

export default async function CampaignEnrollLearner({ params }: CampaignParams) {
  const { locale, campaign } = await params;
  return renderOrErrorScreen(locale, async () => (
    <LearnerPage page={await loadCampaign(campaign, locale)} language={locale} />
  ));
}
