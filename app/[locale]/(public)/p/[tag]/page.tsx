import type { ReactNode } from "react";
import { campaignQuery } from "@/components/campaigns/campaign-query";
import { redirectOrNotFound } from "@/components/campaigns/redirect-or-not-found";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { publicApi } from "@/lib/api/server";
import { decoded } from "@/lib/contract/text/decoded";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; tag: string }> };

/** The title of an address that does not exist. Every other address redirects. */
export const generateMetadata = titleMetadata("errors", "notFoundTitle");

/** A partner's address redirects to the partner's course. The tag becomes campaign and source (rule: partner.tag). */
export default async function CoBrandedEntry({ params }: Props): Promise<ReactNode> {
  const { locale, tag } = await params;
  return redirectOrNotFound(locale, courseOfTag(decoded(tag) ?? "", locale));
}

async function courseOfTag(tag: string, language: Language): Promise<string> {
  const { data } = await publicApi(language).campaigns.coBrandedTag({ tag });
  const query = campaignQuery({}, { utm_campaign: tag, utm_source: tag, language: data.default_language });
  return `/info/course/${encodeURIComponent(data.course_id)}${query}`;
}
