import { createHash } from "node:crypto";
import type { Content, Course, Question, Topic } from "../../../platform/content";
import { type Language, languages, type Text } from "../../../platform/i18n/language";
import { questionBank } from "../bank";
import { drawKey, drawQuestions } from "../draw";
import { grade } from "../grade";
import { isRight } from "../question-types";
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
