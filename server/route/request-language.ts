import type { IncomingMessage } from "node:http";
import { chooseLanguage, type Language, languageCookie } from "../../lib/platform/i18n/language.ts";

const cookie = new RegExp(`(?:^|; )${languageCookie}=([^;]*)`);

/** The language that the visitor reads. */
export function requestLanguage({ url = "/", headers }: Pick<IncomingMessage, "url" | "headers">): Language {
  return chooseLanguage(new URLSearchParams(url.split("?")[1]).get("language"), cookie.exec(headers.cookie ?? "")?.[1]);
}
