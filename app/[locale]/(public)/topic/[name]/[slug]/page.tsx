import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { ArticleView } from "@/components/articles/article-view";
import { loadArticle } from "@/components/articles/load-articles";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { publicApi } from "@/lib/api/server";
import { defaultLanguage, type Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; name: string; slug: string }> };

export const revalidate = 300;
export const dynamic = "force-static";
// Any other address is rendered per request by `[...other]`, which can return 404.
export const dynamicParams = false;

export async function generateStaticParams() {
  const { articles } = publicApi(defaultLanguage);
  const topics = await articles.topics({ language: defaultLanguage });
  const lists = await Promise.all(
    topics.map(({ slug }) => articles.ofTopic({ name: slug, language: defaultLanguage })),
  );
  return lists.flatMap(({ data }) => data.map(({ topic, slug }) => ({ name: topic, slug })));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, name, slug } = await params;
  const { article, topic } = await loadArticle(name, slug, locale);
  return pageMetadata({
    language: locale,
    path: `/topic/${name}/${slug}`,
    title: article.title,
    description: article.description ?? topic.description,
    type: "article",
  });
}

export default async function ArticlePage({ params }: Props) {
  const { locale, name, slug } = await params;
  setRequestLocale(locale);
  const { article, topic } = await loadArticle(name, slug, locale);
  return <ArticleView article={article} topic={topic.slug} topicName={topic.name} slug={slug} language={locale} />;
}
