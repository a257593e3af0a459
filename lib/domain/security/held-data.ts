import type { Database, FigureTables, Schema } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import type { Learner } from "../../platform/session";
import { formerMember } from "../accounts";
import { copies, type Held, learningRows, nothing, ownAttempts, ownRows, type Person } from "./held-rows";

type Row = Record<string, string | number | null>;

/**
 * What each table stores about a learner and what happens to it when the account is deleted (rule: settings.own-data).
 * A table that is missing here does not compile. Erasure runs in this order: referencing rows before the rows they
 * reference.
 */
export const heldData: Record<keyof Schema, Held> = {
  // Deleted.
  survey_answers: learningRows("survey_answers"),
  // Deleted.
  journal_entries: learningRows("journal_entries"),
  // Deleted.
  gain_tests: learningRows("gain_tests"),
  // Deleted.
  journal_drafts: learningRows("journal_drafts"),
  // Deleted.
  journal_versions: learningRows("journal_versions"),
  // Deleted.
  conversations: ownRows("conversations"),
  // Deleted.
  classroom_cards: learningRows("classroom_cards"),
  // Deleted.
  sent_calls: ownRows("sent_calls"),
  // Deleted.
  case_results: learningRows("case_results"),
  // Deleted, the coordinators' answers too.
  chat_messages: {
    ...ownRows("chat_messages"),
    // Without the staff member, who answers for the coordinators.
    read: (db, { accountId }) =>
      db
        .selectFrom("chat_messages")
        .select(["account_id", "id", "type", "msg", "sent_on", "seen_on", "danger"])
        .where("account_id", "=", accountId)
        .execute(),
  },
  // Deleted.
  course_feedback: learningRows("course_feedback"),
  // Deleted with the reasons, because free text can identify its author.
  unenrollments: ownRows("unenrollments"),
  // Deleted.
  quiz_answers: {
    read: (db, person) =>
      db.selectFrom("quiz_answers").selectAll().where("attempt_id", "in", ownAttempts(db, person)).execute(),
    erase: (db, person) => db.deleteFrom("quiz_answers").where("attempt_id", "in", ownAttempts(db, person)).execute(),
  },
  // Deleted.
  recall_answers: learningRows("recall_answers"),
  // Deleted.
  recall_cards: learningRows("recall_cards"),
  // Deleted.
  recall_people: ownRows("recall_people"),
  question_copies: nothing,
  // Deleted.
  quiz_attempts: learningRows("quiz_attempts"),
  // Deleted.
  topic_records: learningRows("topic_records"),
  // Deleted.
  reviews: learningRows("reviews"),
  // Deleted: the comment stays, without who reported it.
  comment_reports: ownRows("comment_reports"),
  // Deleted.
  comment_followers: ownRows("comment_followers"),
  held_words: nothing,
  canned_replies: nothing,
  weekly_reminders: nothing,
  // Deleted: the result of a reminder counts without them.
  mailing_recipients: ownRows("mailing_recipients"),
  // Stays without its author; one that has not begun is then not sent.
  mailings: {
    read: (db, { accountId }) => db.selectFrom("mailings").selectAll().where("owner_id", "=", accountId).execute(),
    erase: (db, { accountId }) =>
      db.updateTable("mailings").set({ owner_id: null }).where("owner_id", "=", accountId).execute(),
  },
  // Deleted.
  staff_areas: ownRows("staff_areas"),
  // Deleted.
  staff_factors: ownRows("staff_factors"),
  // Deleted.
  staff_notices: ownRows("staff_notices"),
  // Deleted with the account that was changed, because the content is about that person. The staff member is named by
  // id only.
  account_changes: {
    read: (db, { accountId }) =>
      db
        .selectFrom("account_changes")
        .select(["field", "old_value", "new_value", "changed_at"])
        .where("account_id", "=", accountId)
        .execute(),
    erase: (db, { accountId }) => db.deleteFrom("account_changes").where("account_id", "=", accountId).execute(),
  },
  // Deleted with the account that was moved. The staff member is named by id only.
  roster_moves: {
    read: (db, { accountId }) =>
      db
        .selectFrom("roster_moves")
        .select(["before", "after", "moved_at", "undone_at"])
        .where("account_id", "=", accountId)
        .execute(),
    erase: (db, { accountId }) => db.deleteFrom("roster_moves").where("account_id", "=", accountId).execute(),
  },
  // Deleted.
  staff_recovery_codes: ownRows("staff_recovery_codes"),
  // Not deleted: the log names accounts by id only, and a staff member may not remove what it holds by deleting the
  // account.
  staff_actions: {
    read: (db, { accountId }) => db.selectFrom("staff_actions").selectAll().where("staff_id", "=", accountId).execute(),
    erase: () => Promise.resolve(),
  },
  // Deleted: the address of a replaced certificate is then answered like an unknown one.
  replaced_certificates: ownRows("replaced_certificates"),
  // Not deleted: a place in the list of withdrawn badges, which from then on says that the badge is withdrawn. It names
  // nobody.
  badge_statuses: {
    read: (db, { accountId }) =>
      db
        .selectFrom("badge_statuses")
        .selectAll()
        .where((where) =>
          where.or(
            (["certificates", "replaced_certificates"] as const).map((table) =>
              where("certificate_id", "in", where.selectFrom(table).select("id").where("account_id", "=", accountId)),
            ),
          ),
        )
        .execute(),
    erase: () => Promise.resolve(),
  },
  // Deleted.
  invitations: ownRows("invitations"),
  staff_invitations: ownRows("staff_invitations"),
  // Deleted with the account that uploaded it. The content is about other people, so the download of the owner's data
  // omits it.
  people_uploads: {
    read: (db, { accountId }) =>
      db
        .selectFrom("people_uploads")
        .select(["id", "course_id", "created_at"])
        .where("staff_id", "=", accountId)
        .execute(),
    erase: (db, { accountId }) => db.deleteFrom("people_uploads").where("staff_id", "=", accountId).execute(),
  },
  // They stay as comments of "a former member", because others have answered them. Authors can delete each comment
  // before.
  comments: {
    read: (db, { accountId }) => db.selectFrom("comments").selectAll().where("account_id", "=", accountId).execute(),
    erase: () => Promise.resolve(),
  },
  // Withdrawn, and the name removed: the address is answered like an unknown one, and the number is not reused.
  certificates: {
    read: (db, { accountId }) =>
      db.selectFrom("certificates").selectAll().where("account_id", "=", accountId).execute(),
    erase: async (db, { accountId }, time) => {
      const own = db.updateTable("certificates").where("account_id", "=", accountId);
      await own.set({ first_name: "", last_name: "", withdrawn_reason: null }).execute();
      await own.set({ withdrawn_at: time }).where("withdrawn_at", "is", null).execute();
    },
  },
  // Deleted, except those of a withdrawn certificate: course and dates stay, place and rating are removed.
  enrollments: {
    read: (db, { accountId }) => db.selectFrom("enrollments").selectAll().where("account_id", "=", accountId).execute(),
    erase: async (db, person) => {
      const certified = db
        .selectFrom("certificates")
        .select("enrollment_id")
        .where("account_id", "=", person.accountId);
      await db
        .deleteFrom("enrollments")
        .where("account_id", "=", person.accountId)
        .where("id", "not in", certified)
        .execute();
      const stripped = { rating: null, current_topic_id: null, current_page: null };
      await db.updateTable("enrollments").set(stripped).where("account_id", "=", person.accountId).execute();
    },
  },
  // Deleted, which signs the account out everywhere.
  sessions: ownRows("sessions"),
  // Deleted: signing in with Google or Facebook no longer leads to this account.
  identities: ownRows("identities"),
  // Deleted: no mailed link works any more.
  mail_tokens: ownRows("mail_tokens"),
  // Deleted: no link of a change of the email works any more, and a mail to the new address that waits is not sent.
  email_changes: {
    ...ownRows("email_changes"),
    erase: async (db, person, time) => {
      const asked = db.selectFrom("email_changes").select("new_address").where("account_id", "=", person.accountId);
      await db.deleteFrom("outbox").where("kind", "=", "emailChangeAsked").where("recipient", "in", asked).execute();
      await ownRows("email_changes").erase(db, person, time);
    },
  },
  // Deleted with what they allowed.
  consents: ownRows("consents"),
  // Deleted, sent or not. The last mail, about the deletion, is queued after this.
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
  // Not deleted: a complaint is made without an account and must be answered. Shown only to the owner of a verified
  // address.
  grievances: {
    read: (db, { username, emailVerified }) =>
      emailVerified
        ? db.selectFrom("grievances").selectAll().where("contact", "=", username).execute()
        : Promise.resolve([]),
    erase: () => Promise.resolve(),
  },
  // The event stays without its account.
  audit_events: {
    read: (db, { accountId }) =>
      db.selectFrom("audit_events").selectAll().where("account_id", "=", accountId).execute(),
    erase: (db, { accountId }) =>
      db.updateTable("audit_events").set({ account_id: null }).where("account_id", "=", accountId).execute(),
  },
  // Emptied: a nameless row stays, to which withdrawn certificates and comments refer.
  accounts: {
    read: (db, { accountId }) => db.selectFrom("accounts").selectAll().where("id", "=", accountId).execute(),
    erase: (db, { accountId }, time) =>
      db.updateTable("accounts").set(formerMember(accountId, time)).where("id", "=", accountId).execute(),
  },
  // Deleted, after everything whose change they note: a former member is not counted.
  figure_people: copies("figure_people"),
  // Deleted.
  figure_answers: copies("figure_answers"),
  // Deleted.
  figure_gains: copies("figure_gains"),
  // Deleted.
  figure_changes: copies("figure_changes"),
  figure_patterns: nothing,
  // Deleted.
  figure_week_people: copies("figure_week_people"),
  // Deleted.
  figure_week_answers: copies("figure_week_answers"),
  // Deleted.
  figure_week_gains: copies("figure_week_gains"),
  // Deleted.
  figure_week_recalled: copies("figure_week_recalled"),
  figure_weeks: nothing,
  figure_week_state_sums: nothing,
  figure_week_month_sums: nothing,
  figure_state_sums: nothing,
  figure_month_sums: nothing,
};

