import type { ContractProcedureBuilderWithInputOutput, ErrorMap } from "@orpc/contract";
import type * as z from "zod";
import type { CallMeta, Completion, PageChange } from "./answer";

/** The side effects of a call, computed from its input and output; null when it had none this time. */
type Effects<Input, Answer> = {
  changes?: (input: Input, answer: Answer) => PageChange | null;
  completes?: (input: Input, answer: Answer) => Completion | null;
};

/** The call with its effects. Each is a function of its own input and output, which the compiler checks. */
export function withEffects<Input extends z.ZodType, Answer extends z.ZodType, Errors extends ErrorMap>(
  call: ContractProcedureBuilderWithInputOutput<Input, Answer, Errors, CallMeta>,
  { changes, completes }: Effects<z.output<Input>, z.output<Answer>>,
): ContractProcedureBuilderWithInputOutput<Input, Answer, Errors, CallMeta> {
  const { inputSchema, outputSchema } = call["~orpc"];
  // The middleware passes the input as it was sent, so it is parsed by the schemas again here.
  const typed =
    <Effect>(effect: (input: z.output<Input>, answer: z.output<Answer>) => Effect) =>
    (input: unknown, answer: unknown): Effect =>
      effect(inputSchema?.parse(input) as z.output<Input>, outputSchema?.parse(answer) as z.output<Answer>);
  return call.meta({ ...(changes && { changes: typed(changes) }), ...(completes && { completes: typed(completes) }) });
}
