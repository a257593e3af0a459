import type { ReactNode } from "react";
import { campaignQuery, type Query } from "@/components/campaigns/campaign-query";
import { redirectOrNotFound } from "@/components/campaigns/redirect-or-not-found";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { publicApi } from "@/lib/api/server";
import { decoded } from "@/lib/contract/text/decoded";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; id: string[] }>; searchParams: Promise<Query> };

/** The title of an address that does not exist. Every other address redirects. */
export const generateMetadata = titleMetadata("errors", "notFoundTitle");

/** `/c/{id}` (rule: redirect.short): redirects to the course of this number or id with the campaign parameters. */
export default async function CourseEntry({ params, searchParams }: Props): Promise<ReactNode> {
  const { locale, id } = await params;
  const query = campaignQuery(await searchParams);
  const { courses } = publicApi(locale);
  return redirectOrNotFound(
    locale,
    courses
      .getId({ id: decoded(id[0] ?? "") ?? "" })
      .then(({ course_id }) => `/info/course/${encodeURIComponent(course_id)}${query}`),
  );
}
