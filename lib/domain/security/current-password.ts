import { CallError } from "../../platform/call-error";
import { type Learner, passwordProvenAt } from "../../platform/session";
import { provePassword } from "../accounts";
import type { CallContext } from "../call";

const freshForMs = 10 * 60 * 1000;

/** Wrong here is no lost session: 401 would send somebody who is signed in to the login. */
export const wrongCurrentPassword = { code: "BAD_REQUEST", key: "currentPasswordWrong" } as const;

/**
 * Whoever found an unlocked phone must not become the owner of the account. The documented call has no current password: it
 * keeps working with a bearer token whose session was opened by password just now (docs/decisions/0008). @throws CallError
 */
export async function requireCurrentPassword(context: CallContext, learner: Learner, given: string | undefined): Promise<void> {
  if (given) {
    await provePassword(context, learner.username, given, wrongCurrentPassword);
    return;
  }
  const provenAt = context.carriedBy === "bearer" ? await passwordProvenAt(context.db, learner) : null;
  if (!provenAt || context.now.getTime() - Date.parse(provenAt) >= freshForMs) throw new CallError("BAD_REQUEST", "currentPasswordNeeded");
}
