import type { Course } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";
import type { CourseAccess, CourseProgress } from "../learning";

/** What a certificate stands for: the whole course (an empty `moduleId`), or each module where modules have certificates. */
export type Unit = { moduleId: string; complete: boolean };

/** Who may be due a certificate, and for what. */
export type LearnerInCourse = {
  accountId: string;
  username: string;
  /** The language of the mails to this learner. */
  mailLanguage: Language;
  firstName: string;
  lastName: string;
  profileComplete: boolean;
  enrollmentId: string;
  course: Course;
  units: Unit[];
};

export function unitsOf(course: Course, progress: CourseProgress): Unit[] {
  if (!course.moduleLevelCertificate) return [{ moduleId: "", complete: progress.complete }];
  const open = new Set(progress.topics.filter(({ status }) => status !== "Completed").map(({ topic }) => topic.moduleId));
  return course.modules.map(({ id }) => ({ moduleId: id, complete: !open.has(id) }));
}

export function learnerInCourse({ learner, course, enrollment, progress }: CourseAccess): LearnerInCourse {
  const { accountId, username, language: mailLanguage, firstName, lastName, profileComplete } = learner;
  return { accountId, username, mailLanguage, firstName, lastName, profileComplete, enrollmentId: enrollment.id, course, units: unitsOf(course, progress) };
}
