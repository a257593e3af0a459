import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { ArticleView } from "@/components/articles/article-view";
import { loadArticle, loadTopic } from "@/components/articles/load-articles";
import { TopicView } from "@/components/articles/topic-view";
import { metadataOrNotFound } from "@/components/layout/metadata/metadata-or-not-found";
import { pageMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import { PageError } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; other: string[] }> };

// Topics and articles of an existing backend only, and unknown addresses: rendered per request, so that they can return
// 404.
export const dynamic = "force-dynamic";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, other } = await params;
  const [name = "", slug, tooMuch] = other;
  const path = `/topic/${other.join("/")}`;
  return metadataOrNotFound(locale, async () => {
    if (tooMuch) throw new PageError(404);
    if (!slug) {
      const topic = await loadTopic(name, locale);
      return pageMetadata({ language: locale, path, title: topic.name, description: topic.description });
    }
    const { article, topic } = await loadArticle(name, slug, locale);
    return pageMetadata({
      language: locale,
      path,
      title: article.title,
      description: article.description ?? topic.description,
      type: "article",
    });
  });
}

export default async function OtherTopicPage({ params }: Props) {
  const { locale, other } = await params;
  setRequestLocale(locale);
  const [name = "", slug, tooMuch] = other;
  return renderOrErrorScreen(locale, async () => {
    if (tooMuch) throw new PageError(404);
    if (!slug) return <TopicView topic={await loadTopic(name, locale)} language={locale} />;
    const { article, topic } = await loadArticle(name, slug, locale);
    return <ArticleView article={article} topic={topic.slug} topicName={topic.name} slug={slug} language={locale} />;
  });
}
