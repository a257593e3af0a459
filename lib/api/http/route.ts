import { OpenAPIHandler } from "@orpc/openapi/fetch";
import { parseCookie } from "cookie";
import { chooseLanguage, languageCookie } from "../../platform/i18n/language";
import { apiClientFor, backendRouter } from "../backend";
import type { Caller } from "../caller";
import { callerFrom } from "../caller-from";
import { asHeader, cookieKeeper, cookiesOfAccountLanguage } from "../cookies";
import { encodeError, type WireError } from "../error-format";
import { accountHeader } from "../page-account/account-names";
import { admitRequest, bearerToken, RequestError, withoutTrailingSlash } from "./check-request";

let made: OpenAPIHandler<{ caller: Caller }> | undefined;

/** Made at the first call, because it reads the settings. */
function handler(): OpenAPIHandler<{ caller: Caller }> {
  made ??= new OpenAPIHandler(backendRouter(), { customErrorResponseBodyEncoder: encodeError });
  return made;
}

/** The one handler of `/api`: the checks that belong to HTTP, then the contract. `body`: see `HandleCall`. */
export async function handleCall(request: Request, body?: AsyncIterable<Uint8Array>): Promise<Response> {
  const answerHeaders = new Headers({ "Cache-Control": "private, no-store", "X-Content-Type-Options": "nosniff" });
  try {
    const admitted = await admitRequest(request, body).catch(async (error: unknown) => {
      throw (await refusalBefore(error, request, answerHeaders)) ?? error;
    });
    // HEAD is answered as GET is; the server sends no body.
    const method = request.method === "HEAD" ? "GET" : request.method;
    const normalized =
      admitted === request
        ? new Request(withoutTrailingSlash(request.url), { method, headers: request.headers })
        : admitted;
    const { matched, response } = await handler().handle(normalized, {
      prefix: "/api",
      context: { caller: await identifyCaller(request, answerHeaders) },
    });
    if (!matched)
      throw new RequestError(
        404,
        "NOT_FOUND",
        `There is no call ${request.method} ${new URL(normalized.url).pathname}.`,
      );
    for (const [name, value] of answerHeaders) response.headers.append(name, value);
    return response;
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    if (error.status === 503) answerHeaders.set("Retry-After", "10");
    return Response.json(encodeError(error), { status: error.status, headers: answerHeaders });
  }
}

/** For a desk call with an unreadable body: 401 or 403 before 400. @returns null for callers who may make the call */
async function refusalBefore(error: unknown, { url, method, headers }: Request, answerHeaders: Headers) {
  const address = withoutTrailingSlash(url);
  if (!(error instanceof RequestError) || error.status !== 400 || !new URL(address).pathname.startsWith("/api/desk/"))
    return null;
  const named = new Headers(
    ["authorization", "cookie", "accept-language", accountHeader].flatMap((name) =>
      headers.has(name) ? [[name, headers.get(name) ?? ""]] : [],
    ),
  );
  const request = new Request(address, { method, headers: named });
  const caller: Caller = { ...(await identifyCaller(request, answerHeaders)), cannotBeRead: true };
  const { response } = await handler().handle(request, { prefix: "/api", context: { caller } });
  if (response?.status !== 401 && response?.status !== 403) return null;
  const { message, code } = (await response.json()) as WireError;
  return new RequestError(response.status, code, message);
}

/** The caller of an HTTP request: by the bearer token where there is one, else by the sealed cookie. */
export async function identifyCaller(request: Request, answerHeaders: Headers): Promise<Caller> {
  const cookies = parseCookie(request.headers.get("cookie") ?? "");
  const keeper = cookieKeeper(
    async (all) => {
      for (const each of all) answerHeaders.append("Set-Cookie", asHeader(each));
    },
    async (token, account, { preferred }) => {
      // Only browsers send an origin, which was checked: a page of this site sent the call.
      if (!request.headers.has("origin")) return [];
      const own = () => apiClientFor({ ...caller, token, account, renderedFor: null }).accounts.readProfile();
      const readPreferred = async () => preferred ?? (await own()).data.language_preference;
      return cookiesOfAccountLanguage((name) => cookies[name], readPreferred);
    },
  );
  const language = chooseLanguage(new URL(request.url).searchParams.get("language"), cookies[languageCookie]);
  const renderedFor = request.headers.get(accountHeader);
  const caller = await callerFrom(
    (name) => cookies[name],
    (name) => request.headers.get(name),
    { keeper, language, answerHeaders, bearer: bearerToken(request), renderedFor },
  );
  return caller;
}
