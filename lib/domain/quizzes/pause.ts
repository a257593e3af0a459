import type { Settings } from "../../platform/settings";
import type { Attempt } from "./records";

/** Minutes to wait after the first, the second, and every further failed attempt (rule: quiz.pause). */
const pauseMinutes = [1, 5, 15] as const;

/**
 * When the next attempt opens after these attempts, latest first; null when it is open. After a pass there is no pause.
 */
export function nextAttemptAt(
  attempts: Pick<Attempt, "finished_at" | "passed">[],
  now: Date,
  { testsWithoutWaiting }: Pick<Settings, "testsWithoutWaiting">,
): Date | null {
  const [latest] = attempts;
  if (testsWithoutWaiting || !latest?.finished_at || attempts.some(({ passed }) => passed === 1)) return null;
  const failed = attempts.filter(({ finished_at }) => finished_at !== null).length;
  const minutes = pauseMinutes[Math.min(failed, pauseMinutes.length) - 1] ?? pauseMinutes[0];
  const opens = new Date(Date.parse(latest.finished_at) + minutes * 60_000);
  // A clock that was set back must not lengthen the pause.
  return opens > now && opens.getTime() - now.getTime() <= minutes * 60_000 ? opens : null;
}