const tables = Object.keys(heldData) as (keyof Schema)[];
type Shown = Exclude<keyof Schema, keyof FigureTables>;
const isShown = (table: keyof Schema): table is Shown => !table.startsWith("figure_");

export async function eraseHeldData(db: Database, person: Person, now: Date): Promise<void> {
  for (const table of tables) await heldData[table].erase(db, person, now.toISOString());
}

/**
 * Columns that never leave the server, not even for their owner: keys, and what is computed from a column that is
 * shown.
 */
const keys = new Set([
  "password_hash",
  "search_key",
  "token_hash",
  "unsubscribe_hash",
  "new_hash",
  "old_hash",
  "changed_hash",
  "session_hash",
  "code_hash",
  "secret",
  "details",
  "claimed_until",
  "last_error",
]);

/** All data stored about the learner, table by table, each with a sentence that explains it. */
export async function readHeldData(
  db: Database,
  learner: Learner,
  language: Language,
): Promise<Record<string, { what: string; rows: Row[] }>> {
  const t = translatorFor(language, "security");
  const person = { accountId: learner.accountId, username: learner.username, emailVerified: learner.emailVerified };
  const held = await Promise.all(
    tables
      .filter(isShown)
      .map(
        async (table) =>
          [
            table,
            { what: t(`held.${table}`), rows: (await heldData[table].read(db, person)).map(withoutKeys) },
          ] as const,
      ),
  );
  return Object.fromEntries(held);
}

function withoutKeys(row: object): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !keys.has(column)));
}
