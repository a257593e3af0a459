import { type Database, write } from "../../platform/db";
import { isMailWaiting, queueMail, toRecipient } from "../../platform/mail";
import { utc } from "../../platform/utc";
import { findAccountByUsername, readAccount } from "../accounts";
import type { CallContext } from "../call";
import { addMessage, fromCoordinator, latestMessage, listWaiting } from "./records";

/** `urgent`: a message contains words of danger. */
export type Waiting = { email: string; name: string; since: string; messages: string[]; urgent: boolean };

/** Learners with unanswered messages, with every message since the last answer; danger first, then the longest wait. */
export async function listWaitingLearners(db: Database): Promise<Waiting[]> {
  const byAccount = Map.groupBy(await listWaiting(db), ({ account_id }) => account_id);
  const waiting = [...byAccount.values()].flatMap((own) =>
    own.slice(0, 1).map(({ username, first_name, last_name, sent_on }) => ({
      email: username,
      name: `${first_name} ${last_name}`.trim(),
      since: sent_on,
      messages: own.map(({ msg }) => msg),
      urgent: own.some(({ danger }) => danger !== null),
    })),
  );
  return waiting.sort((one, other) => Number(other.urgent) - Number(one.urgent));
}

type AnswerContext = Pick<CallContext, "db" | "settings" | "now">;

/** Learners who have the chat open see a reply within this time, and then get no mail. */
const mailAfterMinutes = 5;

/**
 * Stores a reply of the desk in the caller's transaction (rule: desk.reply). The mail that announces it is sent later,
 * unless the learner has seen the reply by then; further replies meanwhile queue no further mail. A reply sent twice
 * with the same `key` is stored once. So is the same text twice in a row, because a page that is loaded again after a
 * lost connection sends it with another key.
 */
export async function replyFromDesk(
  db: Database,
  { settings, now }: AnswerContext,
  accountId: string,
  { msg, key, staffId }: { msg: string; key: string; staffId?: string },
): Promise<void> {
  const account = await readAccount(db, accountId);
  const last = await latestMessage(db, accountId);
  if (last?.type === fromCoordinator && last.msg === msg) return;
  const stored = await addMessage(db, { accountId, type: fromCoordinator, msg, key, staffId }, now);
  // The same key with another text: the first request succeeded unnoticed, and the text was changed.
  if (stored.msg !== msg) await addMessage(db, { accountId, type: fromCoordinator, msg, staffId }, now);
  if (await isMailWaiting(db, "coordinatorAnswered", accountId)) return;
  const values = { firstName: account.first_name, link: `${settings.portalUrl}/help/assistant` };
  const due = utc(now).add(mailAfterMinutes, "minutes").toDate();
  await queueMail(db, { kind: "coordinatorAnswered", values }, toRecipient(account), now, due);
}

/** Stores a coordinator's reply, which the chat shows as unread, and queues a mail that announces it. */
export async function replyToLearner(
  context: AnswerContext,
  email: string,
  text: string,
): Promise<"answered" | "unknownAddress" | "empty"> {
  const { settings, now } = context;
  const msg = text.trim();
  if (!msg) return "empty";
  return write(context.db, async (db) => {
    const account = await findAccountByUsername(db, email);
    if (!account) return "unknownAddress";
    await addMessage(db, { accountId: account.id, type: fromCoordinator, msg }, now);
    const values = { firstName: account.first_name, link: `${settings.portalUrl}/help/assistant` };
    await queueMail(db, { kind: "coordinatorAnswered", values }, toRecipient(account), now);
    return "answered";
  });
}
