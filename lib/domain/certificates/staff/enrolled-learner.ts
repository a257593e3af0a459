import { plainEmail } from "../../../contract/rules/email";
import type { Database } from "../../../platform/db";
import { languageOrDefault } from "../../../platform/i18n/language";
import type { CallContext } from "../../call";
import { courseProgress, isEndCaseDue, listTopicRecords } from "../../learning";
import { certificateUnits, type LearnerInCourse } from "../learner-in-course";

/** The context of staff commands, which have no caller. */
export type StaffContext = Pick<CallContext, "db" | "content" | "settings" | "now">;

/** Identifies an enrollment by its id, or by the learner's address and the course. */
export type EnrollmentRef = { enrollmentId: string } | { email: string; courseId: string };

/** @returns null when there is no such active enrollment */
export async function findEnrolledLearner(context: StaffContext, ref: EnrollmentRef): Promise<LearnerInCourse | null> {
  const { db, content } = context;
  const query = activeEnrollments(db);
  const rows = await ("enrollmentId" in ref
    ? query.where("enrollments.id", "=", ref.enrollmentId)
    : query
        .where("accounts.username", "=", plainEmail(ref.email))
        .where("enrollments.course_id", "=", content.courseById.get(ref.courseId)?.id ?? "")
  ).execute();
  return (await toLearners(context, rows))[0] ?? null;
}

/** The account's active enrollments, read again because the caller may have changed the account. */
export async function listEnrolled(context: StaffContext, accountId: string): Promise<LearnerInCourse[]> {
  return toLearners(context, await activeEnrollments(context.db).where("accounts.id", "=", accountId).execute());
}

function activeEnrollments(db: Database) {
  return db
    .selectFrom("enrollments")
    .innerJoin("accounts", "accounts.id", "enrollments.account_id")
    .select([
      "enrollments.id",
      "enrollments.course_id",
      "enrollments.end_case",
      "accounts.id as account_id",
      "accounts.username",
    ])
    .select([
      "accounts.first_name",
      "accounts.last_name",
      "accounts.is_profile_complete",
      "accounts.language_preference",
      "accounts.wall_look",
    ])
    .where("enrollments.status", "<>", "Unenrolled");
}

type EnrolledRow = Awaited<ReturnType<ReturnType<typeof activeEnrollments>["execute"]>>[number];

async function toLearners(context: StaffContext, rows: EnrolledRow[]): Promise<LearnerInCourse[]> {
  const { db, content } = context;
  const ids = rows.map((row) => row.id);
  const records = await listTopicRecords(db, ids, context);
  return rows.flatMap((row) => {
    const course = content.courseById.get(row.course_id);
    if (!course) return [];
    return {
      accountId: row.account_id,
      username: row.username,
      firstName: row.first_name,
      lastName: row.last_name,
      profileComplete: row.is_profile_complete === 1,
      enrollmentId: row.id,
      wallLook: row.wall_look,
      course,
      units: certificateUnits(
        course,
        courseProgress(course, records.get(row.id) ?? [], isEndCaseDue(course, row.end_case)),
      ),
      language: languageOrDefault(row.language_preference),
    };
  });
}
