import type { ArticleCard, ArticleDetail } from "../../contract/articles";
import { callFirst } from "../../contract/danger/kinds";
import { CallError } from "../../platform/call-error";
import type { Article, Content, CoreIssue } from "../../platform/content";
import { reviewer } from "../../platform/content/facts/reviews";
import { neutralTitle } from "../../platform/content/kinds/neutral-title";
import { aimsByAge, forWhom } from "../../platform/content/shared/ages";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import type { Operations } from "../call";

/** The calls of `articles`: topics, lists and single articles, in the requested language (rule: articles.page). */
export const articles: Operations<"articles"> = {
  async topics({ content, language }) {
    return content.coreIssues.map((issue) => ({
      slug: issue.slug,
      name: issue.name[language],
      description: issue.description[language],
      image_url: topicMotif(issue.slug),
    }));
  },

  async ofTopic({ content, language }, { name }) {
    const issue = requireCoreIssue(content, name);
    const data = listArticles(content, issue).map((article) => toCard(content, article, language));
    return {
      message: translatorFor(language, "answers")("found"),
      data,
      neutral_title: neutralTitle(content, issue.slug)?.[language] ?? null,
    };
  },

  async read({ content, language }, { id, slug }) {
    const siblings = listArticles(content, requireCoreIssue(content, id));
    const place = siblings.findIndex((each) => each.id === slug);
    const article = siblings[place];
    if (!article) throw new CallError("NOT_FOUND", "articleUnknown");
    const data = {
      ...toDetail(content, article, language),
      previous: neighbour(siblings[place - 1], language),
      next: neighbour(siblings[place + 1], language),
    };
    return { message: translatorFor(language, "answers")("found"), data };
  },

  async popular({ content, language }) {
    return { data: content.popularArticles.map((article) => toCard(content, article, language)) };
  },

  async related({ content, language }, { name }) {
    const { courses, helplines } = requireCoreIssue(content, name);
    const discussions = content.discussions
      .filter(({ topic }) => topic === name)
      .map(({ slug, title, lead }) => ({ slug, title: title[language], lead: lead[language] }));
    return { data: { courses, helplines, discussions } };
  },
};

/** @throws CallError NOT_FOUND for an unknown topic */
function requireCoreIssue(content: Content, slug: string): CoreIssue {
  const issue = content.coreIssues.find((each) => each.slug === slug);
  if (!issue) throw new CallError("NOT_FOUND", "topicUnknown");
  return issue;
}

function listArticles(content: Content, issue: CoreIssue): Article[] {
  return content.articles.filter((article) => article.topic === issue.slug);
}

function topicMotif(topic: string): string {
  return `/images/topics/${topic}.svg`;
}

function toCard(content: Content, article: Article, language: Language): ArticleCard & { description: string } {
  return {
    topic: article.topic,
    slug: article.id,
    icon: topicMotif(article.topic),
    neutral_title: neutralTitle(content, article.topic, article.id)?.[language] ?? null,
    title: article.title[language],
    description: article.description[language],
    question: (article.question ?? article.title)[language],
    content_type: article.contentType[language],
    content_length: translatorFor(language, "articles")("minutesToRead", { minutes: article.minutes }),
    updated_on: article.updated,
  };
}

function toDetail(content: Content, article: Article, language: Language): ArticleDetail {
  const named = (slug: string) =>
    content.coreIssues.filter((issue) => issue.slug === slug).map((issue) => ({ slug, name: issue.name[language] }));
  return {
    ...toCard(content, article, language),
    content: article.html[language],
    credit_note: article.credit[language],
    recording: article.recordings?.[language] ?? null,
    tags: [article.topic, ...article.tags.filter((tag) => tag !== article.topic)].flatMap(named),
    sources: article.sources.map(({ title, publisher, year, address, second }) => ({
      title: title[language],
      publisher: publisher[language],
      year,
      address,
      ...(second ? { second_address: second } : {}),
    })),
    ...(article.review
      ? { review: article.review.map(({ what, on, ...who }) => ({ what, by: reviewer(who, language), on })) }
      : {}),
    ...agesOf(content, article, language),
    ...(article.dangers.length > 0 ? { calls: [...callFirst(article.dangers)] } : {}),
    published_on: article.published ?? article.updated,
  };
}

/** For whom the article is, and what a younger reader reads in its place. */
function agesOf(content: Content, { ages, younger }: Article, language: Language) {
  const whom = forWhom(ages, language);
  const other = content.articles.find(({ topic, id }) => `${topic}/${id}` === younger);
  return {
    ...(whom ? { for_whom: whom, aims: aimsByAge(ages, language) } : {}),
    ...(other ? { younger: { topic: other.topic, slug: other.id, title: other.title[language] } } : {}),
  };
}

function neighbour(article: Article | undefined, language: Language): { slug: string; title: string } | null {
  return article ? { slug: article.id, title: article.title[language] } : null;
}
