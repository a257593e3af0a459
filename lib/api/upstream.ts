import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { implement, type Router } from "@orpc/server";
import type { $ZodType } from "zod/v4/core";
import { contract, type PortalContract } from "../contract";
import { CallError } from "../platform/call-error";
import { sanitiseHtml } from "../platform/content/text/sanitise";
import { type Language, languageCookie } from "../platform/i18n/language";
import { settings } from "../platform/settings";
import { type Caller, carriedByHeader } from "./caller";
import { decodeError } from "./error-format";
import { withCleanHtml } from "./html-fields";
import { type Admitted, gate } from "./middleware";
import { routerOf } from "./router";
import { fetchFromUpstream } from "./upstream-fetch";

const deviceCookies = ["known_device", "__Host-known_device"];

type Asker = { caller: Caller; language: Language };
type UpstreamCall = (input: unknown, options: { context: Asker }) => Promise<unknown>;

/** The other side of the door: every call is answered by an existing backend over HTTP, with the visitor's own token as bearer. */
export function upstreamRouter(): Router<PortalContract, { caller: Caller }> {
  const client = upstreamClient();
  // Around the schemas: an answer that is not the contract's is no answer.
  const guarded = implement(contract)
    .$context<{ caller: Caller }>()
    .use(gate)
    .use(async ({ next, procedure }) => {
      try {
        const answer = await next();
        const schema = procedure["~orpc"].outputSchema as $ZodType | undefined;
        // Somebody else's HTML: cleaned here once, so that no page needs to know where it came from (threats T6).
        return schema ? { ...answer, output: withCleanHtml(schema, answer.output, sanitiseHtml) as typeof answer.output } : answer;
      } catch (error) {
        throw asAnswer(error);
      }
    });
  return routerOf(guarded, client, (operation, { context, input }) => {
    const { caller, language } = context as Admitted;
    return (operation as UpstreamCall)(inLanguage(input, language), { context: { caller, language } });
  });
}

function upstreamClient(): ContractRouterClient<PortalContract, Asker> {
  const { upstreamUrl, upstreamTimeoutMs } = settings();
  const link = new OpenAPILink<Asker>(contract, {
    url: `${upstreamUrl}/api`,
    headers: ({ context }) => headersFor(context),
    fetch: async (request, init, { context }) => {
      const answer = await fetchFromUpstream(request, init, upstreamTimeoutMs);
      await passDeviceOn(answer, context.caller);
      return answer;
    },
    customErrorResponseBodyDecoder: decodeError,
  });
  return createORPCClient(link);
}

/** The visitor's own token, language and address: limits of the backend are the visitor's, not the portal's. */
function headersFor({ caller, language }: Asker): Record<string, string> {
  return {
    cookie: [`${languageCookie}=${language}`, ...deviceCookies.map((name) => `${name}=${caller.deviceMarker ?? ""}`)].join("; "),
    ...(caller.token ? { authorization: `Bearer ${caller.token}` } : {}),
    [carriedByHeader]: caller.carriedBy,
    ...(caller.isPrefetch ? { "sec-purpose": "prefetch" } : {}),
    ...(caller.address ? { "x-forwarded-for": caller.address } : {}),
  };
}

/** The backend's own marker of the visitor's device (see `known-device` of the accounts): this portal only carries it. */
async function passDeviceOn(answer: Response, caller: Caller): Promise<void> {
  for (const cookie of answer.headers.getSetCookie()) {
    const [name = "", value = ""] = cookie.split(";")[0]?.split("=") ?? [];
    if (deviceCookies.includes(name)) await caller.session.markDevice(value);
  }
}

/** Where a call has a language and none was sent, its schema has filled in the default: the visitor's is meant. */
function inLanguage(input: unknown, language: Language): unknown {
  if (typeof input !== "object" || input === null) return input;
  if ("language" in input) return { ...input, language };
  return "query" in input ? { ...input, query: inLanguage(input.query, language) } : input;
}

/** An answer with an error status is passed on; no answer, or one that is not the contract's, is "does not answer". */
function asAnswer(error: unknown): unknown {
  if (error instanceof ORPCError && error.status >= 400 && error.status < 500) return error;
  console.error("upstream:", error instanceof Error ? error.message : error);
  return new CallError("SERVICE_UNAVAILABLE", "upstreamSilent", { retryAfterSeconds: 10 });
}
