import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { type CampaignParams, campaignMetadata, loadCampaign } from "@/components/campaigns/campaign-page";
import { Landing } from "@/components/campaigns/landing";
import { metadataOrNotFound } from "@/components/layout/metadata/metadata-or-not-found";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { campaignPages } from "@/lib/contract/rules/campaign-pages";

// The same for everybody: its bytes are stored until a rating changes it (docs/decisions/0042).
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: CampaignParams): Promise<Metadata> {
  const { locale, campaign } = await params;
  return metadataOrNotFound(locale, () => campaignMetadata(campaign, locale));
}

export default async function CampaignLanding({ params }: CampaignParams) {
  const { locale, campaign } = await params;
  setRequestLocale(locale);
  const landing = async () => <Landing page={await loadCampaign(campaign, locale)} language={locale} />;
  // Any other first part of an address is unknown, and its page is one of the visitor's own.
  return isCampaign(campaign) ? landing() : renderOrErrorScreen(locale, landing);
}

const isCampaign = (name: string) => (campaignPages as readonly string[]).includes(name);
