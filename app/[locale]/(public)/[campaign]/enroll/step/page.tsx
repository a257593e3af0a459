import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { titleOfStep } from "@/components/account/register/form-props";
import { typedTeacher } from "@/components/account/register/typed-registration";
import { type CampaignParams, enrollMetadata, loadCampaign } from "@/components/campaigns/campaign-page";
import { FormPage } from "@/components/campaigns/form-page";
import { metadataOrNotFound } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
import { requestHasSession } from "@/lib/api/server";

type Props = CampaignParams & { searchParams: Promise<{ step?: string }> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const [{ locale, campaign: slug }, { step }] = await Promise.all([params, searchParams]);
  return metadataOrNotFound(locale, async () => {
    const [{ campaign }, metadata] = await Promise.all([loadCampaign(slug, locale), enrollMetadata(slug, locale)]);
    const before = await typedTeacher(campaign.form, step, locale);
    return { ...metadata, title: titleOfStep(metadata.title, before, "School", locale) };
  });
}

/** The later steps of a campaign's form without JavaScript. They hold what one visitor has typed. */
export default visitorPage<"campaign">(async ({ language, params: { campaign: slug }, searchParams }) => {
  const { step } = await searchParams;
  const page = await loadCampaign(slug, language);
  const before = await typedTeacher(page.campaign.form, step, language);
  if (!before || (await requestHasSession())) redirect(`/${slug}/enroll`);
  return <FormPage page={page} language={language} before={before} />;
});
