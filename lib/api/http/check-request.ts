import { ORPCError } from "@orpc/client";
import { sessionCookies } from "../../platform/session";
import { settings } from "../../platform/settings";

const largestBody = 1024 * 1024;
/** What a form without JavaScript may bring: a phone's photo as it is. */
const largestPhoto = 6 * 1024 * 1024;
/** Of all bodies together that are being read: clients that never finish theirs would fill the memory (threats T41). */
const mostAtOnce = 64 * 1024 * 1024;
let beingRead = 0;
/** More values than the body of any call has. The schema would check, and word, each of them (threats T24). */
const mostValues = 10_000;

/** A request that may not pass. */
export class RequestError extends ORPCError<string, unknown> {
  constructor(status: number, code: string, message: string) {
    super(code, { status, message });
  }
}

/**
 * What holds for a call because it came over HTTP (threats T15): origin, content type, size, strict UTF-8 and JSON.
 * @returns the request with its body read and checked. @throws RequestError
 */
export async function admitRequest(
  request: Request,
  body: AsyncIterable<Uint8Array> | null = request.body,
): Promise<Request> {
  if (request.method === "GET" || request.method === "HEAD") return request;
  requireOwnOrigin(request);
  const bytes = await readBody(request, body);
  const url = withoutTrailingSlash(request.url);
  if (bytes.length === 0) return new Request(url, { method: request.method, headers: headersWithoutBody(request) });
  requireJson(request);
  const text = decode(bytes);
  requireObject(text);
  return new Request(url, { method: request.method, headers: request.headers, body: text });
}

/** The documented `/api/users/profile/` and the like are the same calls as without the slash. */
export function withoutTrailingSlash(address: string): string {
  const url = new URL(address);
  url.pathname = url.pathname.replace(/(?<=^.|[^/])\/+$/, "");
  return url.href;
}

/** rule: login.required-routes: a token shorter than 5 characters counts as absent. */
export function bearerToken(request: Request): string | null {
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1];
  return token && token.length >= 5 ? token : null;
}

/**
 * A write that a browser makes for another site is rejected. Programs without a browser send neither header. A bearer
 * token alone may come from anywhere, as no browser adds it by itself; together with a session's cookie it has no
 * effect, whatever its value.
 */
export function requireOwnOrigin(request: Request): void {
  if (bearerToken(request) && !carriesSession(request)) return;
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const foreign = (origin !== null && !isOwnOrigin(origin, request)) || site === "cross-site" || site === "same-site";
  if (foreign) throw new RequestError(403, "FOREIGN_ORIGIN", "This call was made from another site.");
}

function carriesSession(request: Request): boolean {
  const cookies = request.headers.get("cookie") ?? "";
  return sessionCookies.some((name) => cookies.includes(`${name}=`));
}

/** `PORTAL_URL` decides. Where it is not set, the portal uses the host name of the request. */
function isOwnOrigin(origin: string, request: Request): boolean {
  if (process.env.PORTAL_URL) return origin === new URL(settings().portalUrl).origin;
  return URL.canParse(origin) && new URL(origin).host === request.headers.get("host");
}

/** A posted form with a file. @throws RequestError; 413 when it is larger than a photo may be */
export async function admitForm(request: Request): Promise<FormData> {
  requireOwnOrigin(request);
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data"))
    throw new RequestError(415, "UNSUPPORTED_MEDIA_TYPE", "The body must be a form.");
  const body = await readBody(request, request.body, largestPhoto);
  try {
    return await new Response(Buffer.from(body), { headers: { "Content-Type": type } }).formData();
  } catch {
    throw new RequestError(400, "MALFORMED_FORM", "The body is not a form.");
  }
}

async function readBody(request: Request, body: AsyncIterable<Uint8Array> | null, limit = largestBody) {
  const tooLarge = new RequestError(413, "PAYLOAD_TOO_LARGE", `The body is larger than ${limit / 1024 / 1024} MB.`);
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw tooLarge;
  if (!body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      beingRead += chunk.length;
      if (size > limit) throw tooLarge;
      if (beingRead > mostAtOnce)
        throw new RequestError(503, "SERVICE_UNAVAILABLE", "The portal is too busy. Try again in a few seconds.");
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } finally {
    beingRead -= size;
  }
}

function requireJson(request: Request): void {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json")
    throw new RequestError(
      415,
      "UNSUPPORTED_MEDIA_TYPE",
      "The body must be JSON, with Content-Type: application/json.",
    );
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new RequestError(400, "INVALID_UTF8", "The body is not valid UTF-8.");
  }
}

function requireObject(text: string): void {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new RequestError(400, "MALFORMED_JSON", `The body is not valid JSON: ${(error as Error).message}`);
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new RequestError(400, "NOT_AN_OBJECT", "The body must be a JSON object.");
  const values: unknown[] = [value];
  for (const each of values) {
    for (const inner of typeof each === "object" && each !== null ? Object.values(each) : []) values.push(inner);
    if (values.length > mostValues)
      throw new RequestError(400, "TOO_MANY_VALUES", `The body has more than ${mostValues} values.`);
  }
}

function headersWithoutBody(request: Request): Headers {
  const headers = new Headers(request.headers);
  for (const name of ["content-type", "content-length", "transfer-encoding"]) headers.delete(name);
  return headers;
}
