import type { Course } from "../../platform/content";
import type { Language } from "../../platform/i18n/language";
import type { CourseAccess, CourseProgress } from "../learning";

/** What a certificate covers: the whole course (empty `moduleId`), or a module (rule: certificate.module-level). */
export type Unit = { moduleId: string; complete: boolean };

/** A learner in one course with everything that issuing certificates needs. */
export type LearnerInCourse = {
  accountId: string;
  username: string;
  /** The language of mails to this learner. */
  mailLanguage: Language;
  firstName: string;
  lastName: string;
  profileComplete: boolean;
  enrollmentId: string;
  /** How she is drawn on her wall; empty where nothing was chosen. */
  wallLook: string;
  course: Course;
  units: Unit[];
};

export function certificateUnits(course: Course, progress: CourseProgress): Unit[] {
  if (!course.moduleLevelCertificate) return [{ moduleId: "", complete: progress.complete }];
  const open = new Set(
    progress.topics.filter(({ status }) => status !== "Completed").map(({ topic }) => topic.moduleId),
  );
  // The end case comes after all modules, so it belongs to the last one.
  const waits = progress.endCaseDue ? course.modules.at(-1)?.id : undefined;
  return course.modules.map(({ id }) => ({ moduleId: id, complete: !open.has(id) && id !== waits }));
}

export function learnerInCourse({ learner, course, enrollment, progress }: CourseAccess): LearnerInCourse {
  const { accountId, username, language: mailLanguage, firstName, lastName, profileComplete, wallLook } = learner;
  return {
    accountId,
    username,
    mailLanguage,
    firstName,
    lastName,
    profileComplete,
    enrollmentId: enrollment.id,
    wallLook,
    course,
    units: certificateUnits(course, progress),
  };
}
