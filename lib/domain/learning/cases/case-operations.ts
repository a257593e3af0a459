import { CallError } from "../../../platform/call-error";
import { type Case, endOfCase } from "../../../platform/content";
import { type Database, write } from "../../../platform/db";
import { type CallContext, doneWith, type Operations } from "../../call";
import { type CourseAccess, requireCourseAccess } from "../require-access";
import { opensEndCase } from "./end-case";

/** The calls about cases (rule: case.ways). The path is given by the caller; nothing is stored before the end. */
export const cases: Pick<Operations<"learning">, "readCase" | "finishCase"> = {
  async readCase(context, { courseId, caseId, path }) {
    const place = await requireCourseAccess(context, courseId);
    const found = requireCase(place, caseId);
    const { choices, step } = walkCase(found, path);
    const { language } = context;
    return {
      status: true,
      case: {
        id: found.id,
        title: found.title[language],
        course_id: place.course.id,
        course_name: place.course.name[language],
        end: found.end,
        situation: found.situation[language],
        done: choices.map(({ id, text, reply }) => ({ choice: id, text: text[language], reply: reply[language] })),
        step: step && {
          text: step.text[language],
          picture: step.picture[language],
          choices: step.choices.map(({ id, text }) => ({ id, text: text[language] })),
        },
        closing: step ? null : found.closing[language],
        finished_at: await readFinished(context.db, place, found),
      },
    };
  },

  async finishCase(context, { courseId, caseId, path = "" }) {
    const place = await requireCourseAccess(context, courseId);
    const found = requireCase(place, caseId);
    if (walkCase(found, path).step) throw new CallError("BAD_REQUEST", "caseNotEnded");
    const finished_at = (await readFinished(context.db, place, found)) ?? (await finish(context, place, found, path));
    return {
      ...doneWith(context, "saved"),
      finished_at,
      last_topic: found.end ? (place.course.topics.at(-1)?.id ?? null) : null,
    };
  },
};

/** @throws CallError NOT_FOUND for a case that the course does not have, FORBIDDEN for the end case before its time */
function requireCase({ course, progress }: CourseAccess, caseId: string): Case {
  const found = course.cases.find(({ id }) => id === caseId);
  if (!found) throw new CallError("NOT_FOUND", "caseUnknown");
  if (found.end && !opensEndCase(progress)) throw new CallError("FORBIDDEN", "caseLocked");
  return found;
}

async function readFinished(db: Database, { enrollment }: CourseAccess, { id }: Case): Promise<string | null> {
  const row = await db
    .selectFrom("case_results")
    .select("finished_at")
    .where("enrollment_id", "=", enrollment.id)
    .where("case_id", "=", id)
    .executeTakeFirst();
  return row?.finished_at ?? null;
}

/** Records the first end; of two at the same moment one is stored. @returns the stored time (ISO 8601) */
async function finish(context: CallContext, place: CourseAccess, found: Case, path: string): Promise<string> {
  await context.limits.count("caseFinish", place.learner.accountId);
  const time = context.now.toISOString();
  return write(context.db, async (db) => {
    await db
      .insertInto("case_results")
      .values({ enrollment_id: place.enrollment.id, case_id: found.id, finished_at: time, path })
      .onConflict((conflict) => conflict.columns(["enrollment_id", "case_id"]).doNothing())
      .execute();
    if (found.end)
      await db.updateTable("enrollments").set({ end_case: "done" }).where("id", "=", place.enrollment.id).execute();
    return (await readFinished(db, place, found)) ?? time;
  });
}

type Step = Case["steps"][number];

/**
 * Follows a path through a case. @param path the ids of the choices from the first step on, joined by dots; empty at
 * the start. @returns the choices, and the step that they lead to; null at the end. @throws CallError NOT_FOUND for a
 * choice that its step does not have, or one after the end
 */
function walkCase({ steps }: Pick<Case, "steps">, path = "") {
  const choices: Step["choices"] = [];
  let step: Step | null = steps[0] ?? null;
  for (const id of path === "" ? [] : path.split(".")) {
    const choice: Step["choices"][number] | undefined = step?.choices.find((each) => each.id === id);
    if (!choice) throw new CallError("NOT_FOUND", "caseUnknown");
    choices.push(choice);
    step = choice.to === endOfCase ? null : (steps.find((each) => each.id === choice.to) ?? null);
  }
  return { choices, step };
}
