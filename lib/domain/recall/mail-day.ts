import type { Database } from "../../platform/db";
import { nextDueOn } from "./records";
import { addDays } from "./schedule";
import { indianDay } from "./today";

/**
 * The day on which a mail is considered next, after an answer or a new beginning: when a question is due, but not
 * today, because the learner is on the page with today's questions.
 */
export async function dayOfNextMail(db: Database, accountId: string, now: Date): Promise<string | null> {
  const due = await nextDueOn(db, accountId);
  const tomorrow = addDays(indianDay(now), 1);
  return due !== null && due < tomorrow ? tomorrow : due;
}

/** Days until the next mail after one, two and three mails without an answer: 1, 7 and 30 days after the first due day. */
const waits = [6, 23] as const;

/**
 * The day of the next mail while nobody answers; null after the third, so that a mailbox that nobody reads gets no
 * more (rule: recall.mails).
 */
export function dayAfterMail(today: string, unansweredMails: number): string | null {
  const wait = waits[unansweredMails - 1];
  return wait === undefined ? null : addDays(today, wait);
}
