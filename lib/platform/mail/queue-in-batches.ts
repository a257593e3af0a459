import type { Database } from "../db";
import { nextTurn } from "../in-batches";
import type { Mail } from "./mails";
import { countWaiting } from "./records";

/**
 * No batch is added while this many mails of its kind wait, so that a password mail never waits behind more than these and
 * one batch.
 */
const mostInOutbox = 200;

/** How many people a batch has at most. */
export const mailBatchSize = 100;

/** `finished`: nobody is left to write to. */
export type MailBatch = { queued: number; finished: boolean };

/**
 * Queues mails of one kind in batches until one has finished, enough of them wait or it is stopped: the next run goes on.
 * `isStopped` is called before each batch. @returns how many were queued
 */
export async function queueInBatches(
  { db, kind, isStopped }: { db: Database; kind: Mail["kind"]; isStopped: () => boolean },
  queueBatch: () => Promise<MailBatch>,
): Promise<number> {
  let all = 0;
  while (!isStopped() && (await countWaiting(db, { kind, dueBy: new Date() })) < mostInOutbox) {
    const { queued, finished } = await queueBatch();
    all += queued;
    if (finished) break;
    await nextTurn();
  }
  return all;
}
