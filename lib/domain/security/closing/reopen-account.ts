import { CallError } from "../../../platform/call-error";
import { type Database, write } from "../../../platform/db";
import { translatorFor } from "../../../platform/i18n/messages";
import { inTurns } from "../../../platform/in-batches";
import {
  type ClosedAccount,
  checkMailToken,
  findAccountByUsername,
  findClosedAccount,
  noteEvent,
  toClosedAccount,
} from "../../accounts";
import { type CallContext, doneWith, type Operations } from "../../call";
import { limitInvalidLinks } from "../../recovery";
import { eraseForGood, forgetDeleted } from "../erase-account";
import { type KeptRows, putBackRows } from "./close-account";

/** The calls of `security` about a closed account, by the link that its owner's login leads to (rule: settings.delete). */
export const closedCalls = {
  async readClosedAccount(context, link) {
    await limitInvalidLinks(context, () => requireClosedLink(context.db, link, context.now));
    const closed = await findClosedAccount(context.db, { id: link.id });
    return closed
      ? { success: true, state: "closed", until: closed.until, hadRole: closed.role !== "learner" }
      : { success: true, state: "kept", until: "", hadRole: false };
  },

  async keepAccount(context, link) {
    const keep = async (db: Database) => {
      await requireClosedLink(db, link, context.now);
      await reopen(db, link.id, context.now);
    };
    // Sent again, it is answered as done.
    await limitInvalidLinks(context, () => write(context.db, keep));
    return doneWith(context, "accountKept");
  },

  async deleteClosedAccount(context, link) {
    await limitInvalidLinks(context, () => deleteClosedNow(context, link));
    return { success: true, message: translatorFor(context.language, "answers")("accountDeleted") };
  },
} satisfies Partial<Operations<"security">>;

/** What the page of a closed account holds: its token, and the id of the account. */
type ClosedLink = { token: string; id: string };

/** Each account is deleted in a transaction of its own, so a run that is stopped is continued by the next one. */
const mostAtOnce = 1000;

/** @throws CallError for a link that is too old, or whose account was deleted */
async function requireClosedLink(db: Database, { token, id }: ClosedLink, now: Date): Promise<void> {
  await checkMailToken(db, { token, accountId: id, purpose: "closedAccount" }, now);
}

/** Deletes the account of this link before its days are over. @throws CallError for an invalid link, or one that is kept */
async function deleteClosedNow({ db: database, now, settings }: CallContext, link: ClosedLink): Promise<void> {
  await write(database, async (db) => {
    await requireClosedLink(db, link, now);
    const closed = await takeClosed(db, link.id);
    if (!closed) throw new CallError("BAD_REQUEST", "linkInvalid");
    await eraseForGood(db, closed.account, now);
  });
  await forgetDeleted(database, settings.dataDir);
}

/** Puts a closed account back as it was, without its role at the desk. @returns whether it was closed */
export async function reopen(db: Database, accountId: string, now: Date): Promise<boolean> {
  const closed = await takeClosed(db, accountId);
  if (!closed) return false;
  // Somebody may have registered with the address in the moment of closing.
  if (await findAccountByUsername(db, closed.account.username)) throw new CallError("CONFLICT", "emailTaken");
  await putBackRows(db, closed.account, closed.kept);
  await noteEvent(db, "accountKept", now);
  return true;
}

/** Deletes the closed accounts whose days are over. @returns how many. Safe to repeat */
export async function deleteClosedAccounts(database: Database, now: Date): Promise<number> {
  const due = await database
    .selectFrom("closed_accounts")
    .select("account_id")
    .where("deletes_at", "<=", now.toISOString())
    .limit(mostAtOnce)
    .execute();
  let deleted = 0;
  for await (const { account_id } of inTurns(due))
    await write(database, async (db) => {
      // Its owner may have kept it meanwhile.
      const closed = await takeClosed(db, account_id);
      if (!closed) return;
      await eraseForGood(db, closed.account, now);
      deleted += 1;
    });
  return deleted;
}

/** Takes the row of a closed account away: of two at once only one gets it. */
async function takeClosed(db: Database, accountId: string): Promise<(ClosedAccount & { kept: KeptRows }) | undefined> {
  const taken = db.deleteFrom("closed_accounts").where("account_id", "=", accountId).returningAll();
  const row = await taken.executeTakeFirst();
  return row && { ...toClosedAccount(row), kept: JSON.parse(row.kept) as KeptRows };
}
