import type { ContractProcedureBuilderWithInputOutput, ErrorMap } from "@orpc/contract";
import type * as z from "zod";
import type { CallMeta, Completion } from "./answer";

/** What a call completes, computed from its input and output, which the compiler checks; null for nothing this time. */
type Effects<Input, Answer> = { completes: (input: Input, answer: Answer) => Completion | null };

export function withEffects<Input extends z.ZodType, Answer extends z.ZodType, Errors extends ErrorMap>(
  call: ContractProcedureBuilderWithInputOutput<Input, Answer, Errors, CallMeta>,
  { completes }: Effects<z.output<Input>, z.output<Answer>>,
): ContractProcedureBuilderWithInputOutput<Input, Answer, Errors, CallMeta> {
  const { inputSchema, outputSchema } = call["~orpc"];
  return call.meta({
    // The middleware passes the input as it was sent, so it is parsed by the schemas again here.
    completes: (input, answer) =>
      completes(inputSchema?.parse(input) as z.output<Input>, outputSchema?.parse(answer) as z.output<Answer>),
  });
}
