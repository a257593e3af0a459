import type { SerwistPlugin } from "serwist";
import { listedRoutes, routeMatcher } from "../../lib/contract/routes";
import { campaignKeys } from "../../lib/contract/rules/campaign-parameters";
import { isLanguage, type Language, languageCookie, languageOrDefault } from "../../lib/platform/i18n/language";
import { storeAssets } from "./assets";
import { pageKey } from "./page-key";
import { withStoredScripts } from "./page-scripts";

// Which pages the worker stores, and under which key: an address in a language. A page with a form, of one visitor or
// with a query of its own is never stored (threats T25, T39).

// A worker cannot read `document.cookie`. Where there is no Cookie Store, the language is the one of the last page.

const cacheName = "portal-language";
const key = "/offline/language";

async function readLanguage(): Promise<Language> {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  const cookie = await cookieStore?.get(languageCookie).catch(() => null);
  if (isLanguage(cookie?.value)) return cookie.value;
  const last = await (await caches.open(cacheName)).match(key);
  return languageOrDefault(await last?.text());
}

/** Called with the language of each page that is stored or refused. */
async function rememberLanguage(language: Language): Promise<void> {
  await (await caches.open(cacheName)).put(key, new Response(language));
}

export const pagesCache = "portal-pages";

const withForms = ["/register", "/account/delete", "/grievance"];
const isListed = routeMatcher(listedRoutes.filter((route) => !withForms.includes(route)));
/** They change nothing of a page (server/route/stored-pages.ts). */
const withoutEffect = new Set<string>(["language", "fbclid", "gclid", ...campaignKeys]);

/** Whether a page at this address is the same for everybody. */
export function isPublic({ pathname, searchParams }: URL): boolean {
  return isListed.test(pathname) && [...searchParams.keys()].every((name) => withoutEffect.has(name));
}

/** Whether readers may hide the page's title (private-page.tsx): the phone's next user must not find it. */
export const isSensitive = (html: string) => /<script[^>]*\sdata-title=/.test(html);

/** Whether a response may be stored: a whole page that belongs to no account. */
export function isStorable(response: Response, html: string): boolean {
  const { status, type, redirected, headers } = response;
  return (
    status === 200 &&
    type === "basic" &&
    !redirected &&
    (headers.get("content-type") ?? "").startsWith("text/html") &&
    !/no-store/.test(headers.get("cache-control") ?? "") &&
    !html.includes('name="page-account"') &&
    !isSensitive(html)
  );
}

/** The language that a page says it is in; null for one of no language of the portal. */
export function languageOfHtml(html: string): Language | null {
  const [, language = ""] = /<html[^>]*\slang="([a-z]+)"/.exec(html) ?? [];
  return isLanguage(language) ? language : null;
}

/** The language that a request is answered in: the one it asks for, or else the one that was read last. */
export async function wantedLanguage(url: URL): Promise<Language> {
  const asked = url.searchParams.get(languageCookie);
  return isLanguage(asked) ? asked : readLanguage();
}

/** Stores public pages by language, with the style sheets and pictures that they name. */
export const publicPages: SerwistPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    return pageKey(url, await wantedLanguage(url));
  },
  cacheWillUpdate: async ({ request, response }) => {
    const url = new URL(request.url);
    if (!isPublic(url)) return null;
    const html = await response.clone().text();
    // What was stored before its title could be hidden goes with the next visit.
    if (isSensitive(html)) await (await caches.open(pagesCache)).delete(pageKey(url, await wantedLanguage(url)));
    const language = languageOfHtml(html);
    if (!language || !isStorable(response, html)) return null;
    const isWanted = language === (await wantedLanguage(url));
    await rememberLanguage(language);
    if (!isWanted) return null;
    await storeAssets(html);
    return response;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse ? withStoredScripts(cachedResponse) : null),
};
