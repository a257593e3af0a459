import { statusToSend } from "../../lib/api/pages/status-to-send.ts";
import { errorPage } from "../answer/error-page.ts";
import { rangeBehindEnd } from "../next/index.ts";
import { type Asked, type Page, withHeaders } from "../page.ts";

/**
 * The status that a page has set while it was rendered (lib/api/pages/page-status.ts), and our error page in place of
 * Next's where a page has failed for a known reason: Next's has the status 500 and shows nothing without JavaScript.
 */
export function status(page: Page, asked: Pick<Asked, "state" | "language" | "isCall">): Page {
  const { state } = asked;
  const range = rangeBehindEnd(page);
  if (range) return errorPage(asked, 416, { "content-range": range });
  const shown = page.status >= 500 && state.problem ? errorPage(asked, state.problem) : page;
  const sent = { ...shown, status: statusToSend(state, shown.status) };
  return sent.status === 503 && sent.headers["retry-after"] === undefined
    ? withHeaders(sent, { "retry-after": "10" })
    : sent;
}

/**
 * Whether a page has failed because its data is out of reach, for this request or for another that waited for the same
 * rendering.
 */
export function lacksData(
  { status: rendered }: Page,
  { state }: Pick<Asked, "state">,
  isUnavailable: boolean,
): boolean {
  if (rendered >= 500 && !state.problem && isUnavailable) state.problem = 503;
  return state.problem === 503 || state.status === 503;
}
