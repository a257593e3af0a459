import { noteMissingSearchKeys, sameMailboxWarning } from "../domain/accounts";
import { badgeSeed } from "../domain/certificates/badge";
import { copyWeek, refreshFigures, sendDueMailings, sendStaffNotices } from "../domain/desk";
import { sendAnswerMails } from "../domain/discussions";
import { sendRecallMails } from "../domain/recall";
import { indexFor } from "../domain/search";
import { content } from "../platform/content";
import { openedDatabase, pendingMigrations } from "../platform/db";
import { inBatches } from "../platform/in-batches";
import { countWaiting, startMail } from "../platform/mail";
import { portal } from "../platform/portal";
import { settings } from "../platform/settings";
import { isPublished, knownStatus, publishedSpelling } from "./pages/known-status";
import { isEnrolled } from "./pages/page-caller";
import { joinOtherProcesses } from "./pages/page-changes";
import { applyRetention } from "./running/retention";

const dayMs = 24 * 60 * 60 * 1000;
/** How often the figures are brought up to date: often enough that a view has few changes left to count. */
const figuresMs = 30_000;
/** How often to look for accounts without a search key: the previous release, still running, stores some. */
const searchKeysMs = 60_000;

/** The background work of the embedded backend. An existing backend does its own. */
export async function startBackgroundWork(): Promise<void> {
  // The key is made at the first start, so that every copy of the data folder holds it.
  badgeSeed(settings());
  openInside();
  if (settings().upstreamUrl) return;
  portal.work ??= {};
  const { work } = portal;
  joinOtherProcesses();
  await startMail(openedDatabase().db, settings(), content().site);
  work.stopReminders ??= startReminders();
  // After a migration everybody is counted, so each begins at once.
  work.timers ??= [
    begin(forget, dayMs, "What is over could not be deleted:"),
    begin(updateFigures, figuresMs, "The desk's figures could not be brought up to date:"),
    begin(noteSearchKeys, searchKeysMs, "The search keys of accounts could not be noted:"),
  ];
}

function begin(work: () => Promise<unknown>, everyMs: number, problem: string): NodeJS.Timeout {
  const start = () => void work().catch((error) => console.error(problem, error));
  start();
  return setInterval(start, everyMs).unref();
}

const forget = async () => applyRetention(openedDatabase().db, settings().dataDir, new Date());

/** In batches of accounts, so that requests are handled in between. */
const noteSearchKeys = () => inBatches(async () => (await noteMissingSearchKeys(openedDatabase().db)) > 0);

/** Today's figures, and once a week the copy for partners; in batches of people, so that requests are handled in between. */
const updateFigures = () =>
  inBatches(async () => {
    const { db } = openedDatabase();
    return (await refreshFigures(db)) > 0 || copyWeek(db, new Date());
  });

/**
 * Offers this process's state and what is known of an address to the server in front of Next. With an existing backend
 * there is no database to ask, and a stored page does not wait for that backend.
 */
function openInside(): void {
  const hasDatabase = settings().upstreamUrl === null;
  portal.inside = {
    notReady: async () => {
      if (!isContentRead()) return "content";
      return hasDatabase ? databaseProblem() : null;
    },
    waitingMails: async () => (hasDatabase ? countWaiting(openedDatabase().db) : 0),
    warnings: async () => {
      const warning = hasDatabase && (await sameMailboxWarning(openedDatabase().db));
      return warning ? [warning] : [];
    },
    close: async () => {
      await portal.work?.others?.stopListening();
      if (hasDatabase) await openedDatabase().close();
    },
    knownStatus: (address) => knownStatus(address),
    isPublished,
    publishedSpelling: (address) => publishedSpelling(address),
    isEnrolled: async (address, headers) => hasDatabase && isEnrolled(address, headers),
    buildSlowly: () => void indexFor(content()),
  };
}

function isContentRead(): boolean {
  try {
    content();
    return true;
  } catch {
    return false;
  }
}

async function databaseProblem() {
  try {
    return (await pendingMigrations(openedDatabase().db)).length > 0 ? "migrations" : null;
  } catch {
    return "database";
  }
}

const remindersMs = 5000;
const noticesMs = 60_000;

/**
 * Queues the reminders of the desk when they are due, the mails to staff about what waits, and those with questions that
 * are asked again or about answers to a comment. Several processes may do so at once. @returns how to stop it: it begins
 * no further batch and waits for the current one
 */
function startReminders(): () => Promise<void> {
  let stopped = false;
  let inHand: Promise<unknown> | null = null;
  let noticesAt = Number.NEGATIVE_INFINITY;
  const queueAll = async () => {
    const context = { db: openedDatabase().db, content: content(), settings: settings(), now: new Date() };
    await sendDueMailings(context, () => stopped);
    await sendRecallMails(context, () => stopped);
    if (performance.now() - noticesAt < noticesMs) return;
    noticesAt = performance.now();
    await sendAnswerMails(context, () => stopped);
    await sendStaffNotices(context, () => stopped);
  };
  const look = () => {
    inHand ??= queueAll()
      .catch((error) => console.error("reminders: they could not be queued:", error))
      .finally(() => {
        inHand = null;
      });
  };
  const timer = setInterval(look, remindersMs).unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await inHand;
  };
}
