import type { Database } from "../db";
import { addMessage, fromCoordinator, listWaiting } from "./records";

export type Waiting = { email: string; name: string; since: string; messages: string[] };

/** The learners who wait for an answer, with everything they have written since the last one; the longest wait first. */
export async function listUnanswered(db: Database): Promise<Waiting[]> {
  const waiting = new Map<string, Waiting>();
  for (const each of await listWaiting(db)) {
    const known = waiting.get(each.account_id);
    if (known) known.messages.push(each.msg);
    else waiting.set(each.account_id, { email: each.username, name: `${each.first_name} ${each.last_name}`.trim(), since: each.sent_on, messages: [each.msg] });
  }
  return [...waiting.values()];
}

/** A coordinator answers a learner; it shows in the learner's chat with an unread mark. */
export async function answerLearner(db: Database, email: string, text: string, now: Date): Promise<"answered" | "unknownAddress" | "empty"> {
  const msg = text.trim();
  if (!msg) return "empty";
  const account = await db.selectFrom("accounts").select("id").where("username", "=", email.trim().toLowerCase()).executeTakeFirst();
  if (!account) return "unknownAddress";
  await addMessage(db, { accountId: account.id, type: fromCoordinator, msg }, now);
  return "answered";
}
