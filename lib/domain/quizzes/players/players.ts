import { createHash } from "node:crypto";
import type { Content, Course, Question, Topic } from "../../../platform/content";
import { type Language, languages, type Text } from "../../../platform/i18n/language";
import { questionBank } from "../bank";
import { drawKey, drawQuestions } from "../draw";
import { grade } from "../grade";
import { isRight } from "../question-types";
import words from "./words.json" with { type: "json" };

/** How many of these beginnings of words and phrases a text has. */
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
type Score = (option: Option, language: Language) => number;

/** What each player prefers in an option, who has read no lesson. */
export const players = {
  longest: (option, language) => option[language].length,
  shortest: (option, language) => -option[language].length,
  kind: (option, language) => countTone(option[language], language, "kind"),
  "not harsh": (option, language) => -Math.min(1, countTone(option[language], language, "harsh")),
  tone: (option, language) => toneScore(option, language),
  concrete: (option, language) => countConcrete(option, language),
  random: () => 0,
} satisfies Record<string, Score>;
type Player = keyof typeof players;
export const playerNames = Object.keys(players) as Player[];

export function toneScore(option: Option, language: Language): number {
  return countTone(option[language], language, "kind") - countTone(option[language], language, "harsh");
}

export type Played = { course: string; language: Language; player: Player; passed: number; isBank: boolean };

/** Plays each quiz at the first try for `people` learners. @returns by course, language, player the share passed */
export function playQuizzes({ courses }: Pick<Content, "courses">, people: number): Played[] {
  return courses.flatMap((course) =>
    languages.flatMap((language) =>
      playerNames.map((player) => {
        const topics = course.topics.filter(({ quiz }) => quiz.length > 0);
        const results = topics.flatMap((topic) =>
          Array.from({ length: people }, (_, person) => passes(course, topic, language, player, `person ${person}`)),
        );
        const passed = results.filter(Boolean).length / Math.max(1, results.length);
        const isBank = topics.length > 0 && topics.every(({ quizShown }) => quizShown !== null);
        return { course: course.id, language, player, passed, isBank };
      }),
    ),
  );
}

/** The results over the limit, of courses whose quizzes all draw from banks. */
export function tooEasy(played: Played[]): Played[] {
  return played.filter(({ isBank, passed }) => isBank && passed >= mostPassed);
}

function passes(course: Course, topic: Topic, language: Language, player: Player, person: string): boolean {
  const questions = drawQuestions(questionBank(course, topic), [], drawKey(person, topic.id, 0));
  const right = questions.filter((question) =>
    isRight(
      question,
      choose(question, (option) => players[player](option, language), `${person} ${topic.id}`),
    ),
  );
  return grade(questions.length, right.length, course.quizPassingPercent).passed;
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
