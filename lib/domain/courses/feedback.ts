import { type PlatformRating, percentToRate } from "../../contract/courses";
import { CallError } from "../../platform/call-error";
import type { Database } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import type { CallContext, Operations } from "../call";
import { type Enrollment, requireCourseAccess } from "../learning";

type FeedbackCalls = Pick<Operations<"courses">, "rate" | "giveFeedback">;

/** What learners say about a course they are enrolled in (rule: rating.steps). Each counts once: said again, the new word replaces the old. */
export const courseFeedback: FeedbackCalls = {
  async rate(context, { id, rating }) {
    const { enrollment, progress } = await requireOwnPlace(context, id);
    // Whoever holds the certificate has done the course, even where it has grown since.
    if (progress.percent < percentToRate && enrollment.status !== "Completed")
      throw new CallError("CONFLICT", "ratingTooEarly", { values: { percent: progress.percent } });
    const stars = Number(rating);
    await context.db.updateTable("enrollments").set({ rating: stars }).where("id", "=", enrollment.id).execute();
    return { status: true, message: translatorFor(context.language, "answers")("ratingSaved"), rating: stars };
  },

  async giveFeedback(context, { id, feedback, platform_rating }) {
    const { enrollment } = await requireOwnPlace(context, id);
    if (!feedback) throw new CallError("BAD_REQUEST", "feedbackBlank");
    await keepFeedback(context.db, enrollment, { feedback, ...(platform_rating ? { platform_rating } : {}) }, context.now);
    return { status: true, message: translatorFor(context.language, "answers")("feedbackSaved") };
  },
};

async function requireOwnPlace(context: CallContext, courseId: string) {
  const place = await requireCourseAccess(context, courseId);
  await context.limits.count("courseOpinion", place.learner.accountId);
  return place;
}

/** Without a rating of the platform, the one given before stays. */
type Feedback = { feedback: string; platform_rating?: PlatformRating };

async function keepFeedback(db: Database, enrollment: Enrollment, said: Feedback, now: Date): Promise<void> {
  const time = now.toISOString();
  await db
    .insertInto("course_feedback")
    .values({ enrollment_id: enrollment.id, platform_rating: null, ...said, created_at: time, updated_at: time })
    .onConflict((conflict) => conflict.column("enrollment_id").doUpdateSet({ ...said, updated_at: time }))
    .execute();
}
