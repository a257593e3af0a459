import type { IncomingMessage, ServerResponse } from "node:http";
import { navigationHeaders } from "../../lib/api/next-internals.ts";
import { languageOrDefault } from "../../lib/platform/i18n/language.ts";
import texts from "../../messages/browser/form-title.json" with { type: "json" };
import { collectWhole } from "./whole-page.ts";

/**
 * A page that answers a posted form without JavaScript says in its title that the form is in error. Next writes the title before the form is rendered,
 * so the page is sent in one piece. With JavaScript `useErrorTitle` does the same.
 */
export function markErrorTitle(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== "POST" || navigationHeaders.some((name) => request.headers[name] !== undefined)) return;
  const write = response.write.bind(response) as (body: Buffer | string) => boolean;
  collectWhole(response, (whole, end) => {
    const isPage = String(response.getHeader("content-type") ?? "").startsWith("text/html");
    if (!isPage || response.headersSent) return end(whole);
    response.removeHeader("content-length");
    // Written before the end, so that the page keeps the policy of a page in several pieces.
    write(withErrorInTitle(whole.toString()));
    return end();
  });
}

/** The page with the mark, where one of its forms is in error (`useServerForm`). */
export function withErrorInTitle(html: string): string {
  if (!/<form[^>]* data-in-error=""/.test(html)) return html;
  const { error } = texts[languageOrDefault(/<html[^>]* lang="(\w+)"/.exec(html)?.[1])];
  return html.replace("<title>", (title) => `${title}${error}`);
}
