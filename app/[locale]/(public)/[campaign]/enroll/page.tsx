import type { Metadata } from "next";
import { type CampaignParams, enrollMetadata, loadCampaign } from "@/components/campaigns/campaign-page";
import { FormPage } from "@/components/campaigns/form-page";
import { metadataOrNotFound } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";

/** Not indexed: search engines should find the campaign's own page, not its form. */
export async function generateMetadata({ params }: CampaignParams): Promise<Metadata> {
  const { locale, campaign } = await params;
  return metadataOrNotFound(locale, () => enrollMetadata(campaign, locale));
}

export default visitorPage<"campaign">(async ({ language, params: { campaign } }) => (
  <FormPage page={await loadCampaign(campaign, language)} language={language} />
));
