import type { IncomingMessage, ServerResponse } from "node:http";
import type { Logger } from "pino";
import { defaultLanguage } from "../../lib/platform/i18n/language.ts";
import type { BuiltRoutes } from "../next/index.ts";
import { pathOf } from "../page.ts";
import { remembered } from "../route/guest-pages.ts";
import { isCall } from "../route/stored-pages.ts";
import type { Metrics } from "./metrics.ts";

// Log and metrics name a request by the pattern of its route, such as `/topic/[name]/[slug]`: an address can hold a
// token or a name, and there are more addresses than a metric may have labels.

const none = "(none)";
const localePart = /^\/\[locale\](?=\/|$)/;

/** @returns the pattern of the route that answers an address, without its query */
export function routePatterns({ staticRoutes, dynamicRoutes }: BuiltRoutes): (url: string) => string {
  const fixed = new Map(staticRoutes.map(({ page }) => [page, page]));
  const tried = dynamicRoutes.map(({ page, regex }) => ({
    pattern: page.replace(localePart, "") || "/",
    regex: new RegExp(regex),
    isPage: localePart.test(page),
  }));
  const find = (path: string): string => {
    const page = `/${defaultLanguage}${path === "/" ? "" : path}`;
    return fixed.get(path) ?? tried.find(({ regex, isPage }) => regex.test(isPage ? page : path))?.pattern ?? none;
  };
  const pattern = remembered(find);
  return (url) => {
    const path = pathOf(url).replace(/(.)\/+$/, "$1");
    if (path.length > 500) return none;
    return pattern(path);
  };
}

type Setup = {
  log: Logger;
  metrics: Metrics | null;
  isFile: (url: string) => boolean;
  findPattern: (url: string) => string;
};
/** What is known about a request while it is answered. */
type Answer = { requestId?: string; call?: string };

/** Reports a request after its response: method, route pattern, status, time, nothing that a visitor sent. */
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
    /** A request that the response cache answered: thousands a second, so no line of the usual log. */
    cached({ method = "GET", url = "/" }: IncomingMessage, response: ServerResponse, began: number): void {
      if (!metrics && !log.isLevelEnabled("debug")) return;
      metrics?.countCached(true);
      const line = report(response, method, routeName(url), began);
      log.debug({ ...line, cached: true }, "request");
    },
  };
}
