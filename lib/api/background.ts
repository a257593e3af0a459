import { noteMissingSearchKeys } from "../domain/accounts";
import { badgeSeed } from "../domain/certificates/badge";
import { copyWeek, refreshFigures } from "../domain/desk";
import { content } from "../platform/content";
import { openedDatabase } from "../platform/db";
import { inBatches } from "../platform/in-batches";
import { startMail } from "../platform/mail";
import { portal } from "../platform/portal";
import { settings } from "../platform/settings";
import { joinOtherProcesses } from "./pages/other-processes";
import { openInside } from "./running/inside";
import { startReminders } from "./running/reminders";
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
  work.timers ??= [begin(forget, dayMs), begin(updateFigures, figuresMs), begin(noteSearchKeys, searchKeysMs)];
}

function begin(work: () => void, everyMs: number): NodeJS.Timeout {
  work();
  return setInterval(work, everyMs).unref();
}

/** In batches of accounts, so that requests are handled in between. */
function noteSearchKeys(): void {
  inBatches(async () => (await noteMissingSearchKeys(openedDatabase().db)) > 0).catch((error) =>
    console.error("The search keys of accounts could not be noted:", error),
  );
}

/** Today's figures, and once a week the copy for partners; in batches of people, so that requests are handled in between. */
function updateFigures(): void {
  inBatches(async () => {
    const { db } = openedDatabase();
    return (await refreshFigures(db)) > 0 || copyWeek(db, new Date());
  }).catch((error) => console.error("The desk's figures could not be brought up to date:", error));
}

function forget(): void {
  applyRetention(openedDatabase().db, settings().dataDir, new Date()).catch((error) =>
    console.error("What is over could not be deleted:", error),
  );
}
