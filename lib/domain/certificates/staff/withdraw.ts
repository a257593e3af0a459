import { type Database, write } from "../../../platform/db";
import { languageOrDefault } from "../../../platform/i18n/language";
import { queueMail } from "../../../platform/mail";
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
    await queueWithdrawnMail({ ...context, db }, certificate, reason);
    return "withdrawn";
  });
}

type Withdrawn = { account_id: string; course_id: string; module_id: string; number: string };

async function queueWithdrawnMail(
  { db, content, now }: StaffContext,
  { account_id, course_id, module_id, number }: Withdrawn,
  reason: string,
): Promise<void> {
  const owner = await readOwner(db, account_id);
  const language = languageOrDefault(owner.language_preference);
  const course = content.courseById.get(course_id);
  const certified = course?.modules.find(({ id }) => id === module_id) ?? course;
  const values = { firstName: owner.first_name, what: certified?.name[language] ?? course_id, number, reason };
  await queueMail(
    db,
    { kind: "certificateWithdrawn", values },
    { accountId: account_id, address: owner.username, language },
    now,
  );
}

function readOwner(db: Database, accountId: string) {
  return db
    .selectFrom("accounts")
    .select(["username", "first_name", "language_preference"])
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
}
