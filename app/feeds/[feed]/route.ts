import { Feed } from "feed";
import { plainAnswer } from "@/lib/api/pages/plain-page";
import { content } from "@/lib/platform/content";
import { defaultLanguage, isLanguage } from "@/lib/platform/i18n/language";
import { settings } from "@/lib/platform/settings";

/** The articles as RSS: `/feeds/en.xml`, `/feeds/hi.xml`. */
export async function GET(_request: Request, { params }: { params: Promise<{ feed: string }> }): Promise<Response> {
  const language = (await params).feed.replace(/\.xml$/, "");
  if (!isLanguage(language)) return plainAnswer(404, defaultLanguage);
  const { site, articles } = content();
  const { portalUrl } = settings();
  const address = (path: string) => `${portalUrl}${path}?language=${language}`;
  const newestFirst = articles.toSorted((a, b) => b.updated.localeCompare(a.updated));
  const feed = new Feed({
    id: address("/article"),
    link: address("/article"),
    title: site.name[language],
    description: site.description[language],
    language,
    copyright: site.foundation.name[language],
    feedLinks: { rss: `${portalUrl}/feeds/${language}.xml` },
    updated: new Date(newestFirst[0]?.updated ?? 0),
  });
  for (const { topic, id, title, description, updated } of newestFirst) {
    const link = address(`/topic/${topic}/${id}`);
    feed.addItem({ id: link, link, title: title[language], description: description[language], date: new Date(updated) });
  }
  return new Response(feed.rss2(), { headers: { "Content-Type": "application/rss+xml; charset=utf-8", "Cache-Control": "public, max-age=3600" } });
}
