import type { IncomingMessage, ServerResponse } from "node:http";
import type { PlainStatus } from "../../lib/api/pages/plain-page.ts";
import { type Answer, languageOf } from "./error-page.ts";

type Group = Set<{ problem: PlainStatus | null }>;

/**
 * Opens the answer to each request. Next renders a page that is kept for everybody once for all who ask for it at that time, and tells its
 * failure to the first of them only: what is wrong for one is wrong for all that wait for the same page.
 */
export function answersInFlight(): (request: IncomingMessage, response: ServerResponse) => Answer {
  const groups = new Map<string, Group>();
  return (request, response) => {
    const own: { problem: PlainStatus | null } = { problem: null };
    const key = request.method === "GET" ? `${languageOf(request)} ${String(request.url).split("?")[0]}` : null;
    const group: Group = (key === null ? null : groups.get(key)) ?? new Set();
    group.add(own);
    if (key !== null) groups.set(key, group);
    response.once("close", () => {
      group.delete(own);
      if (key !== null && group.size === 0) groups.delete(key);
    });
    return {
      status: null,
      get problem() {
        return own.problem;
      },
      set problem(problem) {
        for (const each of group) each.problem = problem;
      },
    };
  };
}
