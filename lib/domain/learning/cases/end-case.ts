import type { Course } from "../../../platform/content";
import { writeIfPossible } from "../../../platform/db";
import type { Language } from "../../../platform/i18n/language";
import type { CallContext } from "../../call";
import { type CourseProgress, courseProgress } from "../progress";
import type { CourseAccess } from "../require-access";

/** Whether every topic is complete, which opens the end case. */
export function opensEndCase(progress: CourseProgress): boolean {
  return progress.topics.length > 0 && progress.topics.every(({ status }) => status === "Completed");
}

/** The end case that an enrollment's completion waits for; null where it waits for none. */
export function dueView(course: Course, progress: CourseProgress, language: Language) {
  const end = course.cases.find((each) => each.end);
  return progress.endCaseDue && end ? { id: end.id, title: end.title[language], open: opensEndCase(progress) } : null;
}

/**
 * The course's page lists the cases: from now on the end case belongs to the completion of an enrollment that began
 * with this release and has topics to complete (rule: case.end). @returns the access with that state
 */
export async function offerEndCase(context: CallContext, place: CourseAccess): Promise<CourseAccess> {
  const { course, enrollment, records, progress } = place;
  const offers = enrollment.end_case === "later" && enrollment.status === "Enrolled" && !progress.complete;
  if (!offers || context.isPrefetch || !course.cases.some(({ end }) => end)) return place;
  let stored = false;
  await writeIfPossible(async () => {
    await context.db
      .updateTable("enrollments")
      .set({ end_case: "asked" })
      .where("id", "=", enrollment.id)
      .where("end_case", "=", "later")
      .execute();
    stored = true;
  });
  if (!stored) return place;
  return {
    ...place,
    enrollment: { ...enrollment, end_case: "asked" },
    progress: courseProgress(course, records, true),
  };
}

/** A case that an enrollment has finished, and when (ISO 8601). */
export type Finished = { case_id: string; finished_at: string };

export function listCases({ course, progress }: CourseAccess, finished: Finished[], language: Language) {
  return course.cases.map(({ id, title, end }) => ({
    id,
    title: title[language],
    end,
    open: !end || opensEndCase(progress),
    finished_at: finished.find((row) => row.case_id === id)?.finished_at ?? null,
  }));
}
