import type { Site } from "../content";
import type { Database } from "../db";
import { portal } from "../portal";
import type { Settings } from "../settings";
import { outboxFolder } from "./deleted-files";

/** Starts this process's sender. The code that renders mails is loaded here, not by code that only queues one. */
export async function startMail(db: Database, settings: Settings, site: Site): Promise<void> {
  portal.work ??= {};
  const { work } = portal;
  if (work.mails) return;
  const [{ startSender }, { deliverBySmtp, deliverToFolder }, { makeLetterhead }] = await Promise.all([
    import("./sender"),
    import("./delivery"),
    import("./letterhead"),
  ]);
  const deliver = settings.smtpUrl ? deliverBySmtp(settings.smtpUrl) : deliverToFolder(outboxFolder(settings.dataDir));
  work.mails ??= startSender({ db, deliver, letterhead: makeLetterhead(site, settings) });
}

/** Notifies this process's sender that a mail was queued. */
export function nudgeSender(): void {
  portal.work?.mails?.nudge();
}
