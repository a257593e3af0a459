import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { PortalContract } from "../contract";
import shape from "./contract-shape.json";
import { decodeError } from "./wire";

/** The contract's client in the browser. It carries the calls' addresses, not their schemas (made by `scripts/shape.ts`). */
export const portal: ContractRouterClient<PortalContract> = createORPCClient(
  new OpenAPILink(shape as never, { url: () => `${window.location.origin}/api`, customErrorResponseBodyDecoder: decodeError }),
);

/** What to tell somebody when a call failed: the portal's own words, or those for a lost connection. */
export function messageOf(error: unknown, offline: string): string {
  return error instanceof ORPCError && error.message ? error.message : offline;
}
