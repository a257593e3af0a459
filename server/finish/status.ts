import { statusToSend } from "../../lib/api/pages/status-to-send.ts";
import { languageOrDefault } from "../../lib/platform/i18n/language.ts";
import type { RequestState } from "../../lib/platform/portal.ts";
import texts from "../../messages/browser/form-title.json" with { type: "json" };
import { errorPage } from "../answer/error-page.ts";
import { asksForData } from "../next/requests.ts";
import { type Asked, htmlOf, type Page, withHeaders, withHtml } from "../page.ts";

/**
 * The status that a page has set while it was rendered (lib/api/pages/page-status.ts), and our error page instead of
 * Next's where a page has failed for a known reason: Next's has the status 500 and shows nothing without JavaScript.
 */
export function status(page: Page, asked: Pick<Asked, "state" | "language" | "isCall">): Page {
  const { state } = asked;
  // Next answers with its page for errors for a part behind a file's end, whose length this header has.
  const range = String(page.headers["content-range"] ?? "");
  if (range.startsWith("bytes */")) return errorPage(asked, 416, { "content-range": range });
  const shown = page.status >= 500 && state.problem ? errorPage(asked, state.problem) : page;
  const sent = { ...shown, status: statusToSend(state, shown.status) };
  return sent.status === 503 && sent.headers["retry-after"] === undefined
    ? withHeaders(sent, { "retry-after": "10" })
    : sent;
}

/** Whether a page has failed because its data is out of reach. */
export const lacksData = ({ problem, status }: RequestState): boolean => problem === 503 || status === 503;

/**
 * A page that answers a posted form without JavaScript says in its title that the form is in error. Next writes the
 * title before the form is rendered. With JavaScript `useErrorTitle` does the same.
 */
export function markErrorTitle(page: Page, { request, method }: Pick<Asked, "request" | "method">): Page {
  const html = method === "POST" && !asksForData(request.headers) ? htmlOf(page) : null;
  // `useServerForm` marks the form.
  if (html === null || !/<form[^>]* data-in-error=""/.test(html)) return page;
  const { error } = texts[languageOrDefault(/<html[^>]* lang="(\w+)"/.exec(html)?.[1])];
  return withHtml(
    page,
    html.replace("<title>", (title) => `${title}${error}`),
  );
}
