import { createORPCClient, type ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { OpenAPILink } from "@orpc/openapi-client/fetch";
import type { PortalContract } from "../contract";
import { readCallError } from "./call-error";
import shape from "./contract-shape.json";
import { decodeError } from "./error-format";
import { accountHeader } from "./page-account/account-names";
import { announceOtherAccount, pageAccount, setPageAccount } from "./page-account/page-account";

/** Decodes an error. If another account signed in meanwhile, the page learns it (visitor/watch-account.tsx). */
function decodeAndAnnounce(...answered: Parameters<typeof decodeError>): ORPCError<string, unknown> {
  const error = decodeError(...answered);
  if (readCallError(error)?.key === "otherAccount") announceOtherAccount();
  return error;
}

/** Each call names the account that its page shows (docs/decisions/0037). */
async function callFromPage(request: Request, init: RequestInit): Promise<Response> {
  const account = pageAccount();
  if (account) request.headers.set(accountHeader, account);
  const answer = await fetch(request, init);
  const signedIn = answer.headers.get(accountHeader);
  if (signedIn) setPageAccount(signedIn);
  return answer;
}

/** The contract's client in the browser. It has each call's address and no schema (scripts/generate/shape.ts). */
export const api: ContractRouterClient<Omit<PortalContract, "desk">> = createORPCClient(
  new OpenAPILink(shape as never, {
    url: () => `${window.location.origin}/api`,
    fetch: callFromPage,
    customErrorResponseBodyDecoder: decodeAndAnnounce,
  }),
);
