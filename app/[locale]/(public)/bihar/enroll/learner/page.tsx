import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { campaignMetadata, loadCampaign } from "@/components/campaigns/campaign-page";
import { LearnerPage } from "@/components/campaigns/learner-page";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export const revalidate = 300;
export const dynamic = "force-static";

/** What `/bihar/enroll` shows to somebody who is signed in (middleware.ts). */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...(await campaignMetadata("bihar", (await params).locale)), robots: { index: false } };
}

export default async function CampaignEnrollLearner({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return <LearnerPage page={await loadCampaign("bihar", locale)} language={locale} />;
}
