import { type Card, createEmptyCard, default_w, fsrs, generatorParameters, Rating, State } from "ts-fsrs";
import { utc } from "../../platform/utc";

/** What is remembered of a question between its answers. Days are those of India, as YYYY-MM-DD. */
export type Memory = {
  rounds: number;
  lapses: number;
  stability: number;
  difficulty: number;
  lastOn: string | null;
};

/** rule: recall.days: the first time is the day after the topic. */
const firstAfterDays = 1;
/** From this many days after the topic an answer shows that it is known lastingly. */
export const lastingDays = 30;
/** rule: recall.end: a question whose next time is further away is asked no more. */
const longestDays = 180;

/**
 * Three of the parameters of FSRS 6 differ from the default, so that right answers on time fall on day 1, 7 and 30
 * after the topic: a wrong first answer comes back the next day (w0), a right one after 6 days (w2), and the growth
 * after a right answer (w8) makes 23 days of these 6.
 */
const weights = default_w.map((weight, index) => ({ 0: 1, 2: 6, 8: 1.65 })[index] ?? weight);

/** Without chance and without steps of minutes: the same answers give the same days, and none comes twice in a day. */
const scheduler = fsrs(
  generatorParameters({
    w: weights,
    request_retention: 0.9,
    maximum_interval: 365,
    enable_fuzz: false,
    enable_short_term: false,
  }),
);

/** The first day on which a question of a topic is asked that was completed on this day. */
export function firstDue(completedOn: string): string {
  return addDays(completedOn, firstAfterDays);
}

/** The memory after an answer, and the next day; null for no more. A late answer counts with its real distance. */
export function afterAnswer(memory: Memory, correct: boolean, today: string): { memory: Memory; dueOn: string | null } {
  // A clock that was set back must not give a negative distance.
  const day = memory.lastOn && memory.lastOn > today ? memory.lastOn : today;
  const { card } = scheduler.next(toCard(memory), atNoon(day), correct ? Rating.Good : Rating.Again);
  const days = Math.max(1, card.scheduled_days);
  return {
    memory: {
      rounds: memory.rounds + 1,
      lapses: memory.lapses + (correct ? 0 : 1),
      stability: card.stability,
      difficulty: card.difficulty,
      lastOn: day,
    },
    dueOn: correct && days > longestDays ? null : addDays(day, days),
  };
}

function toCard({ rounds, lapses, stability, difficulty, lastOn }: Memory): Card {
  if (lastOn === null) return createEmptyCard(new Date(0));
  return {
    ...createEmptyCard(atNoon(lastOn)),
    stability,
    difficulty,
    reps: rounds,
    lapses,
    state: State.Review,
    last_review: atNoon(lastOn),
  };
}

/** In the middle of the day, so that no rounding moves it to another. */
const atNoon = (day: string): Date => utc(`${day}T12:00:00Z`).toDate();

export function addDays(day: string, days: number): string {
  return utc(`${day}T12:00:00Z`).add(days, "days").format("YYYY-MM-DD");
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return utc(`${to}T12:00:00Z`).diff(utc(`${from}T12:00:00Z`), "days");
}
