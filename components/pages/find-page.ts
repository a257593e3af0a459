import { type PageKey, portalContent, type StaticPage, staticPages } from "@/lib/api/content/portal-content";
import { publicApi } from "@/lib/api/server";
import type { Language } from "@/lib/platform/i18n/language";

/** Pages loaded by key through the API client, which an existing backend can provide (rule: pages.by-key). */
const fetched: PageKey[] = ["About", "School-Health-Program", "Terms", "Cookies", "Privacy"];

export function findPage(key: PageKey): StaticPage & { address: string } {
  const page = portalContent().staticPages.find((each) => each.key === key);
  if (!page) throw new Error(`There is no page ${key}`);
  return { ...page, address: staticPages[key].address };
}

export async function loadPageHtml(key: PageKey, language: Language): Promise<string> {
  if (!fetched.includes(key)) return findPage(key).html[language];
  const { data } = await publicApi(language).pages.staticPage({ p: key, language });
  return data.content;
}
