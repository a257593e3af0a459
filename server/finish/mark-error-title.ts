import { languageOrDefault } from "../../lib/platform/i18n/language.ts";
import texts from "../../messages/browser/form-title.json" with { type: "json" };
import { navigationHeaders } from "../next/index.ts";
import { type Asked, isHtml, type Page } from "../page.ts";

/**
 * A page that answers a posted form without JavaScript says in its title that the form is in error. Next writes the
 * title before the form is rendered. With JavaScript `useErrorTitle` does the same.
 */
export function markErrorTitle(page: Page, { request, method }: Pick<Asked, "request" | "method">): Page {
  if (method !== "POST" || navigationHeaders.some((name) => request.headers[name] !== undefined)) return page;
  return isHtml(page) && Buffer.isBuffer(page.body)
    ? { ...page, body: Buffer.from(withErrorInTitle(page.body.toString())) }
    : page;
}

/** The page with the mark, where one of its forms is in error (`useServerForm`). */
export function withErrorInTitle(html: string): string {
  if (!/<form[^>]* data-in-error=""/.test(html)) return html;
  const { error } = texts[languageOrDefault(/<html[^>]* lang="(\w+)"/.exec(html)?.[1])];
  return html.replace("<title>", (title) => `${title}${error}`);
}
