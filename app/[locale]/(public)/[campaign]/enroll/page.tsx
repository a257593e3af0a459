import { enrollMetadata, loadCampaign } from "@/components/campaigns/campaign-page";
import { FormPage } from "@/components/campaigns/form-page";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";

/** Not indexed: search engines should find the campaign's own page, not its form. */
export const generateMetadata = foundMetadata<"campaign">(({ language, params: { campaign } }) =>
  enrollMetadata(campaign, language),
);

export default visitorPage<"campaign">(async ({ language, params: { campaign } }) => (
  <FormPage page={await loadCampaign(campaign, language)} language={language} />
));
