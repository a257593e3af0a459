import type { Database } from "../../platform/db";

type CourseFeedback = { feedback: string | null; platform_rating: string | null };

/** The learner's feedback on the course; the rows belong to the courses domain, this only reads them. */
export async function readFeedback(db: Database, enrollmentId: string): Promise<CourseFeedback> {
  const row = await db.selectFrom("course_feedback").select(["feedback", "platform_rating"]).where("enrollment_id", "=", enrollmentId).executeTakeFirst();
  return row ?? { feedback: null, platform_rating: null };
}
