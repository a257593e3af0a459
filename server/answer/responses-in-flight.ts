import type { IncomingMessage, ServerResponse } from "node:http";
import type { PlainStatus } from "../../lib/api/pages/plain-page.ts";
import type { RequestState } from "../../lib/platform/portal.ts";
import { requestLanguage } from "../route/request-language.ts";

type Group = Set<{ problem: PlainStatus | null }>;

/**
 * Tracks the open response of each request. Next renders a cached page once for all requests that wait for it, and
 * reports a failure to the first of them only; here it is set for every request that waits for the same page.
 */
export function trackResponses(): (request: IncomingMessage, response: ServerResponse) => RequestState {
  const groups = new Map<string, Group>();
  return (request, response) => {
    const own: { problem: PlainStatus | null } = { problem: null };
    const key = request.method === "GET" ? `${requestLanguage(request)} ${String(request.url).split("?")[0]}` : null;
    const group: Group = (key === null ? null : groups.get(key)) ?? new Set();
    group.add(own);
    if (key !== null) groups.set(key, group);
    response.once("close", () => {
      group.delete(own);
      if (key !== null && group.size === 0) groups.delete(key);
    });
    return {
      status: null,
      get problem(): PlainStatus | null {
        return own.problem;
      },
      set problem(problem: PlainStatus | null) {
        for (const each of group) each.problem = problem;
      },
    };
  };
}
