import type { EarnedCertificate } from "../../contract/learning";
import type { Course } from "../../platform/content";
import type { Database } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";

type CertificateRow = { id: string; module_id: string };

/** Every valid certificate of an account, newest first; `left` when its course was left. */
export async function listValidCertificates(
  db: Database,
  accountId: string,
): Promise<(CertificateRow & { course_id: string; left: boolean })[]> {
  const rows = await db
    .selectFrom("certificates")
    .innerJoin("enrollments", "enrollments.id", "certificates.enrollment_id")
    .select(["certificates.id", "certificates.course_id", "certificates.module_id", "enrollments.status"])
    .where("certificates.account_id", "=", accountId)
    .where("certificates.withdrawn_at", "is", null)
    .orderBy("certificates.issued_at", "desc")
    .execute();
  return rows.map(({ status, ...certificate }) => ({ ...certificate, left: status === "Unenrolled" }));
}

/** The valid certificates from a course that the account has left; null when it was never enrolled there. */
export async function readFormerCertificates(
  db: Database,
  accountId: string,
  courseId: string,
): Promise<CertificateRow[] | null> {
  const rows = await db
    .selectFrom("enrollments")
    .leftJoin("certificates", (join) =>
      join.onRef("certificates.enrollment_id", "=", "enrollments.id").on("certificates.withdrawn_at", "is", null),
    )
    .select(["certificates.id", "certificates.module_id"])
    .where("enrollments.account_id", "=", accountId)
    .where("enrollments.course_id", "=", courseId)
    .where("enrollments.status", "=", "Unenrolled")
    .execute();
  if (rows.length === 0) return null;
  return rows.flatMap(({ id, module_id }) => (id === null ? [] : { id, module_id: module_id ?? "" }));
}

/** A certificate with the names of its course and module. A module that is no longer published is named by its id. */
export function certificateSummary(
  course: Course,
  { id, module_id }: CertificateRow,
  language: Language,
): EarnedCertificate {
  const module = course.modules.find((each) => each.id === module_id);
  return {
    id,
    course: course.name[language],
    name: module_id ? (module?.name[language] ?? module_id) : course.name[language],
  };
}
