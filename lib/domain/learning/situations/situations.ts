import type { SituationsPage } from "../../../contract/learning/situations";
import type { SituationSubject } from "../../../platform/content";
import type { Language } from "../../../platform/i18n/language";

export type Form = "a" | "b";
export type Moment = "start" | "end";

/** `score` is null where the start was skipped. */
export type SituationRow = {
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
export function rightSubjects(
  subjects: readonly SituationSubject[],
  form: Form,
  answers: Record<string, string>,
): Set<string> {
  const isRight = (subject: SituationSubject) =>
    subject[form].options.some(({ id, correct }) => correct && answers[subject.id] === id);
  return new Set(subjects.filter(isRight).map(({ id }) => id));
}

/** The first subject, from 1, without an answer that its form has; null where all have one. */
export function firstMissing(
  subjects: readonly SituationSubject[],
  form: Form,
  answers: Record<string, string>,
): number | null {
  const at = subjects.findIndex((subject) => !subject[form].options.some(({ id }) => id === answers[subject.id]));
  return at < 0 ? null : at + 1;
}

/** A form as it is asked: in the language, and without its key. */
export function askedItems(
  subjects: readonly SituationSubject[],
  form: Form,
  language: Language,
): SituationsPage["items"] {
  return subjects.map((subject) => ({
    id: subject.id,
    question: subject[form].question[language],
    options: subject[form].options.map((option) => ({ id: option.id, option: option[language] })),
  }));
}

/**
 * The gain, from the stored scores; what was right is marked by the content of today. A start that was skipped or never
 * offered leaves the learner's own count alone.
 */
export function gainView(
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
