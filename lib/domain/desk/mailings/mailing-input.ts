import { type Audience, findTextProblems, type MailingTexts } from "../../../contract/desk/mailing-texts";
import type { MailingChoices } from "../../../contract/desk/mailings";
import { CallError } from "../../../platform/call-error";
import type { Course } from "../../../platform/content";
import type { CallContext, Operations } from "../../call";
import { areaChoices, coursesOf, coversState } from "../access/area";
import { outsideArea, type Staff } from "../access/require-staff";
import type { MailingRow } from "./records";

type Input = Parameters<Operations<"desk">["saveMailing"]>[1];
type Chosen = Pick<MailingRow, "course_id" | "audience" | "topic_id" | "days" | "state_id" | "district" | "texts">;

/** The courses, topics and places that the staff member may choose from. */
export function choicesFor(context: Pick<CallContext, "content" | "language">, staff: Staff): MailingChoices {
  const topics = coursesOf(context, staff).flatMap(({ id: course, topics }) =>
    topics.map(({ id, name }) => ({ value: id, label: name[context.language], course })),
  );
  return { ...areaChoices(context, staff), topics };
}

/** @throws CallError FORBIDDEN or NOT_FOUND for a course outside the staff member's area */
export function requireAreaCourse(context: Pick<CallContext, "content">, staff: Staff, courseId: string): Course {
  const course = coursesOf(context, staff).find(({ id }) => id === courseId);
  if (!course) throw outsideArea(staff);
  return course;
}

/** @throws CallError BAD_REQUEST for a missing text or an unknown placeholder (rule: desk.mailing-texts) */
export function requireTexts(texts: MailingTexts, audience: Audience): void {
  const [problem] = findTextProblems(texts, audience);
  if (!problem) return;
  const values: Record<string, string> =
    problem.key === "mailingPlaceholder" ? { found: problem.found, known: problem.known } : {};
  throw new CallError("BAD_REQUEST", problem.key, { values });
}

/** Converts the input to a row. @throws CallError outside the area, and for what cannot be used */
export function readMailingInput(context: Pick<CallContext, "content">, staff: Staff, input: Input): Chosen {
  const { audience, topicId = "", district = "", texts } = input;
  const course = requireAreaCourse(context, staff, input.course);
  if (topicId && audience === "stuck" && !course.topics.some(({ id }) => id === topicId))
    throw new CallError("BAD_REQUEST", "mailingTopic");
  const stateId = readState(context, staff, input.state ?? "");
  requireTexts(texts, audience);
  return {
    course_id: course.id,
    audience,
    // A topic that was chosen for another audience limits nothing.
    topic_id: audience === "stuck" ? topicId : "",
    days: Number(input.days),
    state_id: stateId,
    district: readDistrict(context, stateId, district),
    texts: JSON.stringify(texts),
  };
}

function readState({ content }: Pick<CallContext, "content">, staff: Staff, state: string): number | null {
  if (state === "") return null;
  const id = Number(state);
  if (!coversState(staff, id)) throw outsideArea(staff);
  if (!content.places.states.some((each) => each.id === id)) throw new CallError("BAD_REQUEST", "areaUnknown");
  return id;
}

/** The district as accounts store it, found by its name in any language. */
function readDistrict({ content }: Pick<CallContext, "content">, stateId: number | null, district: string): string {
  if (district === "") return "";
  const typed = district.toLowerCase();
  const known = stateId === null ? [] : (content.places.districts.get(stateId) ?? []);
  const found = known.find(({ en, hi }) => [en, hi].some((name) => name.toLowerCase() === typed));
  if (!found) throw new CallError("BAD_REQUEST", stateId === null ? "mailingDistrictState" : "mailingDistrict");
  return found.en;
}
