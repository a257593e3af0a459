import type { Database } from "../../platform/db";
import type { Unit } from "./learner-in-course";

/** The state of one unit (course or module) of an enrollment: its certificate and its latest review. */
export type UnitState = Unit & {
  certificate: { id: string; withdrawn: boolean } | null;
  /** The latest review. */
  review: {
    outcome: "approved" | "returned" | null;
    note: string | null;
    topicIds: string[];
    since: string | null;
    decidedAt: string | null;
  } | null;
};

/** Reads the states in one query, as learning pages have few; it joins each certificate with each review. */
export async function readUnitStates(db: Database, enrollmentId: string, units: Unit[]): Promise<UnitState[]> {
  const rows = await db
    .selectFrom("enrollments")
    .leftJoin("certificates", "certificates.enrollment_id", "enrollments.id")
    .leftJoin("reviews", "reviews.enrollment_id", "enrollments.id")
    .select(["certificates.id as certificate_id", "certificates.module_id as certified", "certificates.withdrawn_at"])
    .select([
      "reviews.id as review_id",
      "reviews.module_id as reviewed",
      "reviews.outcome",
      "reviews.note",
      "reviews.topic_ids",
      "reviews.requested_at",
      "reviews.reviewed_at",
    ])
    .where("enrollments.id", "=", enrollmentId)
    .orderBy("reviews.requested_at")
    .execute();
  return units.map((unit) => {
    const certificate = rows.find((row) => row.certified === unit.moduleId);
    const review = rows.findLast((row) => row.review_id !== null && row.reviewed === unit.moduleId);
    return {
      ...unit,
      certificate: certificate?.certificate_id
        ? { id: certificate.certificate_id, withdrawn: certificate.withdrawn_at !== null }
        : null,
      review: review
        ? {
            outcome: review.outcome,
            note: review.note,
            topicIds: JSON.parse(review.topic_ids ?? "[]") as string[],
            since: review.requested_at,
            decidedAt: review.reviewed_at,
          }
        : null,
    };
  });
}

/** `waiting` while a review is open, then its outcome; null without a review or once the certificate is issued. */
export function reviewState({ certificate, review }: UnitState): "waiting" | "approved" | "returned" | null {
  if (certificate || !review) return null;
  return review.outcome ?? "waiting";
}

/** The id of a certificate that is valid; null for none or a withdrawn one. */
export function validId({ certificate }: UnitState): string | null {
  return certificate?.withdrawn === false ? certificate.id : null;
}
