import { AsyncLocalStorage } from "node:async_hooks";
import type { ServerResponse } from "node:http";
import { portal } from "../../lib/platform/portal.ts";

/** The trailer of each response of a portal of the tests: how many queries its request made. */
export const queriesTrailer = "x-portal-queries";

/**
 * Counts the queries of each request (`lib/platform/db/open.ts`), for the tests that limit the queries of a page. The count stands behind the
 * body, because a page makes queries while it is sent. Only a portal under test counts.
 */
export function queryCounter(env: Record<string, string | undefined>): (response: ServerResponse, work: () => void) => void {
  if (env.TESTS_WITHOUT_WAITING !== "1") return (_response, work) => work();
  const counts = new AsyncLocalStorage<{ queries: number }>();
  portal.queries = counts;
  return (response, work) => {
    const count = { queries: 0 };
    const { end } = response;
    response.end = ((...given: unknown[]) => {
      response.addTrailers({ [queriesTrailer]: String(count.queries) });
      return Reflect.apply(end, response, given);
    }) as ServerResponse["end"];
    counts.run(count, work);
  };
}
