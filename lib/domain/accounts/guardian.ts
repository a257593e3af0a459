import { isEmail, isSameMailbox, mailboxOf } from "../../contract/rules/email";
import { CallError } from "../../platform/call-error";
import { type Database, write } from "../../platform/db";
import { languageOrDefault } from "../../platform/i18n/language";
import { queueMail } from "../../platform/mail";
import { requireFullSession, requireLearner } from "../../platform/session";
import { type CallContext, doneWith, type Operations } from "../call";
import { isMinor, recordDecisions, waitsForGuardian } from "../privacy";
import { checkMailToken, consumeMailToken, endMailTokens, issueMailToken } from "./mail-tokens";
import { type Account, readAccount, updateAccount } from "./records";
import { findWaitingEmail } from "./waiting-email";

type GuardianCalls = "guardianStatus" | "askGuardian" | "readGuardianRequest" | "giveGuardianConsent";

/** The calls of `privacy` with mailed tokens: a guardian consents to a minor's account (rule: registration.consent). */
export const guardian: Pick<Operations<"privacy">, GuardianCalls> = {
  async guardianStatus(context) {
    const account = await readAccount(context.db, requireLearner(context).accountId);
    return {
      success: true,
      waiting: isWaiting(account),
      guardian_email: account.guardian_email ?? "",
      firstName: account.first_name,
    };
  },

  async askGuardian(context, { guardian_email }) {
    const account = await readAccount(context.db, requireFullSession(context).accountId);
    if (!isWaiting(account)) throw new CallError("CONFLICT", "guardianNotNeeded");
    const address = guardian_email || account.guardian_email || "";
    // The address that the account is about to get is its own too.
    const waiting = await findWaitingEmail(context.db, account.id, context.now);
    const problem = guardianAddressProblem(address, [account.username, waiting?.new_address ?? account.username]);
    if (problem) throw new CallError("BAD_REQUEST", problem);
    await context.limits.count("guardianMail", account.id);
    await context.limits.count("guardianMailbox", mailboxOf(address));
    await write(context.db, async (db) => {
      await updateAccount(db, account.id, { guardian_email: address });
      // A link mailed to the earlier address must no longer give consent.
      await endMailTokens(db, account.id, "guardianConsent");
      await queueGuardianMail(db, context, { ...account, guardian_email: address });
    });
    return doneWith(context, "guardianAsked");
  },

  async readGuardianRequest({ db, now }, { token, id }) {
    const accountId = await checkMailToken(db, { token, accountId: id, purpose: "guardianConsent" }, now);
    const account = await readAccount(db, accountId);
    // A used token stays stored, so a second press is answered as done instead of failing.
    if (!isWaiting(account)) throw new CallError("BAD_REQUEST", "linkInvalid");
    return { success: true, childName: account.first_name };
  },

  async giveGuardianConsent({ db, now, content, language }, { token, id }) {
    await write(db, async (transaction) => {
      const accountId = await consumeMailToken(transaction, { token, accountId: id, purpose: "guardianConsent" }, now);
      await updateAccount(transaction, accountId, { guardian_consented_at: now.toISOString() });
      const decision = {
        purpose: "guardian",
        given: true,
        noticeVersion: content.privacyNotice.version,
        language,
      } as const;
      await recordDecisions(transaction, accountId, [decision], now);
    });
    return doneWith({ language }, "guardianConsented");
  },
};

/** The problem with a guardian's address: missing, not an address, or of the learner's own mailbox. Null when it is acceptable. */
function guardianAddressProblem(address: string, own: string[]) {
  if (!address) return "guardianEmailNeeded";
  if (!isEmail(address)) return "emailInvalid";
  return own.some((each) => isSameMailbox(address, each)) ? "guardianEmailOwn" : null;
}

/** Queues the consent request in the caller's transaction, if a guardian is needed and the address known. */
export async function queueGuardianMail(
  db: Database,
  { settings, now }: Pick<CallContext, "settings" | "now">,
  account: Account,
): Promise<void> {
  if (!isMinor(account) || !account.guardian_email) return;
  const language = languageOrDefault(account.language_preference);
  const token = await issueMailToken(db, account.id, "guardianConsent", now);
  const link = `${settings.portalUrl}/guardian-consent/${token}/${account.id}?language=${language}`;
  const to = { accountId: account.id, address: account.guardian_email, language };
  await queueMail(db, { kind: "guardianConsent", values: { childName: account.first_name, link } }, to, now);
}

export function isWaiting({ age, profession, guardian_consented_at }: Account): boolean {
  return waitsForGuardian({ age, profession, guardianConsentedAt: guardian_consented_at });
}
