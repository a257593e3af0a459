import { content } from "../content";
import { openedDatabase } from "../db";
import { startMail } from "../mail";
import { settings } from "../settings";

/** What the embedded backend does beside answering calls. An existing backend does its own. */
export async function startBackgroundWork(): Promise<void> {
  if (settings().upstreamUrl) return;
  await startMail(openedDatabase().db, settings(), content().site);
}
