import { redirect } from "next/navigation";
import { titleOfStep } from "@/components/account/register/form-props";
import { typedTeacher } from "@/components/account/register/typed-registration";
import { enrollMetadata, loadCampaign } from "@/components/campaigns/campaign-page";
import { FormPage } from "@/components/campaigns/form-page";
import { foundMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { requestHasSession } from "@/lib/api/server";

export const generateMetadata = foundMetadata<"campaign">(async ({ language, params, searchParams }) => {
  const [{ campaign }, metadata] = await Promise.all([
    loadCampaign(params.campaign, language),
    enrollMetadata(params.campaign, language),
  ]);
  const before = await typedTeacher(campaign.form, (await searchParams).step, language);
  return { ...metadata, title: titleOfStep(metadata.title, before, "School", language) };
});

/** The later steps of a campaign's form without JavaScript. They hold what one visitor has typed. */
export default visitorPage<"campaign">(async ({ language, params: { campaign: slug }, searchParams }) => {
  const { step } = await searchParams;
  const page = await loadCampaign(slug, language);
  const before = await typedTeacher(page.campaign.form, step, language);
  if (!before || (await requestHasSession())) redirect(`/${slug}/enroll`);
  return <FormPage page={page} language={language} before={before} />;
});
