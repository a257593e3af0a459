import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { PortalContract } from "../contract";
import { readCallError } from "./call-error";
import shape from "./contract-shape.json";
import { decodeError } from "./error-format";
import { accountHeader } from "./page-account/account-names";
import { pageAccount, setPageAccount, tellOtherAccount } from "./page-account/page-account";

type Body = Parameters<typeof decodeError>[0];
type Head = Parameters<typeof decodeError>[1];

/** Another account has signed in meanwhile: the page hears it (components/layout/visitor/watch-account.tsx), whatever called. */
function decodeOrTell(body: Body, response: Head): ORPCError<string, unknown> {
  const error = decodeError(body, response);
  if (readCallError(error)?.key === "otherAccount") tellOtherAccount();
  return error;
}

/** Each call says which account its page shows (docs/decisions/0037). */
async function callFromPage(request: Request, init: RequestInit): Promise<Response> {
  const account = pageAccount();
  if (account) request.headers.set(accountHeader, account);
  const answer = await fetch(request, init);
  const signedIn = answer.headers.get(accountHeader);
  if (signedIn) setPageAccount(signedIn);
  return answer;
}

/** The contract's client in the browser. It carries the calls' addresses, not their schemas (made by `scripts/shape.ts`). */
export const api: ContractRouterClient<PortalContract> = createORPCClient(
  new OpenAPILink(shape as never, { url: () => `${window.location.origin}/api`, fetch: callFromPage, customErrorResponseBodyDecoder: decodeOrTell }),
);

/** What to tell somebody when a call failed: the portal's own words, or those for a lost connection. */
export function messageOf(error: unknown, offline: string): string {
  return error instanceof ORPCError && error.message ? error.message : offline;
}
