import { CallError } from "../../../platform/call-error";
import type { Course, State } from "../../../platform/content";
import type { CallContext } from "../../call";
import { findState, hasDistrict } from "../../places";
import type { Staff } from "./require-staff";

type Area = Pick<Staff, "areas">;

export const coversCourse = ({ areas }: Area, courseId: string): boolean =>
  areas.courses === null || areas.courses.includes(courseId);
export const coversState = ({ areas }: Area, stateId: number): boolean =>
  areas.states === null || areas.states.includes(stateId);

export function coursesOf({ content }: Pick<CallContext, "content">, area: Area): Course[] {
  return content.courses.filter(({ id }) => coversCourse(area, id));
}

export function statesOf({ content }: Pick<CallContext, "content">, area: Area): State[] {
  return content.places.states.filter(({ id }) => coversState(area, id));
}

export function areaChoices(context: Pick<CallContext, "content" | "language">, area: Area) {
  const { language } = context;
  return {
    courses: coursesOf(context, area).map(({ id, name }) => ({ value: id, label: name[language] })),
    states: statesOf(context, area).map((state) => ({ value: String(state.id), label: state[language] })),
  };
}

/**
 * Rejects a choice outside the courses and states of an area, because an empty list would mislead (rule:
 * desk.figures-area). An empty choice is any. @throws CallError FORBIDDEN
 */
export function requireChosenArea(
  { content, language }: Pick<CallContext, "content" | "language">,
  area: Area,
  { course, state, district = "" }: { course: string; state: string; district?: string },
): void {
  const { courses, states } = area.areas;
  const named = (names: (string | undefined)[]) => names.filter(Boolean).join(", ");
  const isForeignState = state !== "" && !coversState(area, Number(state));
  const isForeignDistrict = district !== "" && !states?.some((id) => hasDistrict(content, id, district));
  if (states && (isForeignState || isForeignDistrict)) {
    const names = states.map((id) => findState(content, id)?.[language]);
    throw new CallError("FORBIDDEN", "outsideStates", { values: { states: named(names) } });
  }
  if (courses && course !== "" && !coversCourse(area, course)) {
    const names = courses.map((id) => content.courseById.get(id)?.name[language]);
    throw new CallError("FORBIDDEN", "outsideCourses", { values: { courses: named(names) } });
  }
}
