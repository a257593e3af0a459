import type { PersonCertificate } from "../../../contract/desk/people";
import type { CallContext } from "../../call";

/** The certificates of a person, newest first, the withdrawn ones too. */
export async function readCertificates(
  { db, content, language }: CallContext,
  accountId: string,
): Promise<(PersonCertificate & { courseId: string })[]> {
  const rows = await db
    .selectFrom("certificates")
    .select(["id", "number", "course_id", "module_id", "first_name", "last_name", "issued_at", "withdrawn_at"])
    .where("account_id", "=", accountId)
    .orderBy("issued_at", "desc")
    .execute();
  return rows.map((row) => {
    const course = content.courseById.get(row.course_id);
    const of = course?.modules.find(({ id }) => id === row.module_id) ?? course;
    return {
      id: row.id,
      number: row.number,
      of: of?.name[language] ?? row.course_id,
      firstName: row.first_name,
      lastName: row.last_name,
      issuedAt: row.issued_at,
      withdrawn: row.withdrawn_at !== null,
      courseId: row.course_id,
    };
  });
}
