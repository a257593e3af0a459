import type { Database } from "../../platform/db";

type Said = { feedback: string | null; platform_rating: string | null };

/** What the learner said about the course; the rows are the courses room's, this only looks. */
export async function readFeedback(db: Database, enrollmentId: string): Promise<Said> {
  const said = await db.selectFrom("course_feedback").select(["feedback", "platform_rating"]).where("enrollment_id", "=", enrollmentId).executeTakeFirst();
  return said ?? { feedback: null, platform_rating: null };
}
