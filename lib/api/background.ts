import { badgeSeed } from "../domain/certificates/badge";
import { content } from "../platform/content";
import { openedDatabase } from "../platform/db";
import { startMail } from "../platform/mail";
import { settings } from "../platform/settings";
import { joinOtherProcesses } from "./pages/other-processes";
import { openInside } from "./running/inside";
import { startReminders } from "./running/reminders";
import { applyRetention } from "./running/retention";

const dayMs = 24 * 60 * 60 * 1000;
const holder = globalThis as { portalForgets?: NodeJS.Timeout };

/** What the embedded backend does besides answering calls. An existing backend does its own. */
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
}

function forget(): void {
  applyRetention(openedDatabase().db, new Date()).catch((error) => console.error("What is over could not be deleted:", error));
}
