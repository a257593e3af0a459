import type { Metadata } from "next";
import { type CampaignParams, campaignMetadata, loadCampaign } from "@/components/campaigns/campaign-page";
import { Landing } from "@/components/campaigns/landing";
import { metadataOrNotFound } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { campaignPages } from "@/lib/contract/rules/campaign-pages";

export async function generateMetadata({ params }: CampaignParams): Promise<Metadata> {
  const { locale, campaign } = await params;
  return metadataOrNotFound(locale, () => campaignMetadata(campaign, locale));
}

export default async function CampaignLanding({ params }: CampaignParams) {
  const { locale, campaign } = await params;
  const landing = async () => <Landing page={await loadCampaign(campaign, locale)} language={locale} />;
  // Any other first part of an address is unknown, and its page is one of the visitor's own.
  return isCampaign(campaign) ? landing() : renderOrErrorScreen(locale, landing);
}

const isCampaign = (name: string) => (campaignPages as readonly string[]).includes(name);
