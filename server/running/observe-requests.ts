import type { ServerResponse } from "node:http";
import type { Logger } from "pino";
import type { RequestState } from "../../lib/platform/portal.ts";
import type { Routed } from "../page.ts";
import type { Metrics } from "./metrics.ts";

// Log and metrics name a request by the pattern of its route, such as `/topic/[name]/[slug]`: an address can hold a
// token or a name, and there are more addresses than a metric may have labels.

type Setup = {
  log: Logger;
  metrics: Metrics | null;
  findPattern: (url: string) => string;
};
/** Reports a request after its response: method, route pattern, status, time, nothing that a visitor sent. */
export function requestObserver({ log, metrics, findPattern }: Setup) {
  const report = (routed: Routed, { statusCode: status }: ServerResponse, began: number, call?: string) => {
    const { method, url, isFile, isCall } = routed;
    const ms = performance.now() - began;
    const route = isFile ? "(file)" : isCall && call ? `/api${call}` : findPattern(url);
    metrics?.countRequest(route, method, status, ms / 1000);
    return { method, route, status, ms: Math.round(ms * 10) / 10 };
  };
  return {
    /** A request that is answered from no stored bytes. */
    passed(routed: Routed, response: ServerResponse, state: RequestState): void {
      const began = performance.now();
      metrics?.countCached(false);
      response.once("close", () => {
        const line = report(routed, response, began, state.call);
        log.info(
          { requestId: state.requestId, ...line, ...(response.writableFinished ? {} : { aborted: true }) },
          "request",
        );
      });
    },
    /** A request that the response cache answered: thousands a second, so no line of the usual log. */
    cached(routed: Routed, response: ServerResponse, began: number): void {
      if (!metrics && !log.isLevelEnabled("debug")) return;
      metrics?.countCached(true);
      log.debug({ ...report(routed, response, began), cached: true }, "request");
    },
  };
}
