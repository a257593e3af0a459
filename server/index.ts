import { randomBytes } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type KnownStatus, portal, type RequestState } from "../lib/platform/portal.ts";
import { errorPage, retryLater } from "./answer/error-page.ts";
import { namesTwoHosts } from "./answer/reject-early.ts";
import type { ResponseCache } from "./answer/response-cache.ts";
import { requestIdHeader } from "./clean/clean.ts";
import { policyHeader, policyOfNonce } from "./finish/content-security-policy.ts";
import { lacksData } from "./finish/status.ts";
import { asksForData } from "./next/requests.ts";
import { type Asked, type Finish, isRead, type Page, type Responder, type Routed } from "./page.ts";
import { requestLanguage } from "./route/route.ts";
import type { requestObserver } from "./running/observe-requests.ts";
import { send } from "./send.ts";

// How a request is answered: clean → route → answer → finish → send (docs/architecture.md).

/** The header of each response of a portal of the tests: how many queries its request made. */
export const queriesHeader = "x-portal-queries";

type Stages = {
  health: (request: IncomingMessage) => Promise<Page> | null;
  chooseId: (request: IncomingMessage) => string;
  clean: (request: IncomingMessage) => void;
  route: (request: IncomingMessage) => Routed;
  /** Null while developing. */
  bytes: ResponseCache | null;
  knownStatus: (routed: Routed) => Promise<KnownStatus>;
  answers: Responder[];
  finishes: Finish[];
  observer: ReturnType<typeof requestObserver> | null;
  isClosing: () => boolean;
  dev: boolean;
};

export function portalListener(stages: Stages): RequestListener {
  const { health, chooseId, clean, route, bytes, answers, finishes, observer } = stages;

  return (request, response) => {
    const began = performance.now();
    // Told earlier, a proxy opens new connections; one not yet accepted is lost when the listener closes.
    if (stages.isClosing()) response.setHeader("Connection", "close");
    const method = request.method ?? "GET";
    if (namesTwoHosts(request)) {
      const refused = errorPage({ isCall: false, language: requestLanguage(request) }, 400, { connection: "close" });
      return send(refused, method, response);
    }
    const checked = health(request);
    if (checked) return void checked.then((page) => send(page, method, response));
    clean(request);
    const routed = route(request);
    const stored = bytes?.answer(routed);
    if (stored) {
      send(stored, method, response);
      observer?.cached(routed, response, began);
      return;
    }
    const asked = begin(routed, response, chooseId(request));
    portal.requests?.run(asked.state, () => respond(asked).catch((error) => fail(asked, error)));
  };

  function begin(routed: Routed, response: ServerResponse, requestId: string): Asked {
    const { request, method, stored } = routed;
    const state: RequestState = {
      status: null,
      problem: null,
      requestId,
      onlyReads: isRead(method),
      // Requests for React's data alone: a navigation without a page load, and an action that React calls.
      sendsDocument: stored ? !stored.asData : !asksForData(request.headers),
      ...(portal.server?.countsQueries ? { queries: 0 } : {}),
    };
    const nonce = stored || stages.dev ? null : randomBytes(16).toString("base64");
    // Next takes the nonce from the request's headers.
    if (nonce) request.headers[policyHeader] = policyOfNonce(nonce);
    observer?.passed(routed, response, state);
    return { ...routed, response, state, nonce };
  }

  async function respond(asked: Asked): Promise<void> {
    const { state } = asked;
    const record = bytes?.recorder(asked);
    if (state.onlyReads && !asked.isCall) state.known = await stages.knownStatus(asked);
    // Where the rendering of a page that does not exist fails, its reader is told that it does not exist.
    if (state.known === 404) state.problem ??= 404;
    let answered: Page | null = null;
    for (const answer of answers) answered ??= await answer(asked);
    const outdated = lacksData(state) ? bytes?.outdated(asked) : null;
    if (outdated) return sendTo(asked, outdated);
    let page = answered ?? errorPage(asked, 404);
    for (const finish of finishes) page = await finish(page, asked);
    const isForEverybody = () => asked.stored?.page.kind === "guest" || state.isForEverybody === true;
    record?.(page, () => isForEverybody() && isOfThisRequest(asked), state.lacksPart);
    sendTo(asked, page);
  }
}

/**
 * Whether the server components of a page that is rendered for each request found this request's answer: the header
 * stored its HTML in it (components/ui/static-html/store-html.ts). A page rendered without it may lack its status and
 * its text.
 */
function isOfThisRequest({ stored, state }: Asked): boolean {
  if (stored === null || state.hasStaticHtml) return true;
  console.warn("a page was not rendered within its request, so it is not stored");
  return false;
}

function sendTo({ method, response, state }: Asked, page: Page): void {
  const headersOfRequest = {
    [requestIdHeader]: state.requestId ?? "",
    ...(state.queries === undefined ? {} : { [queriesHeader]: String(state.queries) }),
  };
  send(page, method, response, headersOfRequest);
}

/** No one is told where the visitor has gone, or has a part of the page already. */
function fail(asked: Asked, error: unknown): void {
  const { response } = asked;
  if (response.destroyed) return;
  console.error("The page could not be sent:", error);
  if (response.headersSent) response.destroy();
  else sendTo(asked, errorPage(asked, 503, retryLater));
}
