import { sendDueMailings, sendStaffNotices } from "../../domain/desk";
import { sendAnswerMails } from "../../domain/discussions";
import { sendRecallMails } from "../../domain/recall";
import { content } from "../../platform/content";
import { openedDatabase } from "../../platform/db";
import { settings } from "../../platform/settings";

const everyMs = 5000;
const noticesMs = 60_000;

/**
 * Queues the reminders of the desk when they are due, the mails to staff about what waits, and those with questions that
 * are asked again or about answers to a comment. Several processes may do so at once. @returns how to stop it: it begins no further batch and waits for
 * the current one
 */
export function startReminders(): () => Promise<void> {
  let stopped = false;
  let inHand: Promise<unknown> | null = null;
  let noticesAt = 0;
  const queueAll = async () => {
    const context = { db: openedDatabase().db, content: content(), settings: settings(), now: new Date() };
    await sendDueMailings(context, () => stopped);
    await sendRecallMails(context, () => stopped);
    if (Date.now() - noticesAt < noticesMs) return;
    noticesAt = Date.now();
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
  const timer = setInterval(look, everyMs).unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await inHand;
  };
}
