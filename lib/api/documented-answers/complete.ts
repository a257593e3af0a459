import type { BackendCall, Options } from "../documented-backend/or-documented";

/** A response as an existing backend sends it: fields that the specification does not document may be missing. */
export type Sent<Answer, Undocumented extends keyof Answer> = Omit<Answer, Undocumented> &
  Partial<Pick<Answer, Undocumented>>;

type Completing<Input, FromBackend, Answer> = (
  sent: FromBackend,
  input: Input,
  options: Options,
) => Answer | Promise<Answer>;

/** The call with its response completed. Where no response is documented, the body may be empty. */
export function completed<Input, FromBackend, Answer>(
  call: (input: Input, options: Options) => Promise<FromBackend>,
  complete: Completing<Input, FromBackend, Answer>,
): BackendCall<Input, Answer> {
  return async (input, options) => {
    const sent = (await call(input, options)) as FromBackend | null | undefined;
    return complete(sent ?? ({} as FromBackend), input, options);
  };
}

export type Done = { status: boolean; message: string };

/** A response that only reports success. Fields that it lacks are taken from `otherwise`. */
export function done<Answer extends Done>(otherwise: Omit<Answer, keyof Done>) {
  return (sent: Partial<Answer>): Answer => ({ status: true, message: "", ...otherwise, ...sent }) as Answer;
}

/** The list, if the backend sends one: the specification only names some fields. */
export function toList<Each>(sent: Each[] | unknown): Each[] {
  return Array.isArray(sent) ? sent : [];
}

/** A flag that is only documented as truthy, or as "Yes". */
export function isTrue(sent: unknown): boolean {
  return Boolean(sent) && sent !== "No" && sent !== "0";
}
