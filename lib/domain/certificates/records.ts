import { randomBytes, randomInt } from "node:crypto";
import type { Selectable } from "kysely";
import type { CertificatesTable, Database } from "../../platform/db";
import { dayInIndia } from "../../platform/i18n/dates";
import { neededShare } from "../learning";
import { type LearnerInCourse, topicsUnder } from "./learner-in-course";
import type { EnrollmentRef } from "./staff/enrolled-learner";

export type Certificate = Selectable<CertificatesTable>;

/** A certificate, valid or withdrawn. One of a deleted account has no name and is treated as unknown. */
export async function findCertificate(db: Database, id: string): Promise<Certificate | undefined> {
  const found = await db.selectFrom("certificates").selectAll().where("id", "=", id).executeTakeFirst();
  const isNameless = found?.first_name === "" && found.last_name === "" && found.withdrawn_at !== null;
  return isNameless ? undefined : found;
}

/**
 * Issues the modules' certificates (empty: the course's) once, in the language of the enrollment (rules:
 * certificate.once, certificate.language). @returns new ids by module
 */
export async function issueCertificates(
  db: Database,
  learner: LearnerInCourse,
  moduleIds: string[],
  now: Date,
): Promise<Map<string, string>> {
  if (moduleIds.length === 0) return new Map();
  const certificates = moduleIds.map((module_id) => ({
    id: newCertificateId(),
    number: newCertificateNumber(now),
    enrollment_id: learner.enrollmentId,
    module_id,
    account_id: learner.accountId,
    course_id: learner.course.id,
    first_name: learner.firstName,
    last_name: learner.lastName,
    issued_at: now.toISOString(),
    reading_measured: Math.round(100 * neededShare),
  }));
  const topicIdsUnder = (moduleId: string) => topicsUnder(learner.course, moduleId).map(({ id }) => id);
  const issued = await db
    .insertInto("certificates")
    .values(({ selectFrom }) =>
      certificates.map((certificate) => ({
        ...certificate,
        language: selectFrom("enrollments").select("language").where("id", "=", learner.enrollmentId),
        reported_scores: selectFrom("topic_records")
          .select((select) => select.fn.countAll<number>().as("count"))
          .where("enrollment_id", "=", learner.enrollmentId)
          .where("topic_id", "in", topicIdsUnder(certificate.module_id))
          .where("quiz_reported_at", "is not", null),
      })),
    )
    .onConflict((conflict) => conflict.columns(["enrollment_id", "module_id"]).doNothing())
    .returning(["module_id", "id"])
    .execute();
  return new Map(issued.map(({ module_id, id }) => [module_id, id]));
}

/** Sets an enrollment to Completed, once. */
export async function markCompleted(db: Database, enrollmentId: string, now: Date): Promise<void> {
  await db
    .updateTable("enrollments")
    .set({ status: "Completed", completed_at: now.toISOString() })
    .where("id", "=", enrollmentId)
    .where("status", "=", "Enrolled")
    .execute();
}

/** 128 random bits, so that a certificate's address cannot be guessed (threats T5). */
export function newCertificateId(): string {
  return randomBytes(16).toString("hex");
}

// Without letters and digits that look alike in print.
const signs = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** The printed number, for example "SS-2026-7KQ4M9TX", with the year in India. The database guarantees that it is unique. */
export function newCertificateNumber(now: Date): string {
  const random = Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join("");
  return `SS-${dayInIndia(now.toISOString()).slice(0, 4)}-${random}`;
}

/** Parses `<enrollment id>` or `<email> <course id>` at the start of arguments. @returns null for neither */
export function parseEnrollmentRef(words: string[]): { ref: EnrollmentRef; rest: string[] } | null {
  const [first, second, ...others] = words;
  if (!first) return null;
  if (!first.includes("@")) return { ref: { enrollmentId: first }, rest: words.slice(1) };
  return second ? { ref: { email: first, courseId: second }, rest: others } : null;
}
