import path from "node:path";
import type { Site } from "../content";
import type { Database } from "../db";
import type { Settings } from "../settings";
import type { Sender } from "./sender";

// One sender for each process: Next loads server modules more than once. `scripts/serve.mjs` stops it.
const holder = globalThis as { portalMailSender?: Sender };

/** Starts this process's sender. The code that renders mails is loaded here, not by code that only queues one. */
export async function startMail(db: Database, settings: Settings, site: Site): Promise<void> {
  if (holder.portalMailSender) return;
  const [{ startSender }, { deliverBySmtp, deliverToFolder }, { makeLetterhead }] = await Promise.all([
    import("./sender"),
    import("./delivery"),
    import("./letterhead"),
  ]);
  const deliver = settings.smtpUrl ? deliverBySmtp(settings.smtpUrl) : deliverToFolder(path.join(settings.dataDir, "outbox"));
  holder.portalMailSender ??= startSender({ db, deliver, letterhead: makeLetterhead(site, settings) });
}

/** Notifies this process's sender that a mail was queued. */
export function nudgeSender(): void {
  holder.portalMailSender?.nudge();
}
