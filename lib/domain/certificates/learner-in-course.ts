import type { Course, Topic } from "../../platform/content";
import type { Recipient } from "../../platform/mail";
import type { Learner } from "../../platform/session";
import type { CourseAccess, CourseProgress } from "../learning";

/** What a certificate covers: the whole course (empty `moduleId`), or a module (rule: certificate.module-level). */
export type Unit = { moduleId: string; complete: boolean };

type Person = "accountId" | "username" | "language" | "firstName" | "lastName" | "profileComplete" | "wallLook";
/** A learner in one course with everything that issuing certificates needs. */
export type LearnerInCourse = Pick<Learner, Person> & { enrollmentId: string; course: Course; units: Unit[] };

/** The topics that a certificate or a review covers: those of a module, or all of the course. */
export function topicsUnder({ topics }: Course, moduleId: string): Topic[] {
  return topics.filter((topic) => moduleId === "" || topic.moduleId === moduleId);
}

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
  return { ...learner, enrollmentId: enrollment.id, course, units: certificateUnits(course, progress) };
}

export function recipientOf({ accountId, username: address, language }: LearnerInCourse): Recipient {
  return { accountId, address, language };
}
