import type { Database } from "../../../platform/db";
import { queueMail } from "../../../platform/mail";
import { newCertificateId, newCertificateNumber } from "../records";
import type { StaffContext } from "./enrolled-learner";
import { readOwner } from "./withdraw";

/** `inProfile`: the caller corrects the account too. */
type Correction = { firstName: string; lastName: string; inProfile?: boolean };
export type CorrectionResult =
  | { outcome: "corrected"; id: string; number: string }
  | { outcome: "unknown" | "withdrawn" | "sameName" };

/**
 * Issues a certificate again with a corrected name (rule: certificate.corrected), in the caller's transaction: under a
 * new address and number, with the day of the first issue. The old address and number are stored as replaced. The owner
 * gets a mail, which says whether the name in the account is corrected too.
 */
export async function correctCertificateName(
  context: StaffContext,
  id: string,
  { firstName, lastName, inProfile = false }: Correction,
): Promise<CorrectionResult> {
  const { db, settings, now } = context;
  const old = await db.selectFrom("certificates").selectAll().where("id", "=", id).executeTakeFirst();
  if (!old) return { outcome: "unknown" };
  if (old.withdrawn_at !== null) return { outcome: "withdrawn" };
  if (old.first_name === firstName && old.last_name === lastName) return { outcome: "sameName" };
  const [newId, number] = [newCertificateId(), newCertificateNumber(now)];
  // The second of two simultaneous corrections finds no certificate with the old id.
  const changed = await db
    .updateTable("certificates")
    .set({ id: newId, number, first_name: firstName, last_name: lastName })
    .where("id", "=", id)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  if (Number(changed.numUpdatedRows) === 0) return { outcome: "unknown" };
  const { account_id, course_id } = old;
  const replaced = { id, number: old.number, account_id, course_id, replaced_at: now.toISOString() };
  await db.insertInto("replaced_certificates").values(replaced).execute();
  const { to, ...owned } = await readOwner(context, old);
  const values = {
    ...owned,
    name: `${firstName} ${lastName}`,
    number,
    link: `${settings.portalUrl}/certificate/${newId}`,
    ...(inProfile && { inProfile }),
  };
  await queueMail(db, { kind: "certificateCorrected", values }, to, now);
  return { outcome: "corrected", id: newId, number };
}

/** Whether the certificate with this id was issued again under another address. */
export async function isReplaced(db: Database, id: string): Promise<boolean> {
  const found = await db.selectFrom("replaced_certificates").select("id").where("id", "=", id).executeTakeFirst();
  return found !== undefined;
}
