import fs from "node:fs";
import path from "node:path";
import type { PublishedPage } from "../../contract/pages";
import { content } from "../../platform/content";
import { publicPages } from "../../platform/content/kinds/public-pages";
import type { Language } from "../../platform/i18n/language";
import { type ApiClient, apiClientFor } from "../backend";
import { nullOn } from "../call-error";
import { guest } from "../caller";

const scene = "/images/home/hero.svg";
const page = (path: string, title: string, lead: string, picture: string) => ({ path, title, lead, picture });

/**
 * Every page that search engines list, with what its preview shows. An existing backend without the call has the pages
 * of its documented lists, and those that the portal publishes itself. @throws when the backend does not answer
 */
export async function publishedPages(language: Language): Promise<PublishedPage[]> {
  const api = apiClientFor(guest(language));
  const published = await nullOn(404, api.pages.published({ language }));
  return published ? published.data : documentedPages(api, language);
}

/** The preview data of one page; null for an address that is not listed. */
export async function findPreview(address: string, language: Language): Promise<PublishedPage | null> {
  const found = (await publishedPages(language)).find(({ path }) => path === address);
  return found ? { ...found, picture: isOwnPicture(found.picture) ? found.picture : scene } : null;
}

/** The address of a picture may come from another backend, so it must not name any other file of this machine. */
export function isOwnPicture(address: string): boolean {
  return (
    /^\/images\/(?:[\w-]+\/)*[\w-]+\.\w+$/.test(address) && fs.existsSync(path.join(process.cwd(), "public", address))
  );
}

export async function documentedPages(api: ApiClient, language: Language): Promise<PublishedPage[]> {
  const [courses, topics, discussions] = await Promise.all([
    api.courses.list({ language }),
    api.articles.topics({ language }),
    allDiscussions(api, language),
  ]);
  const articles = await Promise.all(topics.map(({ slug }) => api.articles.ofTopic({ name: slug, language })));
  const all = [
    ...ownPages(language),
    ...courses.map(({ slug, name, shortDesc, icon }) => page(`/info/course/${slug}`, name, shortDesc, icon)),
    ...topics.map(({ slug, name, description, image_url }) => page(`/topic/${slug}`, name, description, image_url)),
    ...topics.flatMap((topic, index) =>
      (articles[index]?.data ?? []).map(({ slug, title, icon, updated_on }) => ({
        ...page(`/topic/${topic.slug}/${slug}`, title, topic.name, icon),
        ...(updated_on && { changed: updated_on }),
      })),
    ),
    ...discussions.map(({ slug, title, lead, icon }) => page(`/discussions/view/${slug}`, title, lead, icon || scene)),
  ];
  // A backend may repeat an entry, or return the first page of the forum's list for every page number.
  return [...new Map(all.toReversed().map((each) => [each.path, each])).values()].toReversed();
}

async function allDiscussions(api: ApiClient, language: Language) {
  const { records, total_pages } = await api.discussions.list({ language, page: 1 });
  const all = [...records];
  for (let number = 2; number <= total_pages; number += 1) {
    const { records: more } = await api.discussions.list({ language, page: number });
    if (more.length === 0) break;
    all.push(...more);
  }
  return all;
}

/** The pages that the portal publishes with any backend, but for those with a form, which are found from the others. */
function ownPages(language: Language): PublishedPage[] {
  const forms = ["/register", "/account/delete", "/grievance"];
  return publicPages({ ...content(), courses: [], coreIssues: [], articles: [], discussions: [] })
    .filter(({ path }) => !forms.includes(path))
    .map(({ title, lead, ...page }) => ({ ...page, title: title[language], lead: lead[language] }));
}
