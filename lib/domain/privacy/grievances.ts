import { randomInt } from "node:crypto";
import { isEmail } from "../../contract/rules/email";
import { grievanceRules } from "../../contract/rules/privacy";
import { type Database, holdName, write } from "../../platform/db";
import { dayMonthYear } from "../../platform/i18n/dates";
import { translatorFor } from "../../platform/i18n/messages";
import { rules } from "../../platform/limits";
import { queueMail } from "../../platform/mail";
import { utc } from "../../platform/utc";
import { type Operations, requireRules } from "../call";

/** The same text from the same person within this time counts as one complaint. */
const sameWithinMinutes = 60;

// Without letters and digits that are confused on the telephone.
const signs = "ACDEFHJKLMNPQRTUVWXY3479";

/**
 * Stores a complaint from anyone, returns the date of the answer, and confirms it by mail when the contact is an
 * address (rule: settings.grievance).
 * @throws CallError BAD_REQUEST without a name, a contact that can be answered, or a message
 */
export const sendGrievance: Operations<"privacy">["sendGrievance"] = async (context, { name, contact, message }) => {
  const { db, limits, content, language, now } = context;
  requireRules(context, grievanceRules, { name, contact, message });
  await limits.pace("grievances", context.address);
  const { grievance } = content.privacyNotice;
  const due = utc(now).add(grievance.days, "days");
  const dueDate = dayMonthYear(due.toISOString(), language);
  // Stops the form from flooding a stranger's mailbox (threats T23): above the limit the ticket is stored but no mail
  // is sent.
  const mailed =
    isEmail(contact) && (await limits.tally("grievanceMail", contact.toLowerCase())) <= rules.grievanceMail.points;
  const since = utc(now).subtract(sameWithinMinutes, "minutes").toISOString();
  const { ticket, due_at } = await write(db, async (transaction) => {
    await holdName(transaction, `grievance ${contact}`);
    const before = await findSame(transaction, { name, contact, message }, since);
    if (before) return before;
    const stored = { ticket: newTicket(), due_at: due.toISOString() };
    await transaction
      .insertInto("grievances")
      .values({ ...stored, name, contact, message, language, created_at: now.toISOString() })
      .execute();
    const values = { name, ticket: stored.ticket, dueDate };
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
  const words = translatorFor(language, "answers")("grievanceReceived", { ticket, date: dueDate });
  return { status: true, message: words, ticket, due_date: due_at, contact: { email, phone } };
};

/** Finds the same complaint, for a client that sends it again because the response with its ticket was lost. */
function findSame(
  db: Database,
  { name, contact, message }: Record<"name" | "contact" | "message", string>,
  since: string,
) {
  const same = db
    .selectFrom("grievances")
    .select(["ticket", "due_at"])
    .where("name", "=", name)
    .where("contact", "=", contact);
  return same.where("message", "=", message).where("created_at", ">=", since).executeTakeFirst();
}

/** A ticket such as "GK4FQ7DAX": nine characters that can be read aloud and do not break over two lines. */
function newTicket(): string {
  return `G${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join("")}`;
}
