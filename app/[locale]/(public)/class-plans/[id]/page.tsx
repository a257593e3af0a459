import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { setRequestLocale } from "next-intl/server";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { ClassPlanSheet } from "@/components/pages/class-plan-sheet";
import { portalContent } from "@/lib/api/content/portal-content";
import { type Language, languages } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; id: string }> };

export const revalidate = 300;
export const dynamic = "force-static";
// Any other name is unknown and returns 404.
export const dynamicParams = false;

export function generateStaticParams() {
  return languages.flatMap((locale) => portalContent().classPlans.map(({ id }) => ({ locale, id })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params;
  const plan = findPlan(id);
  return plan
    ? pageMetadata({
        language: locale,
        path: `/class-plans/${id}`,
        title: plan.title[locale],
        description: plan.aim[locale],
      })
    : {};
}

/** A class plan to print, linked from the page of resources. */
export default async function ClassPlanPage({ params }: Props) {
  const { locale, id } = await params;
  setRequestLocale(locale);
  const plan = findPlan(id);
  if (!plan) notFound();
  return <ClassPlanSheet plan={plan} language={locale} />;
}

function findPlan(id: string) {
  return portalContent().classPlans.find((plan) => plan.id === id);
}
