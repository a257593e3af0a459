import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { crumbList } from "@/components/courses/crumb-list";
import { DemoView } from "@/components/demos/demo-view";
import { loadDemo } from "@/components/demos/load-demo";
import { pageMetadata } from "@/components/seo/page-metadata";
import { StructuredData } from "@/components/seo/structured-data";
import { content } from "@/lib/content";
import type { Language } from "@/lib/i18n/language";

type Props = { params: Promise<{ locale: Language; state: string }> };

export const revalidate = 300;
// Any other state is answered per request by `[...other]`, which can answer 404.
export const dynamicParams = false;

export function generateStaticParams() {
  return content().campaigns.demos.map(({ state }) => ({ state }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, state } = await params;
  const { demo } = await loadDemo(state, locale);
  return pageMetadata({ language: locale, path: `/online-demo/${state}`, title: demo.title[locale], description: demo.lead[locale] });
}

export default async function OnlineDemo({ params }: Props) {
  const { locale, state } = await params;
  setRequestLocale(locale);
  const [shown, t, shell] = await Promise.all([loadDemo(state, locale), getTranslations("demos"), getTranslations("shell")]);
  const crumbs = [{ label: shell("home"), href: "/" }, { label: shown.course.name, href: `/${shown.campaign.slug}` }, { label: t("crumb") }];
  return (
    <>
      <StructuredData data={{ "@context": "https://schema.org", "@graph": [crumbList(crumbs, `/online-demo/${state}`)] }} />
      <DemoView shown={shown} language={locale} />
    </>
  );
}
