import { write } from "../../../platform/db";
import { mailedAccounts, queueMail, toRecipient } from "../../../platform/mail";
import type { Certificate } from "../records";
import type { StaffContext } from "./enrolled-learner";

export type WithdrawResult = "withdrawn" | "unknownNumber" | "alreadyWithdrawn";

/**
 * Withdraws a certificate (rule: certificate.revoked): its page, PDF and digital badge then state it. The owner gets
 * the reason by mail; the page does not show it. The enrollment stays Completed and gets no second certificate.
 */
export function withdrawCertificate(context: StaffContext, number: string, reason: string): Promise<WithdrawResult> {
  return write(context.db, async (db) => {
    const certificate = await db
      .selectFrom("certificates")
      .selectAll()
      .where("number", "=", number.trim().toUpperCase())
      .executeTakeFirst();
    if (!certificate) return "unknownNumber";
    if (certificate.withdrawn_at !== null) return "alreadyWithdrawn";
    const withdrawn = { withdrawn_at: context.now.toISOString(), withdrawn_reason: reason };
    await db.updateTable("certificates").set(withdrawn).where("id", "=", certificate.id).execute();
    const { to, ...owned } = await readOwner({ ...context, db }, certificate);
    const values = { ...owned, number: certificate.number, reason };
    await queueMail(db, { kind: "certificateWithdrawn", values }, to, context.now);
    return "withdrawn";
  });
}

/** Whom a mail about a certificate goes to, and what it certifies in their language. */
export async function readOwner({ db, content }: StaffContext, { account_id, course_id, module_id }: Certificate) {
  const owner = await mailedAccounts(db).where("accounts.id", "=", account_id).executeTakeFirstOrThrow();
  const to = toRecipient(owner);
  const course = content.courseById.get(course_id);
  const certified = course?.modules.find(({ id }) => id === module_id) ?? course;
  return { to, firstName: owner.first_name, what: certified?.name[to.language] ?? course_id };
}
