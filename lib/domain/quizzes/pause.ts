import type { Settings } from "../../platform/settings";
import type { Attempt } from "./records";

/** Minutes to wait after the first, the second, and every further failed attempt (rule: quiz.pause). */
const pauseMinutes = [1, 5, 15] as const;

export type PausedAttempt = Pick<Attempt, "finished_at" | "passed"> & {
  /** Of an earlier enrollment: it cannot be continued. */
  left?: boolean;
  answers?: { answeredAt: string }[];
};

/**
 * When the next attempt opens after an account's attempts at a quiz, in every enrollment, latest first; null when it is
 * open. After a pass there is no pause. An attempt with answers that was left with its course counts as a failed one.
 */
export function nextAttemptAt(
  attempts: PausedAttempt[],
  now: Date,
  { testsWithoutWaiting }: Pick<Settings, "testsWithoutWaiting">,
): Date | null {
  if (testsWithoutWaiting || attempts.some(({ passed }) => passed === 1)) return null;
  const [latest] = attempts;
  if (latest && attemptEnd(latest) === null && !latest.left) return null;
  const ends = attempts.flatMap((attempt) => attemptEnd(attempt) ?? []);
  const [end] = ends;
  if (end === undefined) return null;
  const minutes = pauseMinutes[Math.min(ends.length, pauseMinutes.length) - 1] ?? pauseMinutes[0];
  const opens = new Date(Date.parse(end) + minutes * 60_000);
  // A clock that was set back must not lengthen the pause.
  return opens > now && opens.getTime() - now.getTime() <= minutes * 60_000 ? opens : null;
}

function attemptEnd({ finished_at, left, answers }: PausedAttempt): string | null {
  return finished_at ?? (left ? (answers?.at(-1)?.answeredAt ?? null) : null);
}
