import { ArticleView } from "@/components/articles/article-view";
import { loadArticle } from "@/components/articles/load-articles";
import { foundMetadata, pageMetadata } from "@/components/layout/metadata/page-metadata";
import { visitorPage } from "@/components/pages/visitor-page";

export const generateMetadata = foundMetadata<"name" | "slug">(async ({ language, params: { name, slug } }) => {
  const { article, topic } = await loadArticle(name, slug, language);
  return pageMetadata({
    language,
    path: `/topic/${name}/${slug}`,
    title: article.title,
    description: article.description ?? topic.description,
    type: "article",
  });
});

export default visitorPage<"name" | "slug">(async ({ language, params: { name, slug } }) => {
  const { article, topic } = await loadArticle(name, slug, language);
  return <ArticleView article={article} topic={topic.slug} topicName={topic.name} slug={slug} language={language} />;
});
