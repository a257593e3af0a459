import type { CallContext } from "../call";
import type { Registration } from "../contract/accounts";
import type { Database } from "../db";
import { decisionsOf, isMinor, recordDecisions } from "../privacy";
import { Refusal } from "../refusal";
import { guardianAddressProblem, queueGuardianMail } from "./guardian";
import type { Account } from "./records";

/**
 * What a registration must settle before an account is made. A minor without a guardian's address may register, as the documented
 * payload does: the account waits, and asks for the address.
 */
export async function requireConsents(context: CallContext, given: Registration): Promise<void> {
  if (given.consent_account === false) throw new Refusal("BAD_REQUEST", "consentNeeded");
  const address = guardianEmailOf(given);
  if (!address) return;
  const problem = guardianAddressProblem(address, given.username);
  if (problem) throw new Refusal("BAD_REQUEST", problem);
  await context.limits.count("mailAddress", address);
}

/** Of somebody who needs none it is not kept. */
export function guardianEmailOf(given: Registration): string | null {
  return (isMinor({ age: given.age, profession: given.profession }) && given.guardian_email) || null;
}

/** Keeps what was decided and asks the guardian, in the transaction that makes the account. */
export async function settleConsents(db: Database, context: CallContext, account: Account, given: Registration): Promise<void> {
  const shown = { minor: isMinor(account), noticeVersion: context.content.privacyNotice.version, language: context.language };
  await recordDecisions(db, account.id, decisionsOf(given, shown), context.now);
  await queueGuardianMail(db, context, account);
}
