import { domainToASCII } from "node:url";
import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "kysely/migration";
import type { Database } from "../database";
import { hasTransactionalDdl } from "../write";
import { removeSurveyTriggers } from "./0020-figure-sums";

/**
 * The questions that an attempt has drawn from its topic's bank (rule: quiz.bank). The previous release leaves the
 * column empty, as it is in attempts made before it.
 */
export const drawnQuestions: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("quiz_attempts").addColumn("questions", "text").execute();
  },
};

/**
 * Questions that are asked again after a topic (rule: recall.days). New tables, which the previous release neither
 * reads nor writes.
 */
export const recallTables: Migration = {
  async up(db: Kysely<unknown>) {
    await addCards(db);
    await addAnswers(db);
    await db.schema
      .createTable("recall_people")
      .addColumn("account_id", "text", (column) =>
        column.primaryKey().notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("stopped_at", "text")
      .addColumn("mail_on", "text")
      .addColumn("mailed_on", "text")
      .addColumn("unanswered_mails", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("recall_people_by_mail_on").on("recall_people").column("mail_on").execute();
  },
};

async function addCards(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("recall_cards")
    .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
    .addColumn("topic_id", "text", (column) => column.notNull())
    .addColumn("question_id", "text", (column) => column.notNull())
    .addColumn("completed_on", "text", (column) => column.notNull())
    .addColumn("due_on", "text")
    .addColumn("was_wrong", "integer", (column) => column.notNull())
    .addColumn("rounds", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("lapses", "integer", (column) => column.notNull().defaultTo(0))
    // A `real` of PostgreSQL has four bytes, one of SQLite eight: a copied row would differ.
    .addColumn("stability", "double precision", (column) => column.notNull().defaultTo(0))
    .addColumn("difficulty", "double precision", (column) => column.notNull().defaultTo(0))
    .addColumn("last_on", "text")
    .addColumn("known", "integer")
    .addPrimaryKeyConstraint("recall_cards_key", ["enrollment_id", "topic_id", "question_id"])
    .execute();
}

/** The primary key lets an answer count once in a round. */
async function addAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("recall_answers")
    .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
    .addColumn("topic_id", "text", (column) => column.notNull())
    .addColumn("question_id", "text", (column) => column.notNull())
    .addColumn("round", "integer", (column) => column.notNull())
    .addColumn("choices", "text", (column) => column.notNull())
    .addColumn("correct", "integer", (column) => column.notNull())
    .addColumn("answered_on", "text", (column) => column.notNull())
    .addColumn("answered_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("recall_answers_key", ["enrollment_id", "topic_id", "question_id", "round"])
    .execute();
}

/**
 * Digests by which a copied journal or comment is recognised (rule: journal.words), and the situations before and after
 * a course with their gain in the figures (rule: situations.once).
 */
export const beforeAndAfter: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ["journal_entries", "comments"])
      await db.schema.alterTable(table).addColumn("essence", "text").execute();
    await db.schema
      .createIndex("journal_entries_by_essence")
      .on("journal_entries")
      .columns(["topic_id", "essence"])
      .execute();
    await db.schema
      .createIndex("comments_by_essence")
      .on("comments")
      .columns(["kind", "discussion_id", "essence"])
      .execute();
    await db.schema
      .createTable("gain_tests")
      .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
      .addColumn("moment", "text", (column) => column.notNull())
      .addColumn("form", "text", (column) => column.notNull())
      .addColumn("answers", "text", (column) => column.notNull())
      .addColumn("score", "integer")
      .addColumn("of", "integer", (column) => column.notNull())
      .addColumn("answered_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("gain_tests_key", ["enrollment_id", "moment"])
      .execute();
    await replaceGains(db);
  },
};

/**
 * The figures compared answers to one question of a survey; they now compare the scores of the two tests. The answers
 * themselves stay in `survey_answers`.
 */
async function replaceGains(db: Kysely<unknown>): Promise<void> {
  const onPostgres = hasTransactionalDdl(db as unknown as Database);
  await removeSurveyTriggers(db);
  await db.schema.dropTable("figure_gains").execute();
  await sql`create table figure_gains (
    account_id text not null references accounts (id) on delete cascade, course_id text not null,
    early integer not null, late integer not null, state_id integer, district text not null, campaign text not null,
    registered_on text not null, verified integer, primary key (account_id, course_id)) ${onPostgres ? sql`` : sql`without rowid`}`.execute(
    db,
  );
  await db.schema
    .createIndex("figure_gains_by_course")
    .on("figure_gains")
    .columns(["course_id", "state_id", "district", "campaign", "registered_on", "early", "late"])
    .execute();
  await addGainTriggers(db);
}

/** Also for the bench, which fills the tables without them. */
export async function addGainTriggers(db: QueryExecutorProvider): Promise<void> {
  const statements = hasTransactionalDdl(db as unknown as Database) ? gainNotesOnPostgres : gainNotesOnSqlite;
  for (const statement of statements) await sql.raw(statement).execute(db);
}

export async function removeGainTriggers(db: QueryExecutorProvider): Promise<void> {
  const on = hasTransactionalDdl(db as unknown as Database) ? " on gain_tests" : "";
  for (const [change] of gainChanges)
    await sql.raw(`drop trigger if exists figures_gain_tests_${change}${on}`).execute(db);
}

const noteGain = (row: string) =>
  `insert into figure_changes (account_id) select account_id from enrollments where id = ${row}.enrollment_id;`;
const gainChanges = [
  ["insert", "new"],
  ["delete", "old"],
] as const;

const gainNotesOnSqlite = gainChanges.map(
  ([change, row]) =>
    `create trigger figures_gain_tests_${change} after ${change} on gain_tests begin ${noteGain(row)} end`,
);
const gainNotesOnPostgres = gainChanges.flatMap(([change, row]) => [
  `create or replace function figures_gain_tests_${change}() returns trigger language plpgsql as $$ begin ${noteGain(row)} return null; end $$`,
  `create trigger figures_gain_tests_${change} after ${change} on gain_tests for each row execute function figures_gain_tests_${change}()`,
]);

/**
 * Stores which cases a learner has finished, and whether an enrollment needs the end case to be complete
 * (rule: case.end). Enrollments from before, and those that the previous release makes, have null in `end_case`: they
 * need none. The previous release neither reads nor writes the results.
 */
export const caseResults: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("case_results")
      .addColumn("enrollment_id", "text", (column) => column.notNull().references("enrollments.id").onDelete("cascade"))
      .addColumn("case_id", "text", (column) => column.notNull())
      .addColumn("finished_at", "text", (column) => column.notNull())
      .addColumn("path", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("case_results_key", ["enrollment_id", "case_id"])
      .execute();
    await db.schema.alterTable("enrollments").addColumn("end_case", "text").execute();
  },
};

