import { createHash, createHmac } from "node:crypto";
import { expressionBuilder } from "kysely";
import { CallError } from "../../platform/call-error";
import type { Database, Schema } from "../../platform/db";

// A call with a key is answered once (threats T38, T39): sent again, it gets the first answer.

/**
 * What is kept of one account at most: of more calls the oldest answers are deleted, and a longer answer is not kept. A
 * phone that is away for weeks sends fewer calls than that. So an account holds 2.4 MB at most.
 */
export const mostKept = { calls: 300, answerBytes: 8 * 1024 };

/** How long a call may be under way; after that its process has ended without an answer, and it is run again. */
const longestMs = 60_000;
/** How long an answer is kept: longer than a phone stays without a network. */
const keptMs = 60 * 24 * 60 * 60 * 1000;
const retrySeconds = 5;
const keyShape = /^[\w-]{16,64}$/;

/** `secret`: without it nobody guesses a password by the kept hash of the input. */
type SentCall = { accountId: string; key: string; call: string; input: unknown; now: Date; secret: string };

/**
 * Runs a call and keeps its answer under the account's key, or gives the answer that is kept. A call that fails keeps
 * nothing, so it may be sent again. Each call is safe to repeat by itself; this also gives it the same answer.
 * @throws CallError BAD_REQUEST for a key of another form, UNPROCESSABLE_CONTENT where the key names another call or the
 * same one with another input, CONFLICT where the same one is still under way
 */
export async function answerOnce(db: Database, sent: SentCall, run: () => Promise<unknown>): Promise<unknown> {
  if (!keyShape.test(sent.key)) throw new CallError("BAD_REQUEST", "sentKeyShape");
  const kept = (await claim(db, sent)) ? null : await keptAnswer(db, sent);
  if (kept !== null) return JSON.parse(kept);
  try {
    const answer = await run();
    const json = JSON.stringify(answer ?? null);
    if (Buffer.byteLength(json) > mostKept.answerBytes) await forget(db, sent);
    else await db.updateTable("sent_calls").set({ answer: json }).where(isOf(sent)).execute();
    return answer;
  } catch (error) {
    await forget(db, sent);
    throw error;
  }
}

/** Deletes the answers whose time is over. @returns how many */
export async function deleteOldSentCalls(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - keptMs).toISOString();
  const { numDeletedRows } = await db.deleteFrom("sent_calls").where("sent_at", "<", before).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

const isOf = ({ accountId: account_id, key }: SentCall) =>
  expressionBuilder<Pick<Schema, "sent_calls">, "sent_calls">().and({ account_id, key });

async function forget(db: Database, sent: SentCall): Promise<void> {
  await db.deleteFrom("sent_calls").where(isOf(sent)).execute();
}

/** @returns whether nobody had sent this key before */
async function claim(db: Database, { accountId, key, call, input, now, secret }: SentCall): Promise<boolean> {
  const sent_hash = hashOf(input, secret);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("sent_calls")
    .values({ account_id: accountId, key, call, sent_hash, sent_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(["account_id", "key"]).doNothing())
    .executeTakeFirstOrThrow();
  const isNew = Number(numInsertedOrUpdatedRows ?? 0) > 0;
  if (isNew) await deleteBeyondMost(db, accountId);
  return isNew;
}

async function deleteBeyondMost(db: Database, accountId: string): Promise<void> {
  const own = db.selectFrom("sent_calls").where("account_id", "=", accountId);
  const beyond = own.select("sent_at").orderBy("sent_at", "desc").offset(mostKept.calls).limit(1);
  await db.deleteFrom("sent_calls").where("account_id", "=", accountId).where("sent_at", "<=", beyond).execute();
}

/**
 * The same for the same fields in any order, and for line ends as a form sends them and as a script does. A release
 * before hashed without a secret.
 */
function hashOf(input: unknown, secret?: string): string {
  const inOrder = (_: string, value: unknown) => {
    if (typeof value === "string") return value.replaceAll("\r\n", "\n");
    return isFields(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
  };
  const hash = secret === undefined ? createHash("sha256") : createHmac("sha256", `sent call ${secret}`);
  return hash.update(JSON.stringify(input ?? null, inOrder)).digest("base64url");
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** @returns the answer as JSON; null where the call is to be run again because its process ended */
async function keptAnswer(db: Database, sent: SentCall): Promise<string | null> {
  const row = await db.selectFrom("sent_calls").selectAll().where(isOf(sent)).executeTakeFirst();
  const known = [null, hashOf(sent.input, sent.secret), hashOf(sent.input)];
  if (row && (row.call !== sent.call || !known.includes(row.sent_hash)))
    throw new CallError("UNPROCESSABLE_CONTENT", "sentKeyOfAnother");
  if (row?.answer != null) return row.answer;
  const isUnderWay = !row || sent.now.getTime() - Date.parse(row.sent_at) < longestMs;
  // Of several that send it again now, one takes it over.
  const { numUpdatedRows } = isUnderWay
    ? { numUpdatedRows: 0n }
    : await db
        .updateTable("sent_calls")
        .set({ sent_at: sent.now.toISOString() })
        .where(isOf(sent))
        .where("sent_at", "=", row.sent_at)
        .where("answer", "is", null)
        .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) === 0)
    throw new CallError("CONFLICT", "sentUnderWay", { retryAfterSeconds: retrySeconds });
  return null;
}
