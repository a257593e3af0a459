import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { titleOfStep } from "@/components/account/register/form-props";
import { typedTeacher } from "@/components/account/register/typed-registration";
import { type CampaignParams, enrollMetadata, loadCampaign } from "@/components/campaigns/campaign-page";
import { FormPage } from "@/components/campaigns/form-page";
import { metadataOrNotFound } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
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
export default async function CampaignEnrollStep({ params, searchParams }: Props) {
  const [{ locale, campaign: slug }, { step }] = await Promise.all([params, searchParams]);
  return renderOrErrorScreen(locale, async () => {
    const page = await loadCampaign(slug, locale);
    const before = await typedTeacher(page.campaign.form, step, locale);
    if (!before || (await requestHasSession())) redirect(`/${slug}/enroll`);
    return <FormPage page={page} language={locale} before={before} />;
  });
}
