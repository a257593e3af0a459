import { Feed } from "feed";
import { portalContent } from "@/lib/api/content/portal-content";
import { cdataText } from "@/lib/api/files/xml-text";
import { plainResponse } from "@/lib/api/pages/plain-page";
import { publicApi } from "@/lib/api/server";
import { defaultLanguage, isLanguage, type Language } from "@/lib/platform/i18n/language";
import { settings } from "@/lib/platform/settings";

/** The articles as RSS: `/feeds/en.xml`, `/feeds/hi.xml`. */
export async function GET(_request: Request, { params }: { params: Promise<{ feed: string }> }): Promise<Response> {
  const language = (await params).feed.replace(/\.xml$/, "");
  if (!isLanguage(language)) return plainResponse(404, defaultLanguage);
  const { site } = portalContent();
  const articles = await datedArticles(language);
  const { portalUrl } = settings();
  const address = (path: string) => `${portalUrl}${path}?language=${language}`;
  const newestFirst = articles.toSorted((a, b) => b.updated_on.localeCompare(a.updated_on));
  const feed = new Feed({
    id: address("/article"),
    link: address("/article"),
    title: site.name[language],
    description: site.description[language],
    language,
    copyright: site.foundation.name[language],
    feedLinks: { rss: `${portalUrl}/feeds/${language}.xml` },
    updated: new Date(newestFirst[0]?.updated_on ?? 0),
  });
  for (const { topic, slug, title, description, updated_on } of newestFirst) {
    const link = address(`/topic/${topic}/${slug}`);
    feed.addItem({
      id: link,
      link,
      date: new Date(updated_on),
      title: cdataText(title),
      description: description && cdataText(description),
    });
  }
  return new Response(feed.rss2(), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}

/** The articles of every topic. An existing backend need not date its articles; those without a date are in no feed. */
async function datedArticles(language: Language) {
  const api = publicApi(language);
  const topics = await api.articles.topics({ language });
  const lists = await Promise.all(topics.map(({ slug }) => api.articles.ofTopic({ name: slug, language })));
  return lists.flatMap(({ data }) =>
    data.flatMap((card) => (card.updated_on ? [{ ...card, updated_on: card.updated_on }] : [])),
  );
}
