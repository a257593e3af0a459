import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { isCall } from "../route/stored-pages.ts";
import type { Metrics } from "./metrics.ts";

type Setup = {
  log: Logger;
  metrics: Metrics | null;
  isFile: (url: string) => boolean;
  findPattern: (url: string) => string;
};
/** What is known about a request while it is answered. */
type Answer = { requestId?: string; call?: string };

/**
 * Reports each request when its response has ended: method, route pattern, status and time, and nothing that a visitor
 * has sent.
 */
export function requestObserver({ log, metrics, isFile, findPattern }: Setup) {
  const routeName = (url: string, call?: string): string => {
    if (isFile(url)) return "(file)";
    return isCall(url) && call ? `/api${call}` : findPattern(url);
  };
  const report = (response: ServerResponse, method: string, route: string, began: number) => {
    const ms = performance.now() - began;
    metrics?.countRequest({ route, method, status: response.statusCode, seconds: ms / 1000 });
    return { method, route, status: response.statusCode, ms: Math.round(ms * 10) / 10 };
  };
  return {
    /** A request that Next answers. The address is the one before Next rewrites it. */
    passed({ method = "GET", url = "/" }: IncomingMessage, response: ServerResponse, answer: Answer): void {
      const began = performance.now();
      metrics?.countCached(false);
      response.once("close", () => {
        const line = report(response, method, routeName(url, answer.call), began);
        log.info(
          { requestId: answer.requestId, ...line, ...(response.writableFinished ? {} : { aborted: true }) },
          "request",
        );
      });
    },
    /**
     * A request that the response cache has answered. A page is sent thousands of times a second, so this is no line of
     * the usual log.
     */
    cached({ method = "GET", url = "/" }: IncomingMessage, response: ServerResponse, began: number): void {
      if (!metrics && !log.isLevelEnabled("debug")) return;
      metrics?.countCached(true);
      const line = report(response, method, routeName(url), began);
      log.debug({ ...line, cached: true }, "request");
    },
  };
}
