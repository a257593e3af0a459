import type { BackendCall, CallContext } from "../documented-backend/or-documented";

/** An answer as an existing backend sends it: the fields that the specification does not document may be missing. */
export type Sent<Answer, Undocumented extends keyof Answer> = Omit<Answer, Undocumented> & Partial<Pick<Answer, Undocumented>>;

type Completing<Input, FromBackend, Answer> = (sent: FromBackend, input: Input, options: { context: CallContext }) => Answer | Promise<Answer>;

/** The call with its answer completed. Where the documentation shows no answer, the body may be empty. */
export function completed<Input, FromBackend, Answer>(
  call: (input: Input, options: { context: CallContext }) => Promise<FromBackend>,
  complete: Completing<Input, FromBackend, Answer>,
): BackendCall<Input, Answer> {
  return async (input, options) => {
    const sent = (await call(input, options)) as FromBackend | null | undefined;
    return complete(sent ?? ({} as FromBackend), input, options);
  };
}

export type Done = { status: boolean; message: string };

/** An answer that only reports success, which the specification shows as a message alone or not at all: what is not sent is `otherwise`. */
export function done<Answer extends Done>(otherwise: Omit<Answer, keyof Done>) {
  return (sent: Partial<Answer>): Answer => ({ status: true, message: "", ...otherwise, ...sent }) as Answer;
}

/** A list, where the backend sends one: of some fields the specification gives only the name. */
export function listOf<Each>(sent: Each[] | unknown): Each[] {
  return Array.isArray(sent) ? sent : [];
}

/** A mark of which the specification says only that it is truthy, or "Yes". */
export function isTrue(sent: unknown): boolean {
  return Boolean(sent) && sent !== "No" && sent !== "0";
}
