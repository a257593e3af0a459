import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { type CampaignParams, campaignMetadata, loadCampaign } from "@/components/campaigns/campaign-page";
import { Landing } from "@/components/campaigns/landing";

export const revalidate = 300;
export const dynamic = "force-static";

export async function generateMetadata({ params }: CampaignParams): Promise<Metadata> {
  const { locale, campaign } = await params;
  return campaignMetadata(campaign, locale);
}

export default async function CampaignLanding({ params }: CampaignParams) {
  const { locale, campaign } = await params;
  setRequestLocale(locale);
  return <Landing page={await loadCampaign(campaign, locale)} language={locale} />;
}
