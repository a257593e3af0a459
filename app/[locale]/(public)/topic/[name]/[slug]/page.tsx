import type { Metadata } from "next";
import { ArticleView } from "@/components/articles/article-view";
import { loadArticle } from "@/components/articles/load-articles";
import { metadataOrNotFound, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { renderOrErrorScreen } from "@/components/pages/render-or-error-screen";
import type { Language } from "@/lib/platform/i18n/language";

type Props = { params: Promise<{ locale: Language; name: string; slug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, name, slug } = await params;
  return metadataOrNotFound(locale, async () => {
    const { article, topic } = await loadArticle(name, slug, locale);
    return pageMetadata({
      language: locale,
      path: `/topic/${name}/${slug}`,
      title: article.title,
      description: article.description ?? topic.description,
      type: "article",
    });
  });
}

export default async function ArticlePage({ params }: Props) {
  const { locale, name, slug } = await params;
  return renderOrErrorScreen(locale, async () => {
    const { article, topic } = await loadArticle(name, slug, locale);
    return <ArticleView article={article} topic={topic.slug} topicName={topic.name} slug={slug} language={locale} />;
  });
}
