import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { loadTopic } from "@/components/articles/load-articles";
import { TopicView } from "@/components/articles/topic-view";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { publicApi } from "@/lib/api/server";
import { defaultLanguage, type Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; name: string }> };

export const revalidate = 300;
export const dynamic = "force-static";
// Any other address is rendered per request by `[...other]`, which can return 404.
export const dynamicParams = false;

export async function generateStaticParams() {
  const topics = await publicApi(defaultLanguage).articles.topics({ language: defaultLanguage });
  return topics.map(({ slug }) => ({ name: slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, name } = await params;
  const topic = await loadTopic(name, locale);
  return pageMetadata({
    language: locale,
    path: `/topic/${name}`,
    title: topic.name,
    description: topic.description,
  });
}

export default async function TopicPage({ params }: Props) {
  const { locale, name } = await params;
  setRequestLocale(locale);
  return <TopicView topic={await loadTopic(name, locale)} language={locale} />;
}
