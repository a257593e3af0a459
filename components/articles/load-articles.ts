import { cache } from "react";
import { PageError } from "@/lib/api/page-error";
import { publicApi, resultOr } from "@/lib/api/server";
import type { ArticleCard, ArticleDetail, CoreIssueCard, RelatedContent } from "@/lib/contract/articles";
import type { Language } from "@/lib/platform/i18n/language";
import "server-only";
import { loadOrFailure } from "./load-or-failure";

/** One topic by its slug. @throws PageError when it is unknown or the backend does not answer */
export const loadTopic = cache(async (slug: string, language: Language): Promise<CoreIssueCard> => {
  const topics = await resultOr(publicApi(language).articles.topics({ language }), "/topic");
  const topic = topics.find((each) => each.slug === slug);
  if (!topic) throw new PageError(404);
  return topic;
});

/** One article with its topic. @throws PageError when it is unknown or the backend does not answer */
export const loadArticle = cache(
  async (
    topicSlug: string,
    slug: string,
    language: Language,
  ): Promise<{ article: ArticleDetail; topic: CoreIssueCard }> => {
    const [topic, { data }] = await Promise.all([
      loadTopic(topicSlug, language),
      resultOr(publicApi(language).articles.read({ id: topicSlug, slug, language }), `/topic/${topicSlug}/${slug}`),
    ]);
    return { topic, article: data };
  },
);

export type Shelf = { topic: CoreIssueCard; articles: ArticleCard[] };

/** All topics with their articles. @throws ORPCError */
export async function loadShelves(language: Language): Promise<Shelf[]> {
  const api = publicApi(language);
  const topics = await api.articles.topics({ language });
  return Promise.all(
    topics.map(async (topic) => ({
      topic,
      articles: (await api.articles.ofTopic({ name: topic.slug, language })).data,
    })),
  );
}

const nothing: RelatedContent = { courses: [], helplines: [], discussions: [] };

/** The content shown beside a topic's articles. Empty when the backend does not respond or lacks this call. */
export const loadRelated = cache(async (topic: string, language: Language): Promise<RelatedContent> => {
  const { answer } = await loadOrFailure(publicApi(language).articles.related({ name: topic, language }));
  return answer?.data ?? nothing;
});
