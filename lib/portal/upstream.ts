import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import { implement, type Router } from "@orpc/server";
import { contract, type PortalContract } from "../contract";
import { Refusal } from "../refusal";
import { settings } from "../settings";
import type { Caller } from "./caller";
import { type Admitted, gate } from "./gate";
import { routerOf } from "./router";
import { decodeError } from "./wire";

type Asker = { token: string | null; address: string };
type UpstreamCall = (input: unknown, options: { context: Asker }) => Promise<unknown>;

/** The other side of the door: every call is answered by an existing backend over HTTP, with the visitor's own token as bearer. */
export function upstreamRouter(): Router<PortalContract, { caller: Caller }> {
  const client = upstreamClient();
  return routerOf(implement(contract).$context<{ caller: Caller }>().use(gate), client, (operation, { context, input }) => {
    const { caller } = context as Admitted;
    return (operation as UpstreamCall)(input, { context: { token: caller.token, address: caller.address } }).catch(asRefusal);
  });
}

function upstreamClient(): ContractRouterClient<PortalContract, Asker> {
  const { upstreamUrl, upstreamTimeoutMs } = settings();
  const link = new OpenAPILink<Asker>(contract, {
    url: `${upstreamUrl}/api`,
    headers: ({ context }) => (context.token ? { authorization: `Bearer ${context.token}` } : {}),
    fetch: (request, init) => fetch(request, { ...init, redirect: "error", cache: "no-store", signal: AbortSignal.timeout(upstreamTimeoutMs) }),
    customErrorResponseBodyDecoder: decodeError,
  });
  return createORPCClient(link);
}

/** An answer with an error status is passed on; no answer, or one that is not the contract's, is "does not answer". */
function asRefusal(error: unknown): never {
  if (error instanceof ORPCError && error.status >= 400 && error.status < 500) throw error;
  console.error("upstream:", error instanceof Error ? error.message : error);
  throw new Refusal("SERVICE_UNAVAILABLE", "upstreamSilent", { retryAfterSeconds: 10 });
}
