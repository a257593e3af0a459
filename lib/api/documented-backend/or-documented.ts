import { ORPCError } from "@orpc/client";
import type { ContractProcedure, ContractRouterClient, InferSchemaInput } from "@orpc/contract";
import type { PortalContract } from "../../contract";
import type { Language } from "../../platform/i18n/language";
import type { Caller } from "../caller";

export type CallContext = { caller: Caller; language: Language };
export type Options = { context: CallContext };
export type UpstreamClient = ContractRouterClient<PortalContract, CallContext>;
export type BackendCall<Input, Output> = (input: Input, options: Options) => Promise<Output>;

type Schemas<Call> =
  Call extends ContractProcedure<infer Input, infer Answer, infer _Errors, infer _Meta>
    ? { input: InferSchemaInput<Input>; answer: InferSchemaInput<Answer> }
    : never;
type Part = keyof PortalContract;
export type Input<P extends Part, Name extends keyof PortalContract[P]> = Schemas<PortalContract[P][Name]>["input"];
/** An answer by the contract, which fills in its defaults later. */
export type Answer<P extends Part, Name extends keyof PortalContract[P]> = Schemas<PortalContract[P][Name]>["answer"];
export type Replacements = {
  [P in Part]?: { [Name in keyof PortalContract[P]]?: BackendCall<Input<P, Name>, Answer<P, Name>> };
};

const recheckMs = 10 * 60_000;

/**
 * A call that only the embedded backend has, with its replacement for a backend that has only the documented calls
 * (rule: backend.documented-calls). A call that this backend lacks is not tried for every page; it is tried again later,
 * after an update. A 404 can also mean that something in the input does not exist; then the documented calls fail with
 * 404 too.
 */
export function orDocumented<Input, Output>(
  own: BackendCall<Input, Output>,
  documented: BackendCall<Input, Output>,
): BackendCall<Input, Output> {
  let lackingUntil = 0;
  return async (input, options) => {
    if (performance.now() < lackingUntil) return documented(input, options);
    try {
      return await own(input, options);
    } catch (error) {
      if (!(error instanceof ORPCError && error.status === 404)) throw error;
      const answer = await documented(input, options);
      lackingUntil = performance.now() + recheckMs;
      return answer;
    }
  };
}
