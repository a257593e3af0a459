import type { Grievance } from "../../../contract/desk/messages";
import { isEmail } from "../../../contract/rules/email";
import { CallError } from "../../../platform/call-error";
import { type Database, write } from "../../../platform/db";
import { languageOrDefault } from "../../../platform/i18n/language";
import { queueMail } from "../../../platform/mail";
import { coverEverything, recordStaffAction } from "../../../platform/staff";
import type { CallContext } from "../../call";
import type { Staff } from "../access/require-staff";
import { tellAssigned } from "../notices/notice-operations";
import { namedStaff } from "./conversation";

async function findGrievance(db: Database, { areas }: Staff, ticket: string) {
  // A complaint belongs to no course and no state, so only an unlimited area includes it.
  if (!coverEverything(areas)) throw new CallError("FORBIDDEN", "deskForbidden");
  const found = await db.selectFrom("grievances").selectAll().where("ticket", "=", ticket).executeTakeFirst();
  if (!found) throw new CallError("NOT_FOUND", "deskUnknown");
  return found;
}

export async function readGrievance(db: Database, staff: Staff, ticket: string): Promise<Grievance> {
  const found = await findGrievance(db, staff, ticket);
  return {
    ticket,
    name: found.name,
    contact: found.contact,
    isAddress: isEmail(found.contact),
    message: found.message,
    createdAt: found.created_at,
    due: found.due_at,
    assignedTo: await namedStaff(db, found.assigned_to),
    answer: found.answer,
    answeredAt: found.answered_at,
  };
}

export function assignGrievance(
  context: Pick<CallContext, "db" | "settings" | "now">,
  staff: Staff,
  ticket: string,
  to: string | null,
): Promise<void> {
  return write(context.db, async (transaction) => {
    const { assigned_to: before } = await findGrievance(transaction, staff, ticket);
    await transaction.updateTable("grievances").set({ assigned_to: to }).where("ticket", "=", ticket).execute();
    await recordStaffAction({ ...context, db: transaction }, staff, "grievanceAssigned", ticket, { to });
    await tellAssigned(transaction, context, staff, {
      to,
      before,
      what: "grievance",
      path: `/desk/messages/grievances/${ticket}`,
    });
  });
}

/** Stores the only reply and mails it to an address (rule: desk.grievance). @throws CallError CONFLICT for a second */
export function replyToGrievance(
  { db, now }: Pick<CallContext, "db" | "now">,
  staff: Staff,
  ticket: string,
  answer: string,
): Promise<void> {
  return write(db, async (transaction) => {
    const { name, contact, language, answer: before } = await findGrievance(transaction, staff, ticket);
    const answered = await transaction
      .updateTable("grievances")
      .set({ answer, answered_at: now.toISOString() })
      .where("ticket", "=", ticket)
      .where("answered_at", "is", null)
      .executeTakeFirst();
    if (Number(answered.numUpdatedRows) === 0)
      throw new CallError("CONFLICT", "answeredMeanwhile", { values: { answer: before ?? "" } });
    await recordStaffAction({ db: transaction, now }, staff, "grievanceAnswered", ticket);
    if (!isEmail(contact)) return;
    const to = { accountId: null, address: contact, language: languageOrDefault(language) };
    await queueMail(transaction, { kind: "grievanceAnswered", values: { name, ticket, answer } }, to, now);
  });
}
