import type { Course, State } from "../../../platform/content";
import type { CallContext } from "../../call";
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

/** The courses and states of an area, as the choices of a form. */
export function areaChoices(context: Pick<CallContext, "content" | "language">, area: Area) {
  const { language } = context;
  return {
    courses: coursesOf(context, area).map(({ id, name }) => ({ value: id, label: name[language] })),
    states: statesOf(context, area).map((state) => ({ value: String(state.id), label: state[language] })),
  };
}
