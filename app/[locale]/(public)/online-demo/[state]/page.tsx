import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { DemoView } from "@/components/campaigns/demo/demo-view";
import { loadDemo } from "@/components/campaigns/demo/load-demo";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { portalContent } from "@/lib/api/content/portal-content";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; state: string }> };

export const revalidate = 300;
export const dynamic = "force-static";
// Any other state is rendered per request by `[...other]`, which can return 404.
export const dynamicParams = false;

export function generateStaticParams() {
  return portalContent().campaigns.demos.map(({ state }) => ({ state }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, state } = await params;
  const { demo } = await loadDemo(state, locale);
  return pageMetadata({
    language: locale,
    path: `/online-demo/${state}`,
    title: demo.title[locale],
    description: `${demo.title[locale]}: ${demo.lead[locale]}`,
  });
}

export default async function OnlineDemo({ params }: Props) {
  const { locale, state } = await params;
  setRequestLocale(locale);
  return <DemoView shown={await loadDemo(state, locale)} language={locale} />;
}
