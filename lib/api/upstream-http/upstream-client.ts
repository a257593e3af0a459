import { createORPCClient, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  retry,
  wrap,
} from "cockatiel";
import { parseSetCookie, stringifyCookie } from "cookie";
import { contract } from "../../contract";
import { languageCookie } from "../../platform/i18n/language";
import { settings } from "../../platform/settings";
import { type Caller, carriedByHeader } from "../caller";
import type { CallContext, UpstreamClient } from "../documented-backend/or-documented";
import { decodeError } from "../error-format";
import { timeLeftForUpstream } from "../pages/page-status";

const deviceCookies = ["known_device", "__Host-known_device"];

/** The calls of the existing backend that the settings name. */
export function upstreamClient(): UpstreamClient {
  const { upstreamUrl, upstreamTimeoutMs } = settings();
  const link = new OpenAPILink<CallContext>(contract, {
    url: `${upstreamUrl}/api`,
    headers: ({ context }) => headersFor(context),
    fetch: async (request, init, { context }) => {
      const answer = await fetchFromUpstream(request, init, upstreamTimeoutMs);
      await passDeviceOn(answer, context.caller);
      return answer;
    },
    customErrorResponseBodyDecoder: decodeError,
    interceptors: [refusedAsError],
  });
  return createORPCClient(link);
}

/** An existing backend may send the documented message of a call without a session with its own status or with 200. */
async function refusedAsError({ next }: { next: () => Promise<unknown> }): Promise<unknown> {
  const answer = await next();
  const isRefused =
    typeof answer === "object" && answer !== null && "message" in answer && answer.message === "unauthorized.";
  if (isRefused) throw new ORPCError("UNAUTHORIZED", { message: "unauthorized." });
  return answer;
}

/** The visitor's own token, language and address, so that the backend's limits count each visitor, not the portal. */
function headersFor({ caller, language }: CallContext): Record<string, string> {
  return {
    cookie: stringifyCookie({
      [languageCookie]: language,
      ...Object.fromEntries(deviceCookies.map((name) => [name, caller.deviceMarker ?? ""])),
    }),
    ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
    [carriedByHeader]: caller.carriedBy,
    ...(caller.isPrefetch ? { "sec-purpose": "prefetch" } : {}),
    ...(caller.address ? { "x-forwarded-for": caller.address } : {}),
  };
}

/** The backend's marker of the visitor's device (see `known-device` of the accounts), which this portal passes on. */
async function passDeviceOn(answer: Response, caller: Caller): Promise<void> {
  for (const cookie of answer.headers.getSetCookie()) {
    const { name, value = "" } = parseSetCookie(cookie);
    if (deviceCookies.includes(name)) await caller.session.markDevice(value);
  }
}

/** The page's time is over, so there is none left for a second attempt. */
class TimeIsUp extends Error {
  constructor() {
    super("the time limit of the page has passed");
  }
}

/** A response that is too large would be so again at a second attempt. */
class ResponseTooLarge extends Error {}

/** The backend, or a proxy in front of it, reports that it cannot answer. */
const isAway = ({ status }: { status: number }) => status === 502 || status === 503 || status === 504;

const failuresInARow = 5;
/** Short, so that pages are back soon after the backend is. */
const restMs = 1000;

/** Policies for calls that change something, and for reads, which may be made twice. */
export type UpstreamGuard = { writes: IPolicy; reads: IPolicy };

/**
 * A circuit breaker for an existing backend. After five failures in a row only one call a second is passed on, and
 * every other call fails at once, until the backend responds. Only a missing response counts as a failure: an error
 * response of one broken call affects no other call. A read that failed is repeated at most twice, as long as the page
 * has time.
 */
export function upstreamGuard(): UpstreamGuard {
  const silence = handleWhen((error) => !(error instanceof ResponseTooLarge)).orWhenResult((answer) =>
    isAway(answer as Response),
  );
  const breaker = circuitBreaker(silence, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresInARow) });
  const final = [TimeIsUp, ResponseTooLarge, BrokenCircuitError];
  const worthASecondAttempt = handleWhen((error) => !final.some((kind) => error instanceof kind)).orWhenResult(
    (answer) => isAway(answer as Response),
  );
  const again = retry(worthASecondAttempt, {
    maxAttempts: 2,
    backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 200 }),
  });
  return { writes: breaker, reads: wrap(again, breaker) };
}

/** A larger response is rejected as a whole, because a part of it would be wrong data. */
export const largestResponse = 4 * 1024 * 1024;

/** There is one backend, so all calls of this process are under one guard. */
const guard = upstreamGuard();

/**
 * Calls the existing backend within the time that is left for the page and up to the largest size.
 * @throws when the response is too late or too large, and at once when the backend has recently not responded
 * (upstream-http/guard.ts)
 */
export async function fetchFromUpstream(
  request: Request,
  init: RequestInit,
  limitMs: number,
  by = guard,
): Promise<Response> {
  if (timeLeftForUpstream(limitMs) <= 0) throw new TimeIsUp();
  const isRead = request.method === "GET" || request.method === "HEAD";
  const body = request.body ? await request.arrayBuffer() : undefined;
  return (isRead ? by.reads : by.writes).execute(() => attempt(request, body, init, timeLeftForUpstream(limitMs)));
}

async function attempt(request: Request, body: ArrayBuffer | undefined, init: RequestInit, leftMs: number) {
  if (leftMs <= 0) throw new TimeIsUp();
  const call = new AbortController();
  const timer = setTimeout(() => call.abort(new TimeIsUp()), Math.ceil(leftMs));
  try {
    // Never `fetch(request)`: Next's `fetch` makes a Request of it and the signal, and Node forgets the signal of such
    // a Request when it collects garbage, so the time limit would be lost; it also stores a second copy of the body
    // that nobody reads. With an address and a signal of its own the call goes as it is. Next stores nothing of it.
    const answer = await fetch(request.url, {
      ...init,
      method: request.method,
      headers: request.headers,
      body,
      redirect: "error",
      signal: call.signal,
    });
    return new Response(await readBody(answer), {
      status: answer.status,
      statusText: answer.statusText,
      headers: withoutCoding(answer.headers),
    });
  } catch (error) {
    // Closes the connection instead of waiting for the rest of the response.
    call.abort(error);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function readBody(answer: Response): Promise<Buffer<ArrayBuffer> | null> {
  if (!answer.body) return null;
  const chunks: Uint8Array[] = [];
  const reader = answer.body.getReader();
  let size = 0;
  // No `for await`: leaving it waits until the stream is cancelled, which a stream with a second reader is not.
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > largestResponse) throw new ResponseTooLarge(`the answer is larger than ${largestResponse} bytes`);
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

/** The body has been read: it is neither compressed nor in pieces any more. */
function withoutCoding(sent: Headers): Headers {
  const headers = new Headers(sent);
  for (const name of ["content-encoding", "content-length", "transfer-encoding"]) headers.delete(name);
  return headers;
}
