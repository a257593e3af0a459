import type { ContractRouterClient } from "@orpc/contract";
import { createRouterClient } from "@orpc/server";
import type { PortalContract } from "../contract";
import { settings } from "../platform/settings";
import type { BackendRouter } from "./build-router";
import type { Caller } from "./caller";
import type { OptionalCall } from "./documented-backend/optional-calls";
import { embeddedRouter } from "./embedded";
import { upstreamBackend } from "./upstream";

export type ApiClient = ContractRouterClient<PortalContract>;

type Backend = { router: BackendRouter; has: (call: OptionalCall) => Promise<boolean> };
let chosen: Backend | undefined;

/** The embedded backend, or an existing one where the settings name it. */
function backend(): Backend {
  chosen ??= settings().upstreamUrl ? upstreamBackend() : { router: embeddedRouter(), has: async () => true };
  return chosen;
}

export function backendRouter(): Backend["router"] {
  return backend().router;
}

/** Whether the backend has a call that an existing one may lack (rule: backend.documented-calls). */
export function backendHas(call: OptionalCall): Promise<boolean> {
  return backend().has(call);
}

/** The contract's client for one caller, in process. */
export function apiClientFor(caller: Caller): ApiClient {
  return createRouterClient(backendRouter(), { context: { caller } }) as ApiClient;
}
