import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { campaignMetadata, loadCampaign } from "@/components/campaigns/campaign-page";
import { Landing } from "@/components/campaigns/landing";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language }> };

export const revalidate = 300;
export const dynamic = "force-static";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return campaignMetadata("up", (await params).locale);
}

export default async function CampaignLanding({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return <Landing page={await loadCampaign("up", locale)} language={locale} />;
}
