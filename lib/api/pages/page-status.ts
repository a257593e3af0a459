import type { AsyncLocalStorage } from "node:async_hooks";
import { formProblemOf } from "../next-internals";

/**
 * `scripts/serve.mjs` opens one of these for each request. `status` is written when the page's head is sent; where rendering failed for a
 * reason that is known, `problem` is the status of the plain error page that replaces it. `upstreamEnds` is when the answer must have all of its data.
 * `noteUnavailable` notifies the other requests that wait for the same rendering. `pagesChange` drops the pages that the server has stored as bytes. `onlyReads` is true for a request that sends no form and calls no action.
 * `call` is the path of the call of the contract, for log and metrics.
 */
type PageAnswer = {
  status: number | null;
  problem: number | null;
  upstreamEnds?: number;
  noteUnavailable?: () => void;
  pagesChange?: () => void;
  onlyReads?: boolean;
  call?: string;
};

function currentAnswer(): PageAnswer | undefined {
  return (globalThis as { portalAnswers?: AsyncLocalStorage<PageAnswer> }).portalAnswers?.getStore();
}

/**
 * Sets the status of a page that is rendered as usual. Next's own `notFound()` and `forbidden()` send an empty document that only
 * JavaScript fills; an error page should be readable without it.
 */
export function answerWithStatus(status: number): void {
  const answer = currentAnswer();
  if (answer) answer.status = status;
}

/** Next reports each error of a request here (instrumentation.ts). Those that the portal did not cause get a status and an error page. */
export function noteFailure(error: unknown, method: string): void {
  const answer = currentAnswer();
  if (!answer) return;
  const { status } = (error ?? {}) as { status?: unknown };
  if (status === 503) answer.noteUnavailable?.();
  if (status === 404 || status === 503) answer.problem = status;
  else if (method === "POST") answer.problem = formProblemOf(error) ?? answer.problem;
}

/** How long the data of this answer may still take. All calls of a page share one limit; outside of a request each call has its own. */
export function timeLeftForUpstream(limitMs: number): number {
  const answer = currentAnswer();
  if (!answer) return limitMs;
  answer.upstreamEnds ??= performance.now() + limitMs;
  return answer.upstreamEnds - performance.now();
}

/** Whether this request can only render a page. */
export function onlyReads(): boolean {
  return currentAnswer()?.onlyReads === true;
}

/** This request has changed what pages show: the server's stored pages are dropped before it is answered. */
export function announceChangedPages(): void {
  currentAnswer()?.pagesChange?.();
}

/** Names the call that this request makes, by its path in the contract, which holds no value of anybody. A page may make several: the first is named. */
export function noteCall(path: string | undefined): void {
  const answer = currentAnswer();
  if (answer) answer.call ??= path;
}