/**
 * The address of a learner's wall, where its owner shows it to others, and whether it names them (rule: wall.shared).
 * The previous release neither reads nor writes either: what it inserts is not shown.
 */
export const walls: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("enrollments").addColumn("wall_id", "text").execute();
    await db.schema
      .alterTable("enrollments")
      .addColumn("wall_named", "integer", (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema.createIndex("enrollments_by_wall").unique().on("enrollments").column("wall_id").execute();
  },
};

/**
 * Calls that a client names by a key, so that it may send them again (decision 0216). `answer` is null while the call is
 * answered.
 */
export const sentCalls: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("sent_calls")
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("key", "text", (column) => column.notNull())
      .addColumn("call", "text", (column) => column.notNull())
      .addColumn("answer", "text")
      .addColumn("sent_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("sent_calls_key", ["account_id", "key"])
      .execute();
    await db.schema.createIndex("sent_calls_by_time").on("sent_calls").column("sent_at").execute();
  },
};

/**
 * By which a call that is sent again under its key is told from another one under the same key (decision 0216). Null in
 * rows of the release before.
 */
export const sentHashes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable("sent_calls").addColumn("sent_hash", "text").execute();
  },
};

type Addresses = { id: string; username: string; guardian_email: string | null };

/**
 * Brings the domains of stored addresses to their ASCII form. Where that address is another account, both stay as they
 * are: they are reported when the portal starts, and are not merged.
 */
export const plainAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    const bytes = (column: string) =>
      hasTransactionalDdl(db as unknown as Database)
        ? sql`octet_length(${sql.ref(column)})`
        : sql`length(cast(${sql.ref(column)} as blob))`;
    const { rows } = await sql<Addresses>`select id, username, guardian_email from accounts
      where ${bytes("username")} <> length(username) or ${bytes("guardian_email")} <> length(guardian_email)
      order by verified_email desc, created_at, id`.execute(db);
    for (const { id, username, guardian_email } of rows) {
      const plain = plainAddress(username);
      await sql`update accounts set username = ${plain}
        where id = ${id} and not exists (select 1 from accounts where username = ${plain})`.execute(db);
      if (guardian_email)
        await sql`update accounts set guardian_email = ${plainAddress(guardian_email)} where id = ${id}`.execute(db);
    }
  },
};

function plainAddress(address: string): string {
  const [, name = address, domain = ""] = /^(.*)@([^@]*)$/su.exec(address.normalize("NFC")) ?? [];
  const ascii = domainToASCII(domain);
  return ascii ? `${name}@${ascii}` : address;
}

/**
 * Roles that wait until the owner of the address has accepted them, and the choice "all states". Staff without a state
 * had all of them, and keep them.
 */
export const staffInvitations: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable("staff_invitations")
      .addColumn("account_id", "text", (column) =>
        column.primaryKey().notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("role", "text", (column) => column.notNull())
      .addColumn("areas", "text", (column) => column.notNull())
      .addColumn("invited_by", "text", (column) => column.notNull())
      .addColumn("invited_at", "text", (column) => column.notNull())
      .addColumn("accepted_at", "text")
      .execute();
    // The previous release reads rows of the kinds "course" and "state" only, so that it still gives these all states.
    await sql`insert into staff_areas (account_id, kind, value)
      select id, 'allStates', '' from accounts where role in ('coordinator', 'partner')
      and not exists (select 1 from staff_areas where account_id = accounts.id and kind = 'state')`.execute(db);
  },
};
