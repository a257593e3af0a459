import type { Registration } from "../../contract/accounts";
import { CallError } from "../../platform/call-error";
import type { Database } from "../../platform/db";
import { rules } from "../../platform/limits";
import type { CallContext } from "../call";
import { decisionsOf, isMinor, recordDecisions } from "../privacy";
import { guardianAddressProblem, queueGuardianMail } from "./guardian";
import type { Account } from "./records";

/**
 * What a registration must settle before an account is made. A minor without a guardian's address may register, as the documented
 * payload does: the account waits, and asks for the address.
 */
export function requireConsents(given: Registration): void {
  if (given.consent_account === false) throw new CallError("BAD_REQUEST", "consentNeeded");
  const address = guardianEmailOf(given);
  const problem = address && guardianAddressProblem(address, given.username);
  if (problem) throw new CallError("BAD_REQUEST", problem);
}

/**
 * Made-up registrations fill nobody's letter box (threats T23), and stop no other child from registering: past the limit the account
 * waits, and its own page asks the guardian.
 */
export async function mayAskGuardian({ limits }: CallContext, given: Registration): Promise<boolean> {
  const address = guardianEmailOf(given);
  return address !== null && (await limits.tally("guardianRegistrationMail", address)) <= rules.guardianRegistrationMail.points;
}

/** Of somebody who needs none it is not kept. */
export function guardianEmailOf(given: Registration): string | null {
  return (isMinor({ age: given.age, profession: given.profession }) && given.guardian_email) || null;
}

/** Keeps what was decided and asks the guardian where that may be, in the transaction that makes the account. */
export async function recordRegistrationConsents(
  db: Database,
  context: CallContext,
  account: Account,
  given: Registration,
  asksGuardian: boolean,
): Promise<void> {
  const shown = { minor: isMinor(account), noticeVersion: context.content.privacyNotice.version, language: context.language };
  await recordDecisions(db, account.id, decisionsOf(given, shown), context.now);
  if (asksGuardian) await queueGuardianMail(db, context, account);
}
