import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { type CampaignParams, enrollMetadata, loadCampaign } from "@/components/campaigns/campaign-page";
import { LearnerPage } from "@/components/campaigns/learner-page";

export const revalidate = 300;
export const dynamic = "force-static";

/** What a campaign's `/enroll` shows to a learner who is signed in (middleware.ts rewrites to it). */
export async function generateMetadata({ params }: CampaignParams): Promise<Metadata> {
  const { locale, campaign } = await params;
  return enrollMetadata(campaign, locale);
}

export default async function CampaignEnrollLearner({ params }: CampaignParams) {
  const { locale, campaign } = await params;
  setRequestLocale(locale);
  return <LearnerPage page={await loadCampaign(campaign, locale)} language={locale} />;
}
