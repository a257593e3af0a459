import type { ReactNode } from "react";
import { allowedTarget, redirectOrNotFound } from "@/components/campaigns/redirect-or-not-found";
import { titleMetadata } from "@/components/layout/metadata/page-metadata";
import { planBehind, portalContent } from "@/lib/api/content/portal-content";
import { publicApi } from "@/lib/api/server";
import { decoded } from "@/lib/contract/text/decoded";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; id: string[] }> };

/** The title of an address that does not exist. Every other address redirects. */
export const generateMetadata = titleMetadata("errors", "notFoundTitle");

/**
 * The prefix route `/r/{slug}` (rule: redirect.short): redirects to the target of a short address, if the content
 * allows it (threats T8). The class plans are the portal's own, whatever backend answers.
 */
export default async function ShortAddress({ params }: Props): Promise<ReactNode> {
  const { locale, id } = await params;
  return redirectOrNotFound(locale, findTarget(decoded(id[0] ?? "") ?? "", locale));
}

async function findTarget(slug: string, language: Language): Promise<string | null> {
  const plan = planBehind(slug, portalContent().classPlans);
  if (plan) return `/class-plans/${plan.id}`;
  const { data } = await publicApi(language).campaigns.redirect({ slug });
  return allowedTarget(data.url, portalContent().campaigns.redirects.hosts);
}
