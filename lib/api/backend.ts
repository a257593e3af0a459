import type { ContractRouterClient } from "@orpc/contract";
import { createRouterClient, type Router } from "@orpc/server";
import type { PortalContract } from "../contract";
import { settings } from "../platform/settings";
import type { Caller } from "./caller";
import { embeddedRouter } from "./embedded";
import { upstreamRouter } from "./upstream";

export type ApiClient = ContractRouterClient<PortalContract>;

let router: Router<PortalContract, { caller: Caller }> | undefined;

/** The router that answers the API client: the embedded backend, or an existing one where the settings name it. */
export function backendRouter(): Router<PortalContract, { caller: Caller }> {
  router ??= settings().upstreamUrl ? upstreamRouter() : embeddedRouter();
  return router;
}

/** The contract's client for one caller, in process. */
export function apiClientFor(caller: Caller): ApiClient {
  return createRouterClient(backendRouter(), { context: { caller } }) as ApiClient;
}
