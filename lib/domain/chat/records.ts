import { randomUUID } from "node:crypto";
import type { Selectable } from "kysely";
import { type ChatMessagesTable, countRows, type Database, holdName } from "../../platform/db";

export type Message = Selectable<ChatMessagesTable>;
/** The documented `type` of a message: 1 is the learner, anything else the coordinator. */
export const fromLearner = 1;
export const fromCoordinator = 2;

const messagesOf = (db: Database, accountId: string) =>
  db.selectFrom("chat_messages").selectAll().where("account_id", "=", accountId);

/** The most messages in one response; older ones stay stored. */
const mostShown = 200;

/** An account's latest messages, oldest first. */
export async function listMessages(db: Database, accountId: string): Promise<Message[]> {
  const latest = await messagesOf(db, accountId).orderBy("sent_on", "desc").orderBy("id").limit(mostShown).execute();
  return latest.reverse();
}

/** The number of the coordinators' replies that the learner has not seen. */
export function countUnread(db: Database, accountId: string): Promise<number> {
  const replies = db.selectFrom("chat_messages").where("account_id", "=", accountId).where("type", "<>", fromLearner);
  return countRows(replies.where("seen_on", "is", null));
}

/** For a check of an account's messages and the message that is stored after it: no other is stored between the two. */
export const holdChat = (db: Database, accountId: string): Promise<void> => holdName(db, `chat ${accountId}`);

type Draft = {
  accountId: string;
  type: typeof fromLearner | typeof fromCoordinator;
  msg: string;
  key?: string;
  danger?: string;
  staffId?: string;
};

export const latestMessage = (db: Database, accountId: string): Promise<Message | undefined> =>
  messagesOf(db, accountId).orderBy("sent_on", "desc").limit(1).executeTakeFirst();

/**
 * Adds a message; a message stored before under the same key stays unchanged and is returned. Its time is after that of
 * every stored message: a learner's message whose request began before a reply that was stored first is not answered.
 */
export async function addMessage(db: Database, draft: Draft, now: Date): Promise<Message> {
  const { accountId, type, msg, key: id = randomUUID(), danger, staffId } = draft;
  await holdChat(db, accountId);
  const latest = await latestMessage(db, accountId);
  const sentOn = Math.max(now.getTime(), latest ? Date.parse(latest.sent_on) + 1 : 0);
  await db
    .insertInto("chat_messages")
    .values({
      account_id: accountId,
      id,
      type,
      msg,
      sent_on: new Date(sentOn).toISOString(),
      danger: danger || null,
      staff_id: staffId ?? null,
    })
    .onConflict((conflict) => conflict.columns(["account_id", "id"]).doNothing())
    .execute();
  return messagesOf(db, accountId).where("id", "=", id).executeTakeFirstOrThrow();
}

/**
 * The same text sent again within this time is one message: a second press on a slow form, or a form sent again. It is
 * short, because who writes the same again later means it, above all where the words tell of a danger.
 */
const sameWithinMs = 2 * 60 * 1000;

/** The learner's latest message where it is this text, sent a short time ago and not answered since. */
export async function findSameMessage(db: Database, accountId: string, msg: string, now: Date) {
  const latest = await latestMessage(db, accountId);
  const isSame = latest?.type === fromLearner && latest.msg === msg;
  return isSame && now.getTime() - Date.parse(latest.sent_on) < sameWithinMs ? latest : undefined;
}

export async function markSeen(db: Database, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable("chat_messages")
    .set({ seen_on: now.toISOString() })
    .where("account_id", "=", accountId)
    .where("type", "<>", fromLearner)
    .where("seen_on", "is", null)
    .execute();
}

/** Learners whose latest message is unanswered, longest wait first. */
export function listWaiting(db: Database) {
  return db
    .selectFrom("chat_messages as question")
    .innerJoin("accounts", "accounts.id", "question.account_id")
    .select([
      "accounts.username",
      "accounts.first_name",
      "accounts.last_name",
      "question.account_id",
      "question.msg",
      "question.sent_on",
      "question.danger",
    ])
    .where("question.type", "=", fromLearner)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("chat_messages as answer")
            .select("answer.id")
            .whereRef("answer.account_id", "=", "question.account_id")
            .where("answer.type", "<>", fromLearner)
            .whereRef("answer.sent_on", ">=", "question.sent_on"),
        ),
      ),
    )
    .orderBy("question.sent_on")
    .orderBy("question.id")
    .execute();
}
