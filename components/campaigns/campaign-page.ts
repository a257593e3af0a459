import "server-only";
import type { Metadata } from "next";
import { cache } from "react";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { readCallError } from "@/lib/api/call-error";
import { type Campaign, portalContent } from "@/lib/api/content/portal-content";
import { PageError } from "@/lib/api/page-error";
import { publicApi } from "@/lib/api/server";
import type { StateFigures } from "@/lib/contract/campaigns";
import type { CourseDetail } from "@/lib/contract/courses";
import type { Language } from "@/lib/platform/i18n/language";
import { translatorFor } from "@/lib/platform/i18n/messages";

/** The parameters of every page below `app/[locale]/(public)/[campaign]`. */
export type CampaignParams = { params: Promise<{ locale: Language; campaign: string }> };
export type CampaignPage = { campaign: Campaign; course: CourseDetail };

/** Loads a campaign and its course. @throws PageError 404 for an unknown slug: a form can be posted to any address */
export const loadCampaign = cache(async (slug: string, language: Language): Promise<CampaignPage> => {
  const campaign = portalContent().campaigns.pages.find((each) => each.slug === slug);
  if (!campaign) throw new PageError(404);
  return { campaign, course: await publicApi(language).courses.detail({ id: campaign.course, language }) };
});

/** Null where nothing is counted yet, and where the backend lacks the call or fails: the page shows no figures then. */
export async function loadStateFigures(slug: string, language: Language): Promise<StateFigures | null> {
  try {
    return (await publicApi(language).campaigns.stateFigures({ slug })).figures;
  } catch (error) {
    if (readCallError(error)) return null;
    throw error;
  }
}

/** The metadata of a campaign page: the title is "name | shortDesc" (rule: campaign.pages). */
export async function campaignMetadata(slug: string, language: Language): Promise<Metadata> {
  const { campaign, course } = await loadCampaign(slug, language);
  return pageMetadata({
    language,
    path: `/${slug}`,
    title: `${course.name} | ${course.shortDesc}`,
    description: campaign.lead[language],
  });
}

/** The metadata of the pages on which a visitor enrolls in a campaign's course: search engines list the campaign. */
export async function enrollMetadata(slug: string, language: Language): Promise<Metadata> {
  const { campaign, course } = await loadCampaign(slug, language);
  const title = `${translatorFor(language, "course")("enroll")}: ${course.name}`;
  const metadata = pageMetadata({ language, path: `/${slug}`, title, description: campaign.lead[language] });
  return { ...metadata, robots: { index: false } };
}
