import { editableMinutes } from "../../contract/rules/comment";
import type { Database } from "../../platform/db";
import type { Learner } from "../../platform/session";
import { readAreas } from "../../platform/staff";
import { utc } from "../../platform/utc";
import type { Place } from "./records";

/** The end of the time in which the author may edit a comment. */
export const editableUntil = (writtenAt: string): string =>
  utc(writtenAt).add(editableMinutes, "minutes").toISOString();

export const isEditable = (writtenAt: string, now: Date): boolean => editableUntil(writtenAt) > now.toISOString();

/** The courses whose comments a learner moderates; `forum` where the area has no limits. Null: none. */
type Moderates = { courses: string[] | null; states: number[] | null } | null;

/** The comments that a coordinator with a proven second factor may delete besides own ones (threats T21). */
export async function moderatedBy(db: Database, learner: Learner | null): Promise<Moderates> {
  if (!learner?.isCoordinator) return null;
  return learner.role === "administrator" ? { courses: null, states: null } : readAreas(db, learner.accountId);
}

/** Whether the area includes this place's comments. Limits by state apply at the desk, which knows the author's. */
export function moderates(area: Moderates, place: Place, courseId: string | null): boolean {
  if (!area || area.states !== null) return false;
  return area.courses === null || (place.kind === "module" && courseId !== null && area.courses.includes(courseId));
}
