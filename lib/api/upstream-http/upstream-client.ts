import { createORPCClient, ORPCError } from "@orpc/client";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { parseSetCookie, stringifyCookie } from "cookie";
import { contract } from "../../contract";
import { languageCookie } from "../../platform/i18n/language";
import { settings } from "../../platform/settings";
import { type Caller, carriedByHeader } from "../caller";
import type { CallContext, UpstreamClient } from "../documented-backend/or-documented";
import { decodeError } from "../error-format";
import { fetchFromUpstream } from "./fetch";

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
