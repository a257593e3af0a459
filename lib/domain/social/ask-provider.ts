import type * as z from "zod";
import { CallError } from "../../platform/call-error";
import { settings } from "../../platform/settings";

/** The longest answer of a provider that is read; theirs have a few KB. */
const longestAnswer = 1024 * 1024;

/** `fetch`, whose answer is read whole, and no further than it may be long. @throws where it is longer */
export async function fetchAtMost(address: string | URL, options: RequestInit): Promise<Response> {
  const answer = await fetch(address, options);
  const { status, statusText } = answer;
  if (!answer.body) return new Response(null, { status, statusText, headers: answer.headers });
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop cancels the rest.
  for await (const chunk of answer.body) {
    size += chunk.length;
    if (size > longestAnswer) throw new Error(`The answer of ${new URL(address).host} is longer than 1 MB.`);
    chunks.push(chunk);
  }
  return new Response(Buffer.concat(chunks), { status, statusText, headers: answer.headers });
}

export const providerTimeoutMs = (): number => settings().socialTimeoutMs;

const notAnswering = () => new CallError("SERVICE_UNAVAILABLE", "socialUnavailable", { retryAfterSeconds: 10 });
export const rejectedByProvider = () => new CallError("UNAUTHORIZED", "socialRejected");

/**
 * Requests an address from the settings: no redirect is followed, and the timeout applies. An unexpected answer is
 * rejected, and one of more than 1 MB is not read (threats T17). @throws CallError UNAUTHORIZED when the provider rejects the request, SERVICE_UNAVAILABLE
 * when it does not answer
 */
export async function askProvider<Answer>(
  address: URL,
  expected: z.ZodType<Answer>,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await fetchAtMost(address, {
    headers: { accept: "application/json", ...headers },
    redirect: "manual",
    cache: "no-store",
    signal: AbortSignal.timeout(providerTimeoutMs()),
  }).catch(() => {
    throw notAnswering();
  });
  if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) throw rejectedByProvider();
  if (answer.status !== 200) throw notAnswering();
  const body: unknown = await answer.json().catch(() => {
    throw notAnswering();
  });
  const parsed = expected.safeParse(body);
  if (!parsed.success) throw rejectedByProvider();
  return parsed.data;
}

/** Adds a query to an address from the settings. */
export function withQuery(address: string, query: Record<string, string>): URL {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}
