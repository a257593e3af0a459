import type { AsyncLocalStorage } from "node:async_hooks";

/** `scripts/serve.mjs` opens one of these for each request, and writes the status when the page's head is sent. */
type PageAnswer = { status: number | null };

/**
 * The status of a page that is drawn as usual. Next's own `notFound()` and `forbidden()` send an empty document that only
 * JavaScript fills; a page that says no should read without it.
 */
export function answerWithStatus(status: number): void {
  const answers = (globalThis as { portalAnswers?: AsyncLocalStorage<PageAnswer> }).portalAnswers;
  const answer = answers?.getStore();
  if (answer) answer.status = status;
}
