import { type PlatformRating, percentToRate } from "../../contract/courses";
import { CallError } from "../../platform/call-error";
import type { Database } from "../../platform/db";
import { translatorFor } from "../../platform/i18n/messages";
import type { CallContext, Operations } from "../call";
import { type Enrollment, requireCourseAccess } from "../learning";

type FeedbackCalls = Pick<Operations<"courses">, "rate" | "giveFeedback">;

/**
 * Rating and feedback of an enrolled learner (rule: rating.steps). Each learner has one of each: a new one replaces the
 * old. @throws CallError CONFLICT for a rating before half of the course, BAD_REQUEST for blank feedback
 */
export const courseFeedback: FeedbackCalls = {
  async rate(context, { id, rating }) {
    const { enrollment, progress } = await requireOwnPlace(context, id);
    // A learner with the certificate may rate even when the course has grown since.
    if (progress.percent < percentToRate && enrollment.status !== "Completed")
      throw new CallError("CONFLICT", "ratingTooEarly", { values: { percent: progress.percent } });
    const stars = Number(rating);
    await context.db.updateTable("enrollments").set({ rating: stars }).where("id", "=", enrollment.id).execute();
    return { status: true, message: translatorFor(context.language, "answers")("ratingSaved"), rating: stars };
  },

  async giveFeedback(context, { id, feedback, platform_rating }) {
    const { enrollment } = await requireOwnPlace(context, id);
    if (!feedback) throw new CallError("BAD_REQUEST", "feedbackBlank");
    await storeFeedback(
      context.db,
      enrollment,
      { feedback, ...(platform_rating ? { platform_rating } : {}) },
      context.now,
    );
    return { status: true, message: translatorFor(context.language, "answers")("feedbackSaved") };
  },
};

async function requireOwnPlace(context: CallContext, courseId: string) {
  const place = await requireCourseAccess(context, courseId);
  await context.limits.count("courseOpinion", place.learner.accountId);
  return place;
}

/** A feedback without a platform rating leaves the stored platform rating unchanged. */
type Feedback = { feedback: string; platform_rating?: PlatformRating };

async function storeFeedback(db: Database, enrollment: Enrollment, given: Feedback, now: Date): Promise<void> {
  const time = now.toISOString();
  await db
    .insertInto("course_feedback")
    .values({ enrollment_id: enrollment.id, platform_rating: null, ...given, created_at: time, updated_at: time })
    .onConflict((conflict) => conflict.column("enrollment_id").doUpdateSet({ ...given, updated_at: time }))
    .execute();
}
