import { statusToSend } from "../../lib/api/pages/status-to-send.ts";
import { languageOrDefault } from "../../lib/platform/i18n/language.ts";
import type { RequestState } from "../../lib/platform/portal.ts";
import texts from "../../messages/browser/form-title.json" with { type: "json" };
import { errorPage, retryLater } from "../answer/error-page.ts";
import { asksForData } from "../next/requests.ts";
import { type Asked, htmlOf, type Page, pathOf, withHtml } from "../page.ts";

/**
 * The status that a page has set while it was rendered (lib/api/pages/page-status.ts), and our error page instead of
 * Next's where a page has failed for a known reason: Next's has the status 500 and shows nothing without JavaScript.
 */
export function status(page: Page, asked: AskedForStatus): Page {
  const { state } = asked;
  const answered = isPostedForm(asked) ? answerToForm(page, asked) : null;
  if (answered) return answered;
  // Next answers with its page for errors for a part behind a file's end, whose length this header has.
  const range = String(page.headers["content-range"] ?? "");
  if (range.startsWith("bytes */")) return errorPage(asked, 416, { "content-range": range });
  const shown = page.status >= 500 && state.problem ? errorPage(asked, state.problem) : page;
  const sent = { ...shown, status: statusToSend(state, shown.status) };
  return sent.status === 503 ? { ...sent, headers: { ...retryLater, ...sent.headers } } : sent;
}

type AskedForStatus = Pick<Asked, "state" | "language" | "isCall" | "request" | "method" | "url">;

/** A form that is posted without JavaScript. */
const isPostedForm = ({ request, method, isCall }: Pick<Asked, "request" | "method" | "isCall">) =>
  method === "POST" && !isCall && !asksForData(request.headers);

/** What Next says of a form whose action is gone, and a page that leads on; null for every other answer. */
function answerToForm(page: Page, asked: AskedForStatus): Page | null {
  const { location, "content-type": type } = page.headers;
  // In one English sentence without a page.
  if ((page.status === 400 || page.status === 409) && String(type).startsWith("text/plain"))
    return errorPage(asked, page.status);
  // With 307 a browser posts the form to the other page too. The same page in another language needs it again.
  const leadsOn =
    page.status === 307 && new URL(String(location), "http://portal.invalid").pathname !== pathOf(asked.url);
  return leadsOn ? { ...page, status: 303 } : null;
}

/** Whether a page has failed because its data is out of reach. */
export const lacksData = ({ problem, status }: RequestState): boolean => problem === 503 || status === 503;

/**
 * A page that answers a posted form without JavaScript says in its title that the form is in error. Next writes the
 * title before the form is rendered. With JavaScript `useErrorTitle` does the same.
 */
export function markErrorTitle(page: Page, asked: Pick<Asked, "request" | "method" | "isCall">): Page {
  const html = isPostedForm(asked) ? htmlOf(page) : null;
  // `useServerForm` marks the form.
  if (html === null || !/<form[^>]* data-in-error=""/.test(html)) return page;
  const { error } = texts[languageOrDefault(/<html[^>]* lang="(\w+)"/.exec(html)?.[1])];
  return withHtml(
    page,
    html.replace("<title>", (title) => `${title}${error}`),
  );
}
