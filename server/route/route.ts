import type { IncomingMessage } from "node:http";
import { takeConditions } from "../answer/conditions.ts";
import type { Routed, StoredRead } from "../page.ts";
import { asksEnrolled } from "./asks-enrolled.ts";
import { carriedMessage } from "./carried-message.ts";
import { hidesPicture } from "./hides-picture.ts";
import { isCall } from "./is-call.ts";
import { requestLanguage } from "./request-language.ts";

type Setup = {
  /** Whether an address is a file of `public` or of the build. */
  isFile: (url: string) => boolean;
  /** The stored page that a request reads. */
  storedRead: (request: IncomingMessage) => StoredRead | null;
  /** The address that a misspelt one means (server/route/spelling.ts). */
  spell: (address: string) => string | null;
};

export function router({ isFile, storedRead, spell }: Setup): (request: IncomingMessage) => Routed {
  return (request) => {
    const { method = "GET", url = "/" } = request;
    const [file, call] = [isFile(url), isCall(url)];
    const isRead = method === "GET" || method === "HEAD";
    const meant = file || call || !isRead ? null : spell(url.split("?", 1)[0] ?? "/");
    const carried = file || call ? null : carriedMessage(request);
    const isAsked = asksEnrolled(request);
    // Its answer is another one than the page that the browser has.
    if (carried || isAsked) delete request.headers["if-none-match"];
    return {
      request,
      method,
      url,
      language: requestLanguage(request),
      isFile: file,
      hidesPicture: hidesPicture(request),
      isCall: call,
      meant,
      stored: file || call || meant !== null ? null : storedRead(request),
      carried,
      asksEnrolled: isAsked,
      conditions: takeConditions(request),
    };
  };
}
