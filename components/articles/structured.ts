import type { Graph } from "schema-dts";
import { crumbList } from "@/components/courses/crumb-list";
import type { Crumb } from "@/components/ui/breadcrumb";
import { content } from "@/lib/content";
import type { ArticleCard, ArticleDetail, CoreIssueCard } from "@/lib/contract/articles";
import type { Language } from "@/lib/i18n/language";
import { settings } from "@/lib/settings";

const whole = (path: string) => new URL(path, settings().portalUrl).href;

type ArticlePage = { article: ArticleDetail; topicName: string; path: string; language: Language; crumbs: Crumb[] };

/** The article and its place, for search engines. */
export function articleData({ article, topicName, path, language, crumbs }: ArticlePage): Graph {
  const publisher = { "@type": "Organization" as const, name: content().site.foundation.name[language], url: whole("/") };
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
        image: whole(`/share/${language}${path}.png`),
        mainEntityOfPage: whole(`${path}?language=${language}`),
        isAccessibleForFree: true,
        ...(article.tags ? { about: article.tags.map((tag) => ({ "@type": "Thing" as const, name: tag.name })) } : {}),
        ...(article.sources
          ? { citation: article.sources.map((source) => `${source.title}. ${source.publisher}${source.year ? `, ${source.year}` : ""}`) }
          : {}),
      },
      crumbList(crumbs, path),
    ],
  };
}

type ListPage = { title: string; path: string; language: Language; crumbs: Crumb[]; articles: ArticleCard[] };

/** A list of articles and its place. */
export function listData({ title, path, language, crumbs, articles }: ListPage): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "CollectionPage",
        name: title,
        inLanguage: language,
        url: whole(`${path}?language=${language}`),
        mainEntity: {
          "@type": "ItemList",
          itemListElement: articles.map((article, index) => ({
            "@type": "ListItem" as const,
            position: index + 1,
            name: article.title,
            url: whole(`/topic/${article.topic}/${article.slug}?language=${language}`),
          })),
        },
      },
      crumbList(crumbs, path),
    ],
  };
}

type TopicsPage = { title: string; language: Language; crumbs: Crumb[]; topics: CoreIssueCard[] };

/** The list of topics and its place. */
export function topicsData({ title, language, crumbs, topics }: TopicsPage): Graph {
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "CollectionPage",
        name: title,
        inLanguage: language,
        url: whole(`/topic?language=${language}`),
        mainEntity: {
          "@type": "ItemList",
          itemListElement: topics.map((topic, index) => ({
            "@type": "ListItem" as const,
            position: index + 1,
            name: topic.name,
            url: whole(`/topic/${topic.slug}?language=${language}`),
          })),
        },
      },
      crumbList(crumbs, "/topic"),
    ],
  };
}
