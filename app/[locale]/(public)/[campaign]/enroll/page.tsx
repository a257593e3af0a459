import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { type CampaignParams, enrollMetadata, loadCampaign } from "@/components/campaigns/campaign-page";
import { FormPage } from "@/components/campaigns/form-page";

export const revalidate = 300;
export const dynamic = "force-static";

/** Not indexed: search engines should find the campaign's own page, not its form. */
export async function generateMetadata({ params }: CampaignParams): Promise<Metadata> {
  const { locale, campaign } = await params;
  return enrollMetadata(campaign, locale);
}

export default async function CampaignEnroll({ params }: CampaignParams) {
  const { locale, campaign } = await params;
  setRequestLocale(locale);
  return <FormPage page={await loadCampaign(campaign, locale)} language={locale} />;
}
