import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../database";
import { hasTransactionalDdl } from "../write";

/**
 * Stores the latest decision about mailings in the account: before, counting an audience read all decisions of all
 * accounts (docs/decisions/0115).
 */
export const agreedToMailings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable("accounts")
      .addColumn("agreed_to_mailings", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    // The trigger first: creating it locks the table, so no other process stores a decision before this commits.
    await addConsentTrigger(db);
    await noteDecisions(db);
  },
};

const name = "accounts_agreed_to_mailings";
/** Of two decisions with the same time, the one that was stored later counts. */
const isLatest = (id: string, decidedAt: string) =>
  `not exists (select 1 from consents where account_id = ${id} and purpose = 'mailings' and decided_at > ${decidedAt})`;

async function noteDecisions(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(`update accounts set agreed_to_mailings = 1 where id in (
      select account_id from consents as decision where purpose = 'mailings' and given = 1 and ${isLatest("decision.account_id", "decision.decided_at")})`)
    .execute(db);
}

/**
 * Only inserts need a trigger: a decision is a row that is never changed, and is only deleted with its account.
 * Exported for the bench, which fills the table without it.
 */
export async function addConsentTrigger(db: QueryExecutorProvider): Promise<void> {
  const note = `update accounts set agreed_to_mailings = new.given where id = new.account_id and ${isLatest("new.account_id", "new.decided_at")};`;
  const statements = hasTransactionalDdl(db as unknown as Database)
    ? [
        `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${note} return null; end $$`,
        `create trigger ${name} after insert on consents for each row when (new.purpose = 'mailings') execute function ${name}()`,
      ]
    : [`create trigger ${name} after insert on consents when new.purpose = 'mailings' begin ${note} end`];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function removeConsentTrigger(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(`drop trigger ${name}${hasTransactionalDdl(db as unknown as Database) ? " on consents" : ""}`)
    .execute(db);
}
