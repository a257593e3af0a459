import { type Language, languageCookie } from "../../lib/platform/i18n/language";

/** The key of a stored page: its path, and the language as the query. */
export const pageKey = (url: URL, language: Language) => `${url.origin}${url.pathname}?${languageCookie}=${language}`;
