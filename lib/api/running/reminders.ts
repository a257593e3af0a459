import { sendDueMailings } from "../../domain/desk";
import { content } from "../../platform/content";
import { openedDatabase } from "../../platform/db";
import { settings } from "../../platform/settings";

const everyMs = 5000;

type Reminders = {
  /** Begins no further batch and waits for the one in hand. */
  stop: () => Promise<void>;
};
// One for each process: Next loads server modules more than once. `scripts/serve.mjs` stops it.
const holder = globalThis as { portalReminders?: Reminders };

/** Queues the reminders of the desk when they are due. Any number of processes may do so at once. */
export function startReminders(): void {
  holder.portalReminders ??= start();
}

function start(): Reminders {
  let stopped = false;
  let inHand: Promise<unknown> | null = null;
  const look = () => {
    inHand ??= sendDueMailings({ db: openedDatabase().db, content: content(), settings: settings(), now: new Date() }, () => stopped)
      .catch((error) => console.error("reminders: they could not be queued:", error))
      .finally(() => {
        inHand = null;
      });
  };
  const timer = setInterval(look, everyMs).unref();
  const stop = async () => {
    stopped = true;
    clearInterval(timer);
    await inHand;
  };
  return { stop };
}
