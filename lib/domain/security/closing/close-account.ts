import { type Database, restoreRows, type Schema, type StoredTable } from "../../../platform/db";
import { queueMail, toRecipient } from "../../../platform/mail";
import { type Account, noteEvent } from "../../accounts";
import type { CallContext } from "../../call";
import { heldData, heldTables } from "../held-data";
import type { Person } from "../held-rows";

const graceDays = 7;

/**
 * Closes an account: from now on it is like a deleted one for everybody, and its rows wait in one place until its owner
 * takes it back or the days are over (rule: settings.delete). A role at the desk ends for good. @returns until when it
 * can be kept
 */
export async function closeAccount(
  db: Database,
  { now, settings }: Pick<CallContext, "now" | "settings">,
  account: Account,
): Promise<string> {
  const deletesAt = new Date(now.getTime() + graceDays * 86_400_000).toISOString();
  const kept = await takeRows(db, { accountId: account.id, username: account.username }, now);
  await db
    .insertInto("closed_accounts")
    .values({
      account_id: account.id,
      username: account.username,
      account: JSON.stringify({ ...account, role: "learner" } satisfies Account),
      kept: JSON.stringify(kept),
      role: account.role,
      closed_at: now.toISOString(),
      deletes_at: deletesAt,
    })
    .execute();
  await noteEvent(db, "accountClosed", now);
  const values = { firstName: account.first_name, until: deletesAt, link: `${settings.portalUrl}/login` };
  await queueMail(db, { kind: "accountClosed", values }, { ...toRecipient(account), accountId: null }, now);
  return deletesAt;
}

type Row = Record<string, unknown>;
/** The rows that are put back when a closed account is kept, by table; without the account's own row. */
export type KeptRows = Partial<Record<StoredTable, Row[]>>;

const keptTables = heldTables.filter((table) => heldData[table].closing === "kept") as StoredTable[];

/** Erases what a deletion erases, but for the account's key. @returns the rows to put back */
async function takeRows(db: Database, person: Person, now: Date): Promise<KeptRows> {
  const kept: KeptRows = {};
  for (const table of keptTables)
    if (table !== "accounts")
      kept[table] = (await heldData[table].read(db, { ...person, emailVerified: false })) as Row[];
  for (const table of heldTables)
    if (heldData[table].closing !== "stays") await heldData[table].erase(db, person, now.toISOString());
  return kept;
}

/** Puts the rows back, those that others refer to first. */
export async function putBackRows(db: Database, account: Account, kept: KeptRows): Promise<void> {
  const all: KeptRows = { ...kept, accounts: [account] };
  for (const table of keptTables.toReversed())
    await restoreRows(db, table, await withParent(db, table, all[table] ?? []));
}

/** The rows of other people's that some of the rows refer to: these may be deleted meanwhile. */
const parents: { [Table in keyof Schema]?: ["comments" | "mailings", column: string] } = {
  comment_reports: ["comments", "comment_id"],
  mailing_recipients: ["mailings", "mailing_id"],
};

async function withParent(db: Database, table: StoredTable, rows: Row[]): Promise<Row[]> {
  const [parent, column] = parents[table] ?? [];
  if (!parent || !column || rows.length === 0) return rows;
  const named = rows.map((row) => String(row[column]));
  const found = await db.selectFrom(parent).select("id").where("id", "in", named).execute();
  const there = new Set(found.map(({ id }) => id));
  return rows.filter((row) => there.has(String(row[column])));
}
