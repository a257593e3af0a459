import { ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { PortalContract } from "../../contract";
import type { Language } from "../../platform/i18n/language";
import type { Caller } from "../caller";

export type CallContext = { caller: Caller; language: Language };
export type Options = { context: CallContext };
export type UpstreamClient = ContractRouterClient<PortalContract, CallContext>;
export type BackendCall<Input, Output> = (input: Input, options: Options) => Promise<Output>;

const recheckMs = 10 * 60_000;
/** The calls that this backend lacks, not tried for every page. They are tried again later, after an update. */
const lackingUntil = new Map<BackendCall<never, unknown>, number>();

/**
 * A call that only the embedded backend has, with its replacement for a backend that has only the documented calls
 * (rule: backend.documented-calls). A 404 can also mean that something in the input does not exist; then the documented
 * calls fail with 404 too.
 */
export function orDocumented<Input, Output>(
  own: BackendCall<Input, Output>,
  documented: BackendCall<Input, Output>,
): BackendCall<Input, Output> {
  return async (input, options) => {
    if (performance.now() < (lackingUntil.get(documented) ?? 0)) return documented(input, options);
    try {
      return await own(input, options);
    } catch (error) {
      if (!(error instanceof ORPCError && error.status === 404)) throw error;
      const answer = await documented(input, options);
      lackingUntil.set(documented, performance.now() + recheckMs);
      return answer;
    }
  };
}
