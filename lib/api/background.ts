import { noteMissingSearchKeys } from "../domain/accounts";
import { badgeSeed } from "../domain/certificates/badge";
import { refreshFigures } from "../domain/desk";
import { content } from "../platform/content";
import { openedDatabase } from "../platform/db";
import { startMail } from "../platform/mail";
import { settings } from "../platform/settings";
import { joinOtherProcesses } from "./pages/other-processes";
import { openInside } from "./running/inside";
import { startReminders } from "./running/reminders";
import { applyRetention } from "./running/retention";

const dayMs = 24 * 60 * 60 * 1000;
/** How often the figures are brought up to date: often enough that a view has few changes left to count. */
const figuresMs = 30_000;
/** How often accounts without a search key are looked for: the previous release, which may still run, stores such accounts. */
const searchKeysMs = 60_000;
const holder = globalThis as { portalForgets?: NodeJS.Timeout; portalFigures?: NodeJS.Timeout; portalSearchKeys?: NodeJS.Timeout };

/** The background work of the embedded backend. An existing backend does its own. */
export async function startBackgroundWork(): Promise<void> {
  // The key is made at the first start, so that every copy of the data folder holds it.
  badgeSeed(settings());
  openInside();
  if (settings().upstreamUrl) return;
  joinOtherProcesses();
  await startMail(openedDatabase().db, settings(), content().site);
  startReminders();
  forget();
  holder.portalForgets ??= setInterval(forget, dayMs).unref();
  // Begins at once, because after a migration everybody has to be counted.
  if (!holder.portalFigures) updateFigures();
  holder.portalFigures ??= setInterval(updateFigures, figuresMs).unref();
  if (!holder.portalSearchKeys) noteSearchKeys();
  holder.portalSearchKeys ??= setInterval(noteSearchKeys, searchKeysMs).unref();
}

/** In batches of accounts, so that requests are handled in between. */
function noteSearchKeys(): void {
  const next = (): Promise<void> => noteMissingSearchKeys(openedDatabase().db).then((done) => (done > 0 ? next() : undefined));
  next().catch((error) => console.error("The search keys of accounts could not be noted:", error));
}

/** In batches of people, so that requests are handled in between. */
function updateFigures(): void {
  const next = (): Promise<void> => refreshFigures(openedDatabase().db, 200).then((done) => (done > 0 ? next() : undefined));
  next().catch((error) => console.error("The desk's figures could not be brought up to date:", error));
}

function forget(): void {
  applyRetention(openedDatabase().db, new Date()).catch((error) => console.error("What is over could not be deleted:", error));
}
