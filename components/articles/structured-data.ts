import type { Graph } from "schema-dts";
import { publicAddress, wholeAddress } from "@/components/layout/metadata/breadcrumb";
import { itemList } from "@/components/layout/metadata/listed-things";
import { portalContent } from "@/lib/api/content/portal-content";
import type { ArticleCard, ArticleDetail } from "@/lib/contract/articles";
import type { Language } from "@/lib/platform/i18n/language";

type ArticlePage = { article: ArticleDetail; topicName: string; path: string; language: Language };

export function articleData({ article, topicName, path, language }: ArticlePage): Graph {
  const publisher = {
    "@type": "Organization" as const,
    name: portalContent().site.foundation.name[language],
    url: wholeAddress("/"),
  };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Article",
        headline: article.title,
        ...(article.description ? { description: article.description } : {}),
        inLanguage: language,
        articleSection: topicName,
        ...(article.published_on ? { datePublished: article.published_on } : {}),
        ...(article.updated_on ? { dateModified: article.updated_on } : {}),
        author: publisher,
        publisher,
        image: wholeAddress(`/share/${language}${path}.png`),
        mainEntityOfPage: publicAddress(path, language),
        isAccessibleForFree: true,
        ...(article.tags ? { about: article.tags.map((tag) => ({ "@type": "Thing" as const, name: tag.name })) } : {}),
        ...(article.sources
          ? {
              citation: article.sources.map(
                (source) => `${source.title}. ${source.publisher}${source.year ? `, ${source.year}` : ""}`,
              ),
            }
          : {}),
      },
    ],
  };
}

type ListPage = { title: string; path: string; language: Language; pages: Parameters<typeof itemList>[0] };

export function listData({ title, path, language, pages }: ListPage): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "CollectionPage",
        name: title,
        inLanguage: language,
        url: publicAddress(path, language),
        mainEntity: itemList(pages, language),
      },
    ],
  };
}

export const articlePages = (articles: ArticleCard[]) =>
  articles.map(({ title, topic, slug }) => ({ name: title, path: `/topic/${topic}/${slug}` }));
