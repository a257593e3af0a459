import type { Consents } from "../../contract/privacy";
import { isMinor } from "../../contract/rules/age";
import { CallError } from "../../platform/call-error";
import { write } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import { requireFullSession, requireLearner } from "../../platform/session";
import type { CallContext, Operations } from "../call";
import { type Decided, type Purpose, readDecisions, recordDecisions } from "./consents";
import { sendGrievance } from "./grievances";

/** The calls of `privacy` except the guardian's, which use mailed tokens and are in lib/domain/accounts/guardian.ts. */
export const privacy: Pick<Operations<"privacy">, "readConsents" | "changeConsents" | "sendGrievance"> = {
  async readConsents(context) {
    return { success: true, data: await currentConsents(context, requireLearner(context).accountId) };
  },

  async changeConsents(context, input) {
    const learner = requireFullSession(context);
    const { db, now, content, language } = context;
    if (isMinor(learner) && (input.mailings || input.analytics))
      throw new CallError("FORBIDDEN", "consentsFromEighteen");
    const changed = (["mailings", "analytics"] as const).filter((purpose) => input[purpose] !== undefined);
    const decisions = changed.map((purpose) => ({
      purpose,
      given: input[purpose] === true,
      noticeVersion: content.privacyNotice.version,
      language,
    }));
    await write(db, async (transaction) => {
      await recordDecisions(transaction, learner.accountId, decisions, now);
      // The unsubscribe link of a mail and this box are the same setting.
      if (input.mailings === undefined) return;
      const stopped = input.mailings ? null : now.toISOString();
      await transaction
        .updateTable("accounts")
        .set({ mailings_stopped_at: stopped })
        .where("id", "=", learner.accountId)
        .execute();
    });
    const message = translatorFor(language, "answers")("saved");
    return { success: true, status: true, message, data: await currentConsents(context, learner.accountId) };
  },

  sendGrievance,
};

const undecided = { given: false, decided_at: null, notice_version: null, language: null };

async function currentConsents({ db }: CallContext, accountId: string): Promise<Consents> {
  const [decided, account] = await Promise.all([
    readDecisions(db, accountId),
    db
      .selectFrom("accounts")
      .select(["age", "profession", "mailings_stopped_at"])
      .where("id", "=", accountId)
      .executeTakeFirstOrThrow(),
  ]);
  const offered = !isMinor(account);
  const one = (purpose: Purpose, holds = true) => shown(decided.get(purpose), holds);
  return {
    account: one("account"),
    mailings: one("mailings", offered && account.mailings_stopped_at === null),
    analytics: one("analytics", offered),
    offered,
  };
}

function shown(decision: Decided | undefined, holds: boolean): Consents["account"] {
  if (!decision) return undecided;
  const { given, decided_at, notice_version, language } = decision;
  return { given: given && holds, decided_at, notice_version, language };
}
