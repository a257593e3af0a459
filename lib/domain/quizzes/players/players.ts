import { createHash } from "node:crypto";
import type { QuizQuestion } from "../../../contract/quizzes";
import type { Content, Course, Question, Topic } from "../../../platform/content";
import { defaultLanguage, type Language, languages, type Text } from "../../../platform/i18n/language";
import { neededShare } from "../../learning";
import { type BankQuestion, questionBank } from "../bank";
import { drawKey, drawQuestions, type ShownAttempt } from "../draw";
import { grade } from "../grade";
import { nextAttemptAt, type PausedAttempt } from "../pause";
import { isRight } from "../question-types";
import { countDifference, questionView, visibleQuestion } from "../view";
import words from "./words.json" with { type: "json" };

function countBeginnings(beginnings: string[], text: string): number {
  return beginnings.filter((each) => ` ${text}`.includes(` ${each}`)).length;
}

/** How many words of an option sound kind, or harsh, lazy, absurd or too sure, as wrong ones do (words.json). */
export function countTone(text: string, language: Language, tone: "harsh" | "kind"): number {
  return countBeginnings(words[tone][language], `${text.toLowerCase()} `);
}

/** A capital inside a sentence, but of no day; Devanagari has none, so English names the persons of both languages. */
const nameInside = /(?<=[\p{Ll},] )(?!\p{L}+day)\p{Lu}\p{Ll}+/gu;

/** How many words of an option sound like acting: it asks, names a person or a number, sets a day (words.json). */
export function countConcrete(option: Text, language: keyof Text): number {
  const between = /[^\p{L}\p{M}\p{N}{']+/gu;
  const text = `${option[language].toLowerCase().replaceAll(between, " ")} `;
  return countBeginnings(words.concrete[language], text) + (option.en.match(nameInside)?.length ?? 0);
}

/** The share of quizzes that a player who read nothing may pass at the first try. */
export const mostPassed = 0.1;

type Option = Question["options"][number];

/** What each player prefers in an option, who has read no lesson. */
export const players = {
  longest: (option, language) => option[language].length,
  shortest: (option, language) => -option[language].length,
  kind: (option, language) => countTone(option[language], language, "kind"),
  "not harsh": (option, language) => -Math.min(1, countTone(option[language], language, "harsh")),
  tone: (option, language) => toneScore(option, language),
  concrete: (option, language) => countConcrete(option, language),
  random: () => 0,
} satisfies Record<string, (option: Option, language: Language) => number>;
type Player = keyof typeof players;
export const playerNames = Object.keys(players) as Player[];

export function toneScore(option: Option, language: Language): number {
  return countTone(option[language], language, "kind") - countTone(option[language], language, "harsh");
}

export type Played = { course: string; language: Language; player: Player; passed: number; isBank: boolean };

/** Plays each quiz at the first try for `people` learners. @returns by course, language, player the share passed */
export function playQuizzes({ courses }: Pick<Content, "courses">, people: number): Played[] {
  return courses.flatMap((course) => {
    const topics = course.topics.filter(({ quiz }) => quiz.length > 0);
    const isBank = topics.length > 0 && topics.every(({ quizShown }) => quizShown !== null);
    // What is drawn depends on the person alone, and what an option is worth on player and language alone.
    const attempts = topics.flatMap((topic) => drawFor(course, topic, people));
    return languages.flatMap((language) =>
      playerNames.map((player) => {
        const score = remembered((option) => players[player](option, language));
        const passed = attempts.filter((attempt) => passes(attempt, score, course.quizPassingPercent)).length;
        return { course: course.id, language, player, passed: passed / Math.max(1, attempts.length), isBank };
      }),
    );
  });
}

/** The results over the limit, of courses whose quizzes all draw from banks. */
export function tooEasy(played: Played[]): Played[] {
  return played.filter(({ isBank, passed }) => isBank && passed >= mostPassed);
}

type Attempt = { questions: Question[]; seed: string };

/** The first attempts of `people` learners at a topic's quiz. */
function drawFor(course: Course, topic: Topic, people: number): Attempt[] {
  const bank = questionBank(course, topic);
  return Array.from({ length: people }, (_, index) => {
    const person = `person ${index}`;
    return { questions: drawQuestions(bank, [], drawKey(person, topic.id, 0)), seed: `${person} ${topic.id}` };
  });
}

function remembered(score: (option: Option) => number): (option: Option) => number {
  const scores = new Map<Option, number>();
  return (option) => {
    const known = scores.get(option) ?? score(option);
    scores.set(option, known);
    return known;
  };
}

function passes({ questions, seed }: Attempt, score: (option: Option) => number, percent: number): boolean {
  const right = questions.filter((question) => isRight(question, choose(question, score, seed)));
  return grade(questions.length, right.length, percent).passed;
}

/** The options with the highest score; of several choices those over the mean. `seed` decides what is equal. */
export function choose(question: Question, score: (option: Option) => number, seed: string): string[] {
  const { id, type, options } = question;
  const ranked = options
    .map((option) => ({ id: option.id, score: score(option), luck: chance(`${seed} ${id} ${option.id}`) }))
    .sort((a, b) => b.score - a.score || a.luck - b.luck);
  if (type === "radio") return ranked.slice(0, 1).map((each) => each.id);
  const mean = ranked.reduce((sum, each) => sum + each.score, 0) / ranked.length;
  const over = ranked.filter((each) => each.score > mean);
  const chosen = over.length > 0 ? over : ranked.filter(({ luck }) => luck < 0.5);
  return (chosen.length > 0 ? chosen : ranked.slice(0, 1)).map((each) => each.id);
}

/** A number from 0 to 1 that depends on the seed alone. */
export function chance(seed: string): number {
  return createHash("sha256").update(seed).digest().readUInt32BE(0) / 2 ** 32;
}

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
