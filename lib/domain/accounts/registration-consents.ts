import type { Registration } from "../../contract/accounts";
import { CallError } from "../../platform/call-error";
import type { Database } from "../../platform/db";
import { rules } from "../../platform/limits";
import type { CallContext } from "../call";
import { decisionsOf, isMinor, recordDecisions } from "../privacy";
import { guardianAddressProblem, queueGuardianMail } from "./guardian";
import type { Account } from "./records";

/**
 * Checks the consents of a registration. A minor may register without a guardian's address, as in the documented payload: the account then waits and
 * asks for the address. @throws CallError BAD_REQUEST
 */
export function requireConsents(given: Registration): void {
  if (given.consent_account === false) throw new CallError("BAD_REQUEST", "consentNeeded");
  const address = guardianEmailOf(given);
  const problem = address && guardianAddressProblem(address, given.username);
  if (problem) throw new CallError("BAD_REQUEST", problem);
}

/**
 * Whether a mail to the guardian may be sent now. The limit stops invented registrations from flooding a stranger's mailbox (threats T23); past it the
 * account waits, and its own page asks for the guardian later.
 */
export async function mayAskGuardian({ limits }: CallContext, given: Registration): Promise<boolean> {
  const address = guardianEmailOf(given);
  return address !== null && (await limits.tally("guardianRegistrationMail", address)) <= rules.guardianRegistrationMail.points;
}

/** The guardian's address to store: null for a learner who needs no guardian. */
export function guardianEmailOf(given: Registration): string | null {
  return (isMinor({ age: given.age, profession: given.profession }) && given.guardian_email) || null;
}

/** Stores the consent decisions and, where allowed, queues the mail to the guardian, in the transaction that creates the account. */
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
