/** The caller: a bearer token, or a browser's cookies. */
export type Caller = { token?: string; cookie?: string };
type CallOptions = Caller & { body?: unknown; raw?: BodyInit; headers?: Record<string, string> };
export type ApiResponse = { status: number; headers: Headers; text: string; body: Record<string, unknown> };

export const portalUrl = process.env.TESTED_PORTAL ?? "";

/** Makes a call to the portal under test. `body` is sent as JSON, `raw` as it is. */
export async function callApi(
  method: string,
  path: string,
  { token, cookie, body, raw, headers }: CallOptions = {},
  url = portalUrl,
): Promise<ApiResponse> {
  const sent = new Headers();
  if (body !== undefined || raw !== undefined) sent.set("content-type", "application/json");
  if (token !== undefined) sent.set("authorization", `Bearer ${token}`);
  if (cookie !== undefined) sent.set("cookie", cookie);
  for (const [name, value] of Object.entries(headers ?? {})) sent.set(name, value);
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: sent,
    body: raw ?? (body === undefined ? undefined : JSON.stringify(body)),
    redirect: "manual",
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, body: jsonIn(text) };
}

function jsonIn(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** As `callApi`, for the steps that only lead to what a test is about. */
export async function succeed(
  method: string,
  path: string,
  options: CallOptions = {},
  url = portalUrl,
): Promise<Record<string, unknown>> {
  const answer = await callApi(method, path, options, url);
  if (answer.status !== 200)
    throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text.slice(0, 300)}`);
  return answer.body;
}

/** The one shape of an error: no stack, no success. */
export function errorBody(message: unknown, code?: string): Record<string, unknown> {
  return code === undefined
    ? { status: false, success: false, message }
    : { status: false, success: false, message, code };
}

/** The cookies that a response sets, as a browser would send them back. */
export function readCookies(answer: ApiResponse): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
