import type { Database, Schema } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import type { Learner } from "../../platform/session";
import { formerMember } from "../accounts";

type Person = { accountId: string; username: string };
type Row = Record<string, string | number | null>;
type Held = {
  read: (db: Database, person: Person & { emailVerified: boolean }) => Promise<object[]>;
  erase: (db: Database, person: Person, time: string) => Promise<unknown>;
};

const enrollmentsOf = (db: Database, { accountId }: Person) => db.selectFrom("enrollments").select("id").where("account_id", "=", accountId);
const attemptsOf = (db: Database, person: Person) => db.selectFrom("quiz_attempts").select("id").where("enrollment_id", "in", enrollmentsOf(db, person));

/** A table whose rows are the learner's by `account_id` and go with the account. */
function ownRows(table: "sessions" | "identities" | "mail_tokens" | "consents" | "avatars" | "chat_messages" | "unenrollments"): Held {
  return {
    read: (db, { accountId }) => db.selectFrom(table).selectAll().where("account_id", "=", accountId).execute(),
    erase: (db, { accountId }) => db.deleteFrom(table).where("account_id", "=", accountId).execute(),
  };
}

/** A table whose rows belong to the learner's enrollments and go with the account. */
function learningRows(
  table: "topic_records" | "quiz_attempts" | "journal_entries" | "journal_drafts" | "journal_versions" | "survey_answers" | "course_feedback" | "reviews",
): Held {
  return {
    read: (db, person) => db.selectFrom(table).selectAll().where("enrollment_id", "in", enrollmentsOf(db, person)).execute(),
    erase: (db, person) => db.deleteFrom(table).where("enrollment_id", "in", enrollmentsOf(db, person)).execute(),
  };
}

/**
 * The one list of what each table holds about a learner and what becomes of it when the account is deleted. A new table does
 * not compile until it stands here. Erasing goes in this order: what points to a row goes before it.
 */
export const heldData: Record<keyof Schema, Held> = {
  // Deleted.
  survey_answers: learningRows("survey_answers"),
  // Deleted.
  journal_entries: learningRows("journal_entries"),
  // Deleted.
  journal_drafts: learningRows("journal_drafts"),
  // Deleted.
  journal_versions: learningRows("journal_versions"),
  // Deleted, the coordinators' answers too.
  chat_messages: ownRows("chat_messages"),
  // Deleted.
  course_feedback: learningRows("course_feedback"),
  // Deleted, the reasons too: in their own words people say who they are.
  unenrollments: ownRows("unenrollments"),
  // Deleted.
  quiz_answers: {
    read: (db, person) => db.selectFrom("quiz_answers").selectAll().where("attempt_id", "in", attemptsOf(db, person)).execute(),
    erase: (db, person) => db.deleteFrom("quiz_answers").where("attempt_id", "in", attemptsOf(db, person)).execute(),
  },
  // Deleted.
  quiz_attempts: learningRows("quiz_attempts"),
  // Deleted.
  topic_records: learningRows("topic_records"),
  // Deleted.
  reviews: learningRows("reviews"),
  // Stay, as words of "a former member": others have answered them. Each can be deleted by its author before.
  comments: {
    read: (db, { accountId }) => db.selectFrom("comments").selectAll().where("account_id", "=", accountId).execute(),
    erase: () => Promise.resolve(),
  },
  // Withdrawn, and the name taken off: its address answers like one that never was, its number is not given again.
  certificates: {
    read: (db, { accountId }) => db.selectFrom("certificates").selectAll().where("account_id", "=", accountId).execute(),
    erase: async (db, { accountId }, time) => {
      const own = db.updateTable("certificates").where("account_id", "=", accountId);
      await own.set({ first_name: "", last_name: "", withdrawn_reason: null }).execute();
      await own.set({ withdrawn_at: time }).where("withdrawn_at", "is", null).execute();
    },
  },
  // Deleted, but for those on which a withdrawn certificate stands: course and dates stay, place and rating go.
  enrollments: {
    read: (db, { accountId }) => db.selectFrom("enrollments").selectAll().where("account_id", "=", accountId).execute(),
    erase: async (db, person) => {
      const certified = db.selectFrom("certificates").select("enrollment_id").where("account_id", "=", person.accountId);
      await db.deleteFrom("enrollments").where("account_id", "=", person.accountId).where("id", "not in", certified).execute();
      const stripped = { rating: null, current_topic_id: null, current_page: null };
      await db.updateTable("enrollments").set(stripped).where("account_id", "=", person.accountId).execute();
    },
  },
  // Deleted: that is what signs out everywhere.
  sessions: ownRows("sessions"),
  // Deleted: Google or Facebook does not lead back here.
  identities: ownRows("identities"),
  // Deleted: no mailed link works any more.
  mail_tokens: ownRows("mail_tokens"),
  // Deleted with what they allowed.
  consents: ownRows("consents"),
  // Deleted, sent or not. The last mail, which says that the account is gone, is written after this.
  outbox: {
    read: (db, { accountId, username }) =>
      db
        .selectFrom("outbox")
        .selectAll()
        .where((or) => or.or([or("account_id", "=", accountId), or("recipient", "=", username)]))
        .execute(),
    erase: (db, { accountId, username }) =>
      db
        .deleteFrom("outbox")
        .where((or) => or.or([or("account_id", "=", accountId), or("recipient", "=", username)]))
        .execute(),
  },
  // Deleted.
  avatars: ownRows("avatars"),
  // Stays: a complaint is made without an account and is owed an answer. Shown only to whoever has proven the address.
  grievances: {
    read: (db, { username, emailVerified }) =>
      emailVerified ? db.selectFrom("grievances").selectAll().where("contact", "=", username).execute() : Promise.resolve([]),
    erase: () => Promise.resolve(),
  },
  // That something happened stays, to whom does not.
  audit_events: {
    read: (db, { accountId }) => db.selectFrom("audit_events").selectAll().where("account_id", "=", accountId).execute(),
    erase: (db, { accountId }) => db.updateTable("audit_events").set({ account_id: null }).where("account_id", "=", accountId).execute(),
  },
  // Emptied: a nameless row stays, to which withdrawn certificates (and comments, as "a former member") point.
  accounts: {
    read: (db, { accountId }) => db.selectFrom("accounts").selectAll().where("id", "=", accountId).execute(),
    erase: (db, { accountId }, time) => db.updateTable("accounts").set(formerMember(accountId, time)).where("id", "=", accountId).execute(),
  },
};

const tables = Object.keys(heldData) as (keyof Schema)[];

export async function eraseHeldData(db: Database, person: Person, now: Date): Promise<void> {
  for (const table of tables) await heldData[table].erase(db, person, now.toISOString());
}

/** What must not leave the server, not even for its owner: it would work as a key. */
const keys = new Set(["password_hash", "token_hash", "details", "claimed_until", "last_error"]);

/** Everything held about the learner, table by table, each with a sentence that says what it is. */
export async function readHeldData(db: Database, learner: Learner, language: Language): Promise<Record<string, { what: string; rows: Row[] }>> {
  const t = translatorFor(language, "security");
  const person = { accountId: learner.accountId, username: learner.username, emailVerified: learner.emailVerified };
  const held = await Promise.all(
    tables.map(async (table) => [table, { what: t(`held.${table}`), rows: (await heldData[table].read(db, person)).map(withoutKeys) }] as const),
  );
  return Object.fromEntries(held);
}

function withoutKeys(row: object): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !keys.has(column)));
}
