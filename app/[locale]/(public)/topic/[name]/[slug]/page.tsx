import type { Metadata } from "next";
import { ArticleView } from "@/components/articles/article-view";
import { loadArticle } from "@/components/articles/load-articles";
import { metadataOrNotFound, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";
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

export default visitorPage<"name" | "slug">(async ({ language, params: { name, slug } }) => {
  const { article, topic } = await loadArticle(name, slug, language);
  return <ArticleView article={article} topic={topic.slug} topicName={topic.name} slug={slug} language={language} />;
});
