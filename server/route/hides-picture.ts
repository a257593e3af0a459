import type { IncomingMessage } from "node:http";
import { parseCookie } from "cookie";
import { hidesPictures, keptPictures, lookCookie, noPictures } from "../../lib/contract/rules/no-pictures.ts";

const picture = /^\/(?:images\/.+\.(?:svg|png|webp|jpe?g)|videos\/.+\.(?:svg|webp|jpg))(?:\?|$)/;

/** Whether a request is for a picture that its visitor has switched off, with or without JavaScript. */
export function hidesPicture({
  url = "/",
  headers: { cookie = "" },
}: Pick<IncomingMessage, "url" | "headers">): boolean {
  if (!cookie.includes(noPictures) || !picture.test(url)) return false;
  return hidesPictures(parseCookie(cookie)[lookCookie]) && !isKeptPicture(url);
}

/** Whether an address is a picture that is shown even to visitors who have switched pictures off. */
export const isKeptPicture = (url: string) =>
  picture.test(url) && keptPictures.some((folder) => url.startsWith(folder));
