import { ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { LRUCache } from "lru-cache";
import type { PortalContract } from "../../contract";
import type { Language } from "../../platform/i18n/language";
import type { Caller } from "../caller";

/** What a call to the backend is made with. */
export type CallContext = { caller: Caller; language: Language };
/** The calls of an existing backend. */
export type UpstreamClient = ContractRouterClient<PortalContract, CallContext>;
export type BackendCall<Input, Output> = (input: Input, options: { context: CallContext }) => Promise<Output>;

const recheckMs = 10 * 60_000;
/** The calls that this backend lacks, so that they are not tried for every page. It may be given them later. */
const lacking = new LRUCache<BackendCall<never, unknown>, true>({ max: 100, ttl: recheckMs });

/**
 * A call that only the embedded backend has, and what takes its place before a backend that has the documented calls alone (docs/decisions/0085).
 * A 404 can also mean that what the call names does not exist; the documented calls answer the same then.
 */
export function orDocumented<Input, Output>(own: BackendCall<Input, Output>, documented: BackendCall<Input, Output>): BackendCall<Input, Output> {
  return async (input, options) => {
    if (lacking.has(documented)) return documented(input, options);
    try {
      return await own(input, options);
    } catch (error) {
      if (!(error instanceof ORPCError && error.status === 404)) throw error;
      const answer = await documented(input, options);
      lacking.set(documented, true);
      return answer;
    }
  };
}
