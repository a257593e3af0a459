import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../database";
import { hasTransactionalDdl } from "../write";

/**
 * The unique index on active enrollments cannot be used by queries that also read ended ones: without this index the
 * refresh of the figures read all enrollments of a course for each account.
 */
export const enrollmentsByAccount: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex("enrollments_by_account")
      .on("enrollments")
      .columns(["account_id", "course_id"])
      .execute();
  },
};

/**
 * Stores in each enrollment what a mailing's audience depends on: when a topic was last worked on, and in how many
 * topics the reading and the quiz are done. Before, counting an audience read all topic records of the course (decision
 * 0115).
 */
export const progressOfEnrollments: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("enrollments").addColumn("worked_at", "text").execute();
    for (const name of ["topics_read", "quizzes_done"])
      await db.schema
        .alterTable("enrollments")
        .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    // The triggers first: creating them locks the table, so no other process changes a topic record before this
    // commits.
    await addProgressTriggers(db);
    await countProgress(db);
  },
};

const workTimes = [
  "created_at",
  "reading_done_at",
  "quiz_done_at",
  "journal_done_at",
  "discussion_done_at",
  "form_done_at",
];

/** Also for the bench, which fills the tables without triggers. */
export async function countProgress(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(`update enrollments set worked_at = done.worked_at, topics_read = done.topics_read, quizzes_done = done.quizzes_done
      from (select enrollment_id, ${progress(hasTransactionalDdl(db as unknown as Database))}
        from topic_records group by enrollment_id) as done where done.enrollment_id = enrollments.id`)
    .execute(db);
}

const progressEvents = { insert: "insert", update: `update of ${workTimes.join(", ")}`, delete: "delete" };

/** Recounts the enrollment of the row, so that a time that is removed or set back is counted too. */
export async function addProgressTriggers(db: QueryExecutorProvider): Promise<void> {
  const onPostgres = hasTransactionalDdl(db as unknown as Database);
  for (const [change, event] of Object.entries(progressEvents)) {
    const name = `enrollments_progress_${change}`;
    const row = change === "delete" ? "old" : "new";
    const count = `update enrollments set (worked_at, topics_read, quizzes_done) = (
      select ${progress(onPostgres)} from topic_records where enrollment_id = ${row}.enrollment_id) where id = ${row}.enrollment_id;`;
    const when =
      change === "update"
        ? `when (${workTimes.map((time) => `old.${time} is distinct from new.${time}`).join(" or ")})`
        : "";
    const statements = onPostgres
      ? [
          `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${count} return null; end $$`,
          `create trigger ${name} after ${event} on topic_records for each row ${when} execute function ${name}()`,
        ]
      : [`create trigger ${name} after ${event} on topic_records ${when} begin ${count} end`];
    for (const statement of statements) await sql.raw(statement).execute(db);
  }
}

export async function removeProgressTriggers(db: QueryExecutorProvider): Promise<void> {
  const on = hasTransactionalDdl(db as unknown as Database) ? " on topic_records" : "";
  for (const change of Object.keys(progressEvents))
    await sql.raw(`drop trigger if exists enrollments_progress_${change}${on}`).execute(db);
}

/** The values of the three columns, of the topic records of an enrollment. */
function progress(onPostgres: boolean): string {
  const latest = `${onPostgres ? "greatest" : "max"}(${workTimes.map((time) => `coalesce(${time}, '')`).join(", ")})`;
  return `max(${latest}) as worked_at, count(reading_done_at) as topics_read, count(quiz_done_at) as quizzes_done`;
}

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

const consentTrigger = "accounts_agreed_to_mailings";
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
        `create or replace function ${consentTrigger}() returns trigger language plpgsql as $$ begin ${note} return null; end $$`,
        `create trigger ${consentTrigger} after insert on consents for each row when (new.purpose = 'mailings') execute function ${consentTrigger}()`,
      ]
    : [`create trigger ${consentTrigger} after insert on consents when new.purpose = 'mailings' begin ${note} end`];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function removeConsentTrigger(db: QueryExecutorProvider): Promise<void> {
  await sql
    .raw(`drop trigger ${consentTrigger}${hasTransactionalDdl(db as unknown as Database) ? " on consents" : ""}`)
    .execute(db);
}

/**
 * The columns that put messages with words of danger first at the desk (rule: danger.urgent). The previous
 * release leaves both empty.
 */
export const urgentMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("chat_messages").addColumn("danger", "text").execute();
    await db.schema.alterTable("conversations").addColumn("urgent_mailed_at", "text").execute();
  },
};

/**
 * Mails to staff, changes of accounts by staff, and the search key of accounts, which a running portal fills in batches
 * (rule: desk.people).
 */
export const deskNotices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("accounts").addColumn("search_key", "text").execute();
    // The search reads all keys, which are a tenth of the accounts' rows.
    await db.schema.createIndex("accounts_search_key").on("accounts").columns(["search_key", "id"]).execute();
    // A partial index of the accounts without a key: it finds those that are left to fill, and is empty afterwards.
    await sql`create index accounts_without_search_key on accounts (id) where search_key is null`.execute(db);
    for (const statement of hasTransactionalDdl(db as unknown as Database) ? searchKeyOnPostgres : searchKeyOnSqlite)
      await sql.raw(statement).execute(db);
    await db.schema
      .createTable("staff_notices")
      .addColumn("account_id", "text", (column) => column.primaryKey().notNull().references("accounts.id"))
      .addColumn("mails", "text", (column) => column.notNull().defaultTo("digest"))
      .addColumn("digest_day", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("told_until", "text", (column) => column.notNull())
      .execute();
    // Every minute the portal looks for staff, and for what has come since.
    await sql`create index accounts_of_staff on accounts (role) where role <> 'learner'`.execute(db);
    await sql`create index chat_messages_since on chat_messages (sent_on)`.execute(db);
    await db.schema
      .createTable("account_changes")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id"))
      .addColumn("staff_id", "text", (column) => column.notNull())
      .addColumn("field", "text", (column) => column.notNull())
      .addColumn("old_value", "text", (column) => column.notNull())
      .addColumn("new_value", "text", (column) => column.notNull())
      .addColumn("changed_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("account_changes_by_account")
      .on("account_changes")
      .columns(["account_id", "changed_at"])
      .execute();
  },
};

// A change of the name that does not write the key, as by the previous release, clears it, so that it is computed
// again.
const renamed = ["first_name", "last_name", "username"].map((column) => `new.${column} <> old.${column}`).join(" or ");
const nameColumns = "update of first_name, last_name, username on accounts";
const searchKeyOnSqlite = [
  `create trigger accounts_search_key_old after ${nameColumns} when new.search_key = old.search_key and (${renamed})
    begin update accounts set search_key = null where id = new.id; end`,
];
const searchKeyOnPostgres = [
  `create or replace function accounts_search_key_old() returns trigger language plpgsql as $$ begin new.search_key := null; return new; end $$`,
  `create trigger accounts_search_key_old before ${nameColumns} for each row when (new.search_key = old.search_key and (${renamed})) execute function accounts_search_key_old()`,
];

/**
 * The place of a badge in a public status list (rule: certificate.badge-status). A new table, which the previous
 * release neither reads nor writes.
 */
export const badgeStatuses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("badge_statuses")
      .addColumn("certificate_id", "text", (column) => column.primaryKey().notNull())
      .addColumn("list", "integer", (column) => column.notNull())
      .addColumn("place", "integer", (column) => column.notNull())
      .addUniqueConstraint("badge_statuses_once_in_list", ["list", "place"])
      .execute();
  },
};
