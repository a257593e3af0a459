import type { QuizQuestion } from "../../../contract/quizzes";
import type { Course, Question, Topic } from "../../../platform/content";
import { defaultLanguage } from "../../../platform/i18n/language";
import { neededShare } from "../../learning";
import { type BankQuestion, questionBank } from "../bank";
import { drawKey, drawQuestions, type ShownAttempt } from "../draw";
import { grade } from "../grade";
import { nextAttemptAt, type PausedAttempt } from "../pause";
import { isRight } from "../question-types";
import { countDifference, questionView, visibleQuestion } from "../view";
import { chance, toneScore } from "./players";

/** By question of a bank the sets of choices that may still be the right one. */
type Memory = Map<string, string[][]>;
const normalPauses = { testsWithoutWaiting: false };

/**
 * The minutes that a course takes somebody with one account who reads nothing, by a clock that is only counted. Pages
 * are open as briefly as they count, also during the pauses of the quiz. Without the keys the person guesses by tone,
 * remembers everything that the portal shows of an answer, and takes each quiz until it passes.
 */
export function cheatMinutes(course: Course, person: string, knowsKeys: boolean): number {
  const memory: Memory = new Map();
  const ms = course.topics.map((topic) => {
    const reading = topic.pages.reduce((sum, page) => sum + page.readingSeconds * 1000 * neededShare, 0);
    return Math.max(reading, knowsKeys ? 0 : takeQuiz(course, topic, person, memory));
  });
  return ms.reduce((sum, each) => sum + each, 0) / 60_000;
}

/** @returns the milliseconds until the quiz is passed, which are its pauses: the answers take none */
function takeQuiz(course: Course, topic: Topic, person: string, memory: Memory): number {
  if (topic.quiz.length === 0) return 0;
  const bank = questionBank(course, topic);
  const before: (ShownAttempt & PausedAttempt)[] = [];
  for (let now = 0; ; ) {
    const drawn = drawQuestions(bank, before, drawKey(person, topic.id, before.length));
    const answers = drawn.map((question) => {
      const choices = guess(question, questionName(question), memory, `${person} ${before.length}`);
      return { questionId: question.id, choices, correct: isRight(question, choices), answeredAt: "" };
    });
    const { passed } = grade(drawn.length, answers.filter(({ correct }) => correct).length, course.quizPassingPercent);
    for (const [index, question] of drawn.entries()) {
      const answer = answers[index];
      if (!answer) continue;
      const whole = questionView(question, defaultLanguage);
      learn(
        questionName(question),
        visibleQuestion(whole, answer, passed),
        countDifference(whole, answer),
        answer,
        memory,
      );
    }
    if (passed) return now;
    const finished_at = new Date(now).toISOString();
    before.unshift({ finished_at, passed: 0, questions: JSON.stringify(drawn.map(({ id }) => id)), answers });
    now = nextAttemptAt(before, new Date(now), normalPauses)?.getTime() ?? now;
  }
}

/** The same for a question in its own quiz and in the last one. */
function questionName({ id, lesson }: BankQuestion): string {
  return id.startsWith(`${lesson.id}--`) ? id : `${lesson.id}--${id}`;
}

function guess(question: Question, name: string, memory: Memory, seed: string): string[] {
  const open = memory.get(name) ?? possibleSets(question);
  memory.set(name, open);
  const tone = new Map(question.options.map((option) => [option.id, toneScore(option, defaultLanguage)]));
  const score = (ids: string[]) => ids.reduce((sum, id) => sum + (tone.get(id) ?? 0), 0);
  const ranked = open.map((ids) => ({ ids, score: score(ids), luck: chance(`${seed} ${name} ${ids.join()}`) }));
  return ranked.sort((a, b) => b.score - a.score || a.luck - b.luck)[0]?.ids ?? [];
}

function possibleSets({ type, options }: Question): string[][] {
  const ids = options.map(({ id }) => id);
  if (type === "radio") return ids.map((id) => [id]);
  const sets = Array.from({ length: 2 ** ids.length }, (_, bits) => ids.filter((__, at) => (bits >> at) % 2 === 1));
  return sets.filter(({ length }) => length >= 2 && length < ids.length);
}

/** Leaves the sets that agree with what the portal shows after an answer. */
function learn(
  name: string,
  { options }: QuizQuestion,
  { missing }: ReturnType<typeof countDifference>,
  { choices, correct }: { choices: string[]; correct: boolean },
  memory: Memory,
): void {
  const known = new Map(options.map((option) => [option.id, option.correct]));
  const agrees = (set: string[]) =>
    options.every(({ id }) => (known.get(id) ?? set.includes(id)) === set.includes(id)) &&
    (correct ? set.length === choices.length && choices.every((id) => set.includes(id)) : true) &&
    (missing === undefined || set.filter((id) => !choices.includes(id)).length === missing) &&
    // An option among the chosen that is not shown as wrong is right.
    (correct || choices.length === 1 || choices.every((id) => known.get(id) === false || set.includes(id)));
  memory.set(name, (memory.get(name) ?? []).filter(agrees));
}
