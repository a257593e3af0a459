import { percentToRate } from "../../contract/courses";
import { CallError } from "../../platform/call-error";
import type { Content, Course } from "../../platform/content";
import { countRows, type Database } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import { requireLearner } from "../../platform/session";
import { type CallContext, doneWith, type Operations } from "../call";
import { type CameBy, coursePartners, findCoBrand, rememberCampaign } from "../campaigns";
import { enroll, requireCourse, requireCourseAccess } from "../learning";

/**
 * Rating and feedback of an enrolled learner (rule: rating.steps). Each learner has one of each: a new one replaces the
 * old. @throws CallError CONFLICT for a rating before half of the course, BAD_REQUEST for blank feedback
 */
const courseFeedback = {
  async rate(context, { id, rating }) {
    const { enrollment, progress } = await requireOwnPlace(context, id);
    // A learner with the certificate may rate even when the course has grown since.
    if (progress.percent < percentToRate && enrollment.status !== "Completed")
      throw new CallError("CONFLICT", "ratingTooEarly", { values: { percent: progress.percent } });
    const stars = Number(rating);
    await context.db.updateTable("enrollments").set({ rating: stars }).where("id", "=", enrollment.id).execute();
    return { ...doneWith(context, "ratingSaved"), rating: stars };
  },

  async giveFeedback(context, { id, feedback, platform_rating }) {
    const { enrollment } = await requireOwnPlace(context, id);
    if (!feedback) throw new CallError("BAD_REQUEST", "feedbackBlank");
    // A feedback without a platform rating leaves the stored platform rating unchanged.
    const given = { feedback, ...(platform_rating ? { platform_rating } : {}) };
    const time = context.now.toISOString();
    await context.db
      .insertInto("course_feedback")
      .values({ enrollment_id: enrollment.id, ...given, created_at: time, updated_at: time })
      .onConflict((conflict) => conflict.column("enrollment_id").doUpdateSet({ ...given, updated_at: time }))
      .execute();
    return doneWith(context, "feedbackSaved");
  },
} satisfies Partial<Operations<"courses">>;

async function requireOwnPlace(context: CallContext, courseId: string) {
  const place = await requireCourseAccess(context, courseId);
  await context.limits.count("courseOpinion", place.learner.accountId);
  return place;
}

/** The calls of `courses`: the catalogue, one course, enrolment, rating and feedback. */
export const courses: Operations<"courses"> = {
  async list({ content, language }) {
    return content.courses.map((course) => ({
      name: course.name[language],
      slug: course.id,
      icon: course.picture,
      duration: courseDuration(course.durationMinutes, language),
      is_new: course.isNew ? 1 : 0,
      shortDesc: course.shortDesc[language],
    }));
  },

  async getId({ content }, { id }) {
    return { course_id: requireCourse(content, id).id };
  },

  async getRating({ content, db }, { id }) {
    return summarizeRatings(db, requireCourse(content, id).id);
  },

  async detail({ content, db, language }, { id, utm_source }) {
    const course = requireCourse(content, id);
    const [{ rating, total }, enrollments] = await Promise.all([
      summarizeRatings(db, course.id),
      countRows(db.selectFrom("enrollments").where("course_id", "=", course.id).where("status", "<>", "Unenrolled")),
    ]);
    return {
      ...toDetail(content, course, language),
      avg_rating: rating,
      total_rating: total,
      enrollments,
      co_brand: findCoBrand(content, course.id, utm_source, language),
    };
  },

  enroll: enrollLearner,
  assign: enrollLearner,
  ...courseFeedback,
};

async function enrollLearner(context: CallContext, { id, ...cameBy }: { id: unknown } & CameBy) {
  const learner = requireLearner(context);
  const course = requireCourse(context.content, String(id));
  const { id: enrollmentId, isNew } = await enroll(context.db, learner, course.id, context.language, context.now);
  await rememberCampaign(context.db, learner.accountId, cameBy);
  return {
    ...doneWith(context, isNew ? "enrolledNow" : "enrolled"),
    enrollmentId,
    course_id: course.id,
    enrolled_now: isNew,
  };
}

function toDetail(content: Content, course: Course, language: Language) {
  const words = translatorFor(language, "course");
  const offeredBy = content.site.partners[0];
  return {
    _id: course.id,
    name: course.name[language],
    slug: course.id,
    icon: course.picture,
    shortDesc: course.shortDesc[language],
    offered_by: offeredBy?.logo ?? "",
    offered_by_name: offeredBy?.name[language] ?? "",
    partners: coursePartners(content, course.id, language),
    price: words("free"),
    available_in: words("languages"),
    duration: courseDuration(course.durationMinutes, language),
    desciption: course.about[language],
    first_scene: course.firstScene?.[language],
    syllabus: course.modules.map((module) => ({
      module_name: module.name[language],
      summary: module.summary[language],
      topics: module.topics.map((topic) => ({
        name: topic.name[language],
        summary: topic.summary[language],
        minutes: topic.minutes,
      })),
    })),
    how_it_works: course.howItWorks[language],
    faqs: course.faqs.map((faq) => ({ question: faq.question[language], answer: faq.answer[language] })),
    learning_objective: course.objectives.map((objective) => objective[language]),
    intro_image: course.picture,
    intro_video: course.introVideo,
    module_level_certificate: course.moduleLevelCertificate ? 1 : 0,
    course_completion_review: course.completionReview ? 1 : 0,
    discussion_desc: course.discussionDesc?.[language] ?? "",
    resources_desc: course.resourcesDesc?.[language] ?? "",
    module: course.modules.length,
    conclusion: course.conclusion[language],
    feedback_form: course.feedbackForm?.html[language] ?? "",
  };
}

/** Formats a duration in minutes as "4 hours" / "4 घंटे"; durations that are not whole hours include the minutes. */
function courseDuration(totalMinutes: number, language: Language): string {
  const words = translatorFor(language, "course");
  const hours = Math.floor(totalMinutes / 60);
  const minutes = totalMinutes % 60;
  return [hours > 0 ? words("hours", { hours }) : "", minutes > 0 ? words("minutes", { minutes }) : ""]
    .filter(Boolean)
    .join(" ");
}

/** The average of a course's ratings, and their number. A learner who came back counts once, with the latest. */
async function summarizeRatings(db: Database, courseId: string): Promise<{ rating: number; total: number }> {
  const row = await db
    .selectFrom("enrollments")
    .select((select) => [select.fn.avg("rating").as("rating"), select.fn.count("rating").as("total")])
    .where("course_id", "=", courseId)
    .where("rating", "is not", null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("enrollments as later")
            .select("later.id")
            .whereRef("later.account_id", "=", "enrollments.account_id")
            .whereRef("later.course_id", "=", "enrollments.course_id")
            .where("later.rating", "is not", null)
            .whereRef("later.enrolled_at", ">", "enrollments.enrolled_at"),
        ),
      ),
    )
    .executeTakeFirst();
  return { rating: Math.round(Number(row?.rating ?? 0) * 10) / 10, total: Number(row?.total ?? 0) };
}
