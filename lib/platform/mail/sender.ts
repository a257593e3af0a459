import { DelegateBackoff, handleAll, retry } from "cockatiel";
import type { Database } from "../db";
import type { MailSender } from "../portal";
import { composeMail } from "./compose";
import type { Deliver } from "./delivery";
import type { Letterhead } from "./letter-types";
import { claimNext, extendLease, isUnwanted, markForRetry, markGivenUp, markSent, type OutboxMail } from "./records";
import { isUnknownAddress, nextAttempt, withoutPersonalData } from "./retry";

type Work = { db: Database; deliver: Deliver; letterhead: Letterhead };
type Pace = { pollMs?: number; leaseMs?: number; lanes?: number };

/**
 * Sends the mails of the outbox, now and whenever one is added, until it is stopped. Several processes may send at the
 * same time. A mail is sent twice only when a process dies after the mail server accepted it and before that is
 * recorded; the Message-ID is then the same.
 */
export function startSender(work: Work, { pollMs = 5000, leaseMs = 120_000, lanes = 4 }: Pace = {}): MailSender {
  let stopped = false;
  let nudged = false;
  let openLanes = 0;
  const inHand = new Set<Promise<void>>();

  const claim = () => claimNext(work.db, new Date(), new Date(Date.now() + leaseMs));
  // One lane polls. It opens another one where more mails are due, so that a slow mail server delays no other mail.
  const openLane = () => {
    if (stopped || openLanes === lanes) return;
    openLanes += 1;
    const lane: Promise<void> = sendAllDue()
      // The mails stay in the outbox.
      .catch((error) => console.error(`mail: the outbox cannot be read: ${withoutPersonalData(error)}`))
      .finally(() => inHand.delete(lane));
    inHand.add(lane);
  };
  const sendAllDue = async () => {
    try {
      do {
        nudged = false;
        for (let next = await claim(); next; next = stopped || next.isLast ? null : await claim()) {
          if (!next.isLast) openLane();
          await attempt(work, next.mail, leaseMs);
        }
      } while (nudged && !stopped);
    } finally {
      openLanes -= 1;
    }
  };
  const nudge = () => {
    nudged = true;
    openLane();
  };
  const timer = setInterval(nudge, pollMs).unref();
  nudge();
  const stop = async () => {
    stopped = true;
    clearInterval(timer);
    await Promise.all(inHand);
  };
  return { nudge, stop };
}

async function attempt(work: Work, mail: OutboxMail, leaseMs: number): Promise<void> {
  const { db } = work;
  const heartbeat = setInterval(
    () => extendLease(db, mail.id, new Date(Date.now() + leaseMs)).catch(() => undefined),
    leaseMs / 3,
  );
  try {
    if (await isUnwanted(db, mail)) await markGivenUp(db, mail, new Date(), "its reader has stopped the mailings");
    else await deliverAndNote(work, mail);
  } finally {
    clearInterval(heartbeat);
  }
}

async function deliverAndNote({ db, deliver, letterhead }: Work, mail: OutboxMail): Promise<void> {
  try {
    await deliver(await composeMail(mail, letterhead), mail);
  } catch (error) {
    return noteFailure(db, mail, error);
  }
  await insist.execute(() => markSent(db, mail, new Date()));
}

async function noteFailure(db: Database, mail: OutboxMail, error: unknown): Promise<void> {
  const now = new Date();
  const words = withoutPersonalData(error);
  const next = isUnknownAddress(error) ? null : nextAttempt(mail, now);
  if (next) await markForRetry(db, mail, next, words);
  else await markGivenUp(db, mail, now, words);
  console.error(
    `mail: ${mail.kind} ${mail.id} not sent (attempt ${mail.attempts}): ${words}; ${next ? `again at ${next.toISOString()}` : "given up"}`,
  );
}

/** Retries the update, because a sent mail must not be sent again after a short outage of the database. */
const insist = retry(handleAll, { maxAttempts: 9, backoff: new DelegateBackoff(({ attempt }) => 200 * attempt) });
