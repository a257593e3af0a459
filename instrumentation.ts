import type { Instrumentation } from "next";

// Loaded before the first request: Next does not wait for `onRequestError` before it sends the error's response.
let noteFailure: typeof import("./lib/api/pages/page-status").noteFailure | undefined;

/** Next calls this once for each server process, before it answers. */
export async function register(): Promise<void> {
  // One positive condition, so that the edge bundle drops the code inside.
  if (process.env.NEXT_RUNTIME === "nodejs" && process.env.NEXT_PHASE !== "phase-production-build") {
    ({ noteFailure } = await import("./lib/api/pages/page-status"));
    const { startBackgroundWork } = await import("./lib/api/background");
    await startBackgroundWork();
  }
}

/** Next calls this with an error that happened while it answered a request. */
export const onRequestError: Instrumentation.onRequestError = (error, { method }, { renderSource, routeType }) =>
  noteFailure?.(error, method, renderSource ?? routeType);
