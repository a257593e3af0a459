import type { PortalContract } from "../../contract";
import type { Answer, BackendCall, Input, Options } from "../documented-backend/or-documented";

/**
 * Completes the answer of a call: `sent` may lack every field that the specification does not document. What the
 * contract has a default for is filled in by the contract.
 */
export type Completion<Part extends keyof PortalContract, Name extends keyof PortalContract[Part]> = (
  sent: Answer<Part, Name>,
  input: Input<Part, Name>,
  options: Options,
) => Answer<Part, Name> | Promise<Answer<Part, Name>>;

export type Completions = {
  [Part in keyof PortalContract]?: { [Name in keyof PortalContract[Part]]?: Completion<Part, Name> };
};

/** The call with its response completed. Where no response is documented, the body may be empty. */
export function completed(
  call: BackendCall<never, unknown>,
  complete: (sent: never, input: never, options: Options) => unknown,
): BackendCall<never, unknown> {
  return async (input, options) => complete(((await call(input, options)) ?? {}) as never, input, options);
}

/** What was sent, with these values for the fields that it lacks. */
export function filled<Sent extends object>(otherwise: Partial<Sent>, sent: Sent): Sent {
  return { ...otherwise, ...sent };
}

/** A response that only reports success. */
export const done = (sent: { status: boolean; message: string }) => filled({ status: true, message: "" }, sent);

/** The list, if the backend sends one: the specification only names some fields. */
export function toList<Each>(sent: Each[]): Each[] {
  return Array.isArray(sent) ? sent : [];
}

/** A flag that is only documented as truthy, or as "Yes". */
export function isTrue(sent: unknown): boolean {
  return Boolean(sent) && sent !== "No" && sent !== "0";
}
