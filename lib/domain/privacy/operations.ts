import { randomInt } from "node:crypto";
import type { Consents } from "../../contract/privacy";
import { isMinor } from "../../contract/rules/age";
import { isEmail, isSameMailbox, mailboxOf, plainEmail } from "../../contract/rules/email";
import { grievanceRules } from "../../contract/rules/privacy";
import { CallError } from "../../platform/call-error";
import { type Database, holdName, write } from "../../platform/db";
import { dayMonthYear } from "../../platform/i18n/dates";
import { translatorFor } from "../../platform/i18n/messages";
import { queueMail } from "../../platform/mail";
import { requireFullSession, requireLearner } from "../../platform/session";
import { utc } from "../../platform/utc";
import { type CallContext, type Operations, requireRules } from "../call";
import { type Decided, type Purpose, readDecisions, recordDecisions } from "./consents";

/** The same text from the same person within this time counts as one complaint. */
const sameWithinMinutes = 60;
/**
 * Stops the form from flooding a stranger's mailbox (threats T23): of further complaints in the same time the tickets
 * are stored and no mail is sent. Only what was stored counts, not that it was sent again.
 */
const mailsInThatTime = 3;

// Without letters and digits that are confused on the telephone.
const signs = "ACDEFHJKLMNPQRTUVWXY3479";

/**
 * Stores a complaint from anyone, returns the date of the answer, and confirms it by mail when the contact is an
 * address (rule: settings.grievance).
 * @throws CallError BAD_REQUEST without a name, a contact that can be answered, or a message
 */
const sendGrievance: Operations<"privacy">["sendGrievance"] = async (context, { name, contact: typed, message }) => {
  const { db, limits, content, language, now } = context;
  const contact = isEmail(typed) ? plainEmail(typed) : typed;
  requireRules(context, grievanceRules, { name, contact, message });
  await limits.pace("grievances", context.address);
  const { grievance } = content.privacyNotice;
  const due = utc(now).add(grievance.days, "days").toISOString();
  const since = utc(now).subtract(sameWithinMinutes, "minutes").toISOString();
  const { ticket, due_at } = await write(db, async (transaction) => {
    await holdName(transaction, `grievance ${mailboxOf(contact)}`);
    const before = await findSame(transaction, { name, contact, message }, since);
    if (before) return before;
    const mailed = isEmail(contact) && (await countSince(transaction, contact, since)) < mailsInThatTime;
    const stored = { ticket: newTicket(), due_at: due };
    await transaction
      .insertInto("grievances")
      .values({ ...stored, name, contact, message, language, created_at: now.toISOString() })
      .execute();
    const values = { name, ticket: stored.ticket, dueDate: dayMonthYear(due, language) };
    if (mailed)
      await queueMail(
        transaction,
        { kind: "grievanceReceived", values },
        { accountId: null, address: contact, language },
        now,
      );
    return stored;
  });
  const { email, phone } = content.site.foundation;
  // A complaint that is sent again keeps the day that it was given first.
  const date = dayMonthYear(due_at, language);
  const words = translatorFor(language, "answers")("grievanceReceived", { ticket, date });
  return { status: true, message: words, ticket, due_date: due_at, contact: { email, phone } };
};

/** Finds the same complaint, for a client that sends it again because the response with its ticket was lost. */
function findSame(db: Database, sent: { name: string; contact: string; message: string }, since: string) {
  const recent = db.selectFrom("grievances").select(["ticket", "due_at"]).where("created_at", ">=", since);
  return recent.where(({ and }) => and(sent)).executeTakeFirst();
}

/** How many complaints name this mailbox since then, in any spelling. */
async function countSince(db: Database, contact: string, since: string): Promise<number> {
  const rows = await db.selectFrom("grievances").select("contact").where("created_at", ">=", since).execute();
  return rows.filter((row) => isSameMailbox(row.contact, contact)).length;
}

/** A ticket such as "GK4FQ7DAX": nine characters that can be read aloud and do not break over two lines. */
function newTicket(): string {
  return `G${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join("")}`;
}

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
