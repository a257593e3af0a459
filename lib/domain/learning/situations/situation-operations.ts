import type { SituationsPage } from "../../../contract/learning/situations";
import { CallError } from "../../../platform/call-error";
import type { SituationSubject } from "../../../platform/content";
import { type Database, write } from "../../../platform/db";
import type { Language } from "../../../platform/i18n/language";
import { translatorFor } from "../../../platform/i18n/messages";
import type { CallContext, Operations } from "../../call";
import type { Enrollment } from "../records";
import { type CourseAccess, requireCourseAccess } from "../require-access";

/** Eight situations before and after a course (rule: situations.once). They count for no topic and no certificate. */
export const situations: Pick<Operations<"learning">, "readSituations" | "answerSituations"> = {
  async readSituations(context, { courseId }) {
    return { status: true, situations: await readPage(context, await requireCourseAccess(context, courseId)) };
  },

  async answerSituations(context, { courseId, moment, answers = {}, skip = false }) {
    const place = await requireCourseAccess(context, courseId);
    const { course, enrollment } = place;
    const subjects = course.situations;
    if (subjects.length === 0) throw new CallError("NOT_FOUND", "situationsUnknown");
    const tests = await readTests(context.db, enrollment);
    if (!tests[moment]) {
      if (openMoment(place, tests) !== moment) throw new CallError("CONFLICT", "situationsClosed");
      const skips = skip && moment === "start";
      const form = formFor(enrollment.id, moment);
      const missing = skips ? null : firstMissing(subjects, form, answers);
      if (missing !== null) throw new CallError("BAD_REQUEST", "situationsMissing", { values: { number: missing } });
      const given = skips ? [] : subjects.map(({ id }) => [id, answers[id] ?? ""]);
      const score = skips ? null : rightSubjects(subjects, form, answers).size;
      const row = { moment, form, answers: Object.fromEntries(given), score, of: subjects.length };
      await write(context.db, (db) => storeTest(db, enrollment, row, context.now));
    }
    const message = translatorFor(context.language, "answers")(moment === "start" ? "situationsThanks" : "saved");
    return { status: true, message, situations: await readPage(context, place) };
  },
};

async function readPage({ db, language }: CallContext, place: CourseAccess): Promise<SituationsPage> {
  const { course, enrollment } = place;
  const tests = await readTests(db, enrollment);
  const { start, end } = tests;
  const moment = openMoment(place, tests);
  return {
    moment,
    offered: moment === "start" && offersSituations(place),
    started: start !== undefined && start.score !== null,
    items: moment ? askedItems(course.situations, formFor(enrollment.id, moment), language) : [],
    result: end ? gainView(course.situations, start, end, language) : null,
  };
}

/** Whether the start is offered: not once a topic was opened, while what is typed is still taken. */
export function offersSituations({ course, records, progress }: CourseAccess): boolean {
  return course.situations.length > 0 && records.length === 0 && !progress.complete;
}

/** The start until the first topic is complete, the end once all are; each once. */
function openMoment({ course, progress }: CourseAccess, { start, end }: Awaited<ReturnType<typeof readTests>>) {
  if (course.situations.length === 0) return null;
  if (progress.complete) return end ? null : "end";
  const hasBegun = progress.topics.some(({ status }) => status === "Completed");
  return start || end || hasBegun ? null : "start";
}

async function readTests(db: Database, enrollment: Enrollment): Promise<{ start?: SituationRow; end?: SituationRow }> {
  const rows = await db.selectFrom("gain_tests").selectAll().where("enrollment_id", "=", enrollment.id).execute();
  return Object.fromEntries(
    rows.map((row) => [row.moment, { ...row, answers: JSON.parse(row.answers) as Record<string, string> }]),
  );
}

/** Stores a test once: the first of several submissions counts, also of those at the same time. */
async function storeTest(db: Database, enrollment: Enrollment, row: SituationRow, now: Date): Promise<void> {
  await db
    .insertInto("gain_tests")
    .values({
      ...row,
      enrollment_id: enrollment.id,
      answers: JSON.stringify(row.answers),
      answered_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["enrollment_id", "moment"]).doNothing())
    .execute();
}

type Form = "a" | "b";
type Moment = "start" | "end";

/** `score` is null where the start was skipped. */
type SituationRow = {
  moment: Moment;
  form: Form;
  answers: Record<string, string>;
  score: number | null;
  of: number;
};

/** Half of the enrollments have form A first, by the last digit of their random id; at the end the other form. */
export function formFor(enrollmentId: string, moment: Moment): Form {
  const isEven = Number.parseInt(enrollmentId.replace(/[^\da-f]/g, "").slice(-1) || "0", 16) % 2 === 0;
  return isEven === (moment === "start") ? "a" : "b";
}

/** The subjects whose chosen option is the right one of the form. */
function rightSubjects(subjects: readonly SituationSubject[], form: Form, answers: Record<string, string>) {
  const isRight = (subject: SituationSubject) =>
    subject[form].options.some(({ id, correct }) => correct && answers[subject.id] === id);
  return new Set(subjects.filter(isRight).map(({ id }) => id));
}

/** The first subject, from 1, without an answer that its form has; null where all have one. */
function firstMissing(subjects: readonly SituationSubject[], form: Form, answers: Record<string, string>) {
  const at = subjects.findIndex((subject) => !subject[form].options.some(({ id }) => id === answers[subject.id]));
  return at < 0 ? null : at + 1;
}

/** A form as it is asked: in the language, and without its key. */
function askedItems(subjects: readonly SituationSubject[], form: Form, language: Language): SituationsPage["items"] {
  return subjects.map((subject) => ({
    id: subject.id,
    question: subject[form].question[language],
    options: subject[form].options.map((option) => ({ id: option.id, option: option[language] })),
  }));
}

/** The gain from the stored scores, marked by today's content. Without a start only the own count is known. */
function gainView(
  subjects: readonly SituationSubject[],
  start: SituationRow | undefined,
  end: SituationRow,
  language: Language,
): NonNullable<SituationsPage["result"]> {
  const hasStart = start !== undefined && start.score !== null;
  const before = hasStart ? rightSubjects(subjects, start.form, start.answers) : null;
  const after = rightSubjects(subjects, end.form, end.answers);
  const items = subjects.map((subject) => {
    const { question, options, why } = subject[end.form];
    const chosen = options.find(({ id }) => id === end.answers[subject.id]);
    return {
      id: subject.id,
      name: subject.name[language],
      before: before?.has(subject.id) ?? null,
      right: after.has(subject.id),
      question: question[language],
      chosen: chosen?.[language] ?? "",
      answer: options.find(({ correct }) => correct)?.[language] ?? "",
      why: why[language],
    };
  });
  return { of: end.of, before: hasStart ? start.score : null, after: end.score ?? 0, items };
}
