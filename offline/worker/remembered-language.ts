import { defaultLanguage, isLanguage, type Language, languageCookie } from "../../lib/platform/i18n/language";

// A worker cannot read `document.cookie`. Where there is no Cookie Store, the language is the one of the last page.

const cacheName = "portal-language";
const key = "/offline/language";

type CookieReader = { get: (name: string) => Promise<{ value?: string } | null> };

function cookieReader(): CookieReader | undefined {
  return (globalThis as { cookieStore?: CookieReader }).cookieStore;
}

/** The language that this browser reads. */
export async function readLanguage(): Promise<Language> {
  const cookie = await cookieReader()
    ?.get(languageCookie)
    .catch(() => null);
  if (cookie?.value && isLanguage(cookie.value)) return cookie.value;
  const stored = await (await caches.open(cacheName)).match(key);
  const last = (await stored?.text()) ?? "";
  return isLanguage(last) ? last : defaultLanguage;
}

/** Called with the language of each page that is stored or refused. */
export async function rememberLanguage(language: Language): Promise<void> {
  await (await caches.open(cacheName)).put(key, new Response(language));
}
