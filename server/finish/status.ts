import { statusToSend } from "../../lib/api/pages/status-to-send.ts";
import type { RequestState } from "../../lib/platform/portal.ts";
import { errorPage } from "../answer/error-page.ts";
import { rangeBehindEnd } from "../next/index.ts";
import { type Asked, type Page, withHeaders } from "../page.ts";

/**
 * The status that a page has set while it was rendered (lib/api/pages/page-status.ts), and our error page instead of
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

/** Whether a page has failed because its data is out of reach. */
export const lacksData = ({ problem, status }: RequestState): boolean => problem === 503 || status === 503;
