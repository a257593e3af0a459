import { currentRequest } from "../../platform/portal";
import { formErrorStatus } from "../next-errors";

/** Sets the status of a usual page. Next's `notFound()` sends an empty document that only JavaScript fills. */
export function respondWithStatus(status: number): void {
  const request = currentRequest();
  if (request) request.status = status;
}

/** A part of this page could not be loaded, and a message stands in its place. */
export function noteMissingPart(): void {
  const request = currentRequest();
  if (request) request.lacksPart = true;
}

/** Next reports each error and its place here (instrumentation.ts). Those of others get a status and an error page. */
export function noteFailure(error: unknown, method: string, place: string): void {
  const request = currentRequest();
  if (!request) return;
  const { status } = (error ?? {}) as { status?: unknown };
  if (status === 404 || status === 503) request.problem = status;
  else if (method === "POST")
    request.problem = formErrorStatus(error, place, request.call !== undefined) ?? request.problem;
}

/** How long this answer may still take. All calls of a page share one limit; each other call has its own. */
export function timeLeftForUpstream(limitMs: number): number {
  const request = currentRequest();
  if (!request) return limitMs;
  request.upstreamEnds ??= performance.now() + limitMs;
  return request.upstreamEnds - performance.now();
}

/** Whether this request can only render a page. */
export function onlyReads(): boolean {
  return currentRequest()?.onlyReads === true;
}

/** Names the call that this request makes, by its path in the contract, without values. The first one counts. */
export function noteCall(path: string | undefined): void {
  const request = currentRequest();
  if (request) request.call ??= path;
}
