import type { Selectable } from "kysely";
import type { CertificatesTable, Database } from "../db";
import type { Language } from "../i18n/language";
import type { CoursePlace } from "../learning";
import { newCertificateId, newCertificateNumber } from "./number";

export type Certificate = Selectable<CertificatesTable>;

/** A certificate that has not been withdrawn. */
export function findCertificate(db: Database, id: string): Promise<Certificate | undefined> {
  return db.selectFrom("certificates").selectAll().where("id", "=", id).where("withdrawn_at", "is", null).executeTakeFirst();
}

/** Issues the certificate of an enrollment and marks that Completed; asked again, the same certificate answers. */
export async function issueCertificate(db: Database, { learner, course, enrollment }: CoursePlace, language: Language, now: Date): Promise<Certificate> {
  const time = now.toISOString();
  await db
    .insertInto("certificates")
    .values({
      id: newCertificateId(),
      number: newCertificateNumber(now),
      enrollment_id: enrollment.id,
      account_id: learner.accountId,
      course_id: course.id,
      language,
      first_name: learner.firstName,
      last_name: learner.lastName,
      issued_at: time,
      withdrawn_at: null,
    })
    .onConflict((conflict) => conflict.column("enrollment_id").doNothing())
    .execute();
  await db
    .updateTable("enrollments")
    .set({ status: "Completed", completed_at: time })
    .where("id", "=", enrollment.id)
    .where("status", "=", "Enrolled")
    .execute();
  return db.selectFrom("certificates").selectAll().where("enrollment_id", "=", enrollment.id).executeTakeFirstOrThrow();
}
