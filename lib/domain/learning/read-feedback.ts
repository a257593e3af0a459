import type { Database } from "../../platform/db";

type CourseFeedback = { feedback: string | null; platform_rating: string | null };

/** What the learner row about the course; the rows are the courses room's, this only looks. */
export async function readFeedback(db: Database, enrollmentId: string): Promise<CourseFeedback> {
  const row = await db.selectFrom("course_feedback").select(["feedback", "platform_rating"]).where("enrollment_id", "=", enrollmentId).executeTakeFirst();
  return row ?? { feedback: null, platform_rating: null };
}
