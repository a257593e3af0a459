import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { campaignMetadata, loadCampaign } from "@/components/campaigns/campaign-page";
import { FormPage } from "@/components/campaigns/form-page";
import type { Language } from "@/lib/platform/i18n/language";
import { teacherAction } from "../../../(account)/teacher-action";

type Props = { params: Promise<{ locale: Language }> };

export const revalidate = 300;
export const dynamic = "force-static";

/** The form belongs to the campaign's page: that is the one to be found. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { ...(await campaignMetadata("up", (await params).locale)), robots: { index: false } };
}

export default async function CampaignEnroll({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  return <FormPage page={await loadCampaign("up", locale)} language={locale} action={teacherAction} />;
}
