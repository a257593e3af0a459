import type { Database, FigureTables, Schema } from "../../platform/db";
import type { Language } from "../../platform/i18n/language";
import { translatorFor } from "../../platform/i18n/messages";
import type { Learner } from "../../platform/session";
import { formerMember } from "../accounts";
import { copies, type Held, learningRows, nothing, ownAttempts, ownRows, type Person } from "./held-rows";

/**
 * What each table stores about a learner and what happens to it when the account is deleted (rule: settings.own-data).
 * Where no comment says more, the rows are deleted. A table that is missing here does not compile. Erasure runs in this
 * order: referencing rows before the rows they reference.
 */
export const heldData: Record<keyof Schema, Held> = {
  survey_answers: learningRows("survey_answers"),
  journal_entries: learningRows("journal_entries"),
  gain_tests: learningRows("gain_tests"),
  journal_drafts: learningRows("journal_drafts"),
  journal_versions: learningRows("journal_versions"),
  // Who of the staff answers, reviews, invites or was given a complaint is not the learner's data.
  conversations: { ...ownRows("kept", "conversations"), hidden: ["assigned_to"] },
  classroom_cards: learningRows("classroom_cards"),
  sent_calls: ownRows("gone", "sent_calls"),
  case_results: learningRows("case_results"),
  // Deleted, the coordinators' answers too.
  chat_messages: {
    ...ownRows("kept", "chat_messages"),
    // The staff member answers for the coordinators.
    hidden: ["staff_id"],
  },
  course_feedback: learningRows("course_feedback"),
  // Deleted with the reasons, because free text can identify its author.
  unenrollments: ownRows("kept", "unenrollments"),
  quiz_answers: {
    read: (db, person) =>
      db.selectFrom("quiz_answers").selectAll().where("attempt_id", "in", ownAttempts(db, person)).execute(),
    erase: (db, person) => db.deleteFrom("quiz_answers").where("attempt_id", "in", ownAttempts(db, person)).execute(),
    closing: "kept",
  },
  recall_answers: learningRows("recall_answers"),
  recall_cards: learningRows("recall_cards"),
  recall_people: ownRows("kept", "recall_people"),
  question_copies: nothing,
  quiz_attempts: learningRows("quiz_attempts"),
  topic_records: learningRows("topic_records"),
  reviews: { ...learningRows("reviews"), hidden: ["reviewer"] },
  // Deleted: the comment stays, without who reported it.
  comment_reports: ownRows("kept", "comment_reports"),
  comment_followers: ownRows("kept", "comment_followers"),
  held_words: nothing,
  canned_replies: nothing,
  weekly_reminders: nothing,
  // Deleted: the result of a reminder counts without them.
  mailing_recipients: ownRows("kept", "mailing_recipients"),
  // Stays without its author; one that has not begun is then not sent.
  mailings: {
    ...ownRows("gone", "mailings", "owner_id"),
    erase: (db, { accountId }) =>
      db.updateTable("mailings").set({ owner_id: null }).where("owner_id", "=", accountId).execute(),
  },
  staff_areas: ownRows("gone", "staff_areas"),
  staff_factors: ownRows("gone", "staff_factors"),
  staff_notices: ownRows("gone", "staff_notices"),
  // Deleted with the changed account, which it is about. The staff member is named by id only.
  account_changes: { ...ownRows("kept", "account_changes"), hidden: ["id", "account_id", "staff_id"] },
  // Deleted with the account that was moved. The staff member is named by id only.
  roster_moves: { ...ownRows("kept", "roster_moves"), hidden: ["id", "account_id", "staff_id"] },
  staff_recovery_codes: ownRows("gone", "staff_recovery_codes"),
  // Not deleted: the log has ids only, and staff may not remove what it holds by deleting their account.
  staff_actions: { ...ownRows("stays", "staff_actions", "staff_id"), erase: nothing.erase },
  // Deleted: the address of a replaced certificate is then answered like an unknown one.
  replaced_certificates: ownRows("kept", "replaced_certificates"),
  // Not deleted: a place in the list of withdrawn badges, which then says so. It names nobody.
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
    closing: "stays",
  },
  invitations: ownRows("kept", "invitations"),
  staff_invitations: { ...ownRows("gone", "staff_invitations"), hidden: ["invited_by"] },
  // Deleted with the uploading account. It is about others, so the download of own data omits it.
  people_uploads: {
    ...ownRows("gone", "people_uploads", "staff_id"),
    read: (db, { accountId }) =>
      db
        .selectFrom("people_uploads")
        .select(["id", "course_id", "created_at"])
        .where("staff_id", "=", accountId)
        .execute(),
  },
  // They stay as a "former member's", because others answered them. Authors can delete them before.
  comments: { ...ownRows("stays", "comments"), erase: nothing.erase },
  // Withdrawn, and the name removed: the address is answered like an unknown one, and the number is not reused.
  certificates: {
    ...ownRows("kept", "certificates"),
    erase: async (db, { accountId }, time) => {
      const own = db.updateTable("certificates").where("account_id", "=", accountId);
      await own.set({ first_name: "", last_name: "", withdrawn_reason: null }).execute();
      await own.set({ withdrawn_at: time }).where("withdrawn_at", "is", null).execute();
    },
  },
  // Deleted, except those of a withdrawn certificate: course and dates stay, place and rating are removed.
  enrollments: {
    ...ownRows("kept", "enrollments"),
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
  sessions: ownRows("gone", "sessions"),
  // Deleted: signing in with Google or Facebook no longer leads to this account.
  identities: ownRows("stays", "identities"),
  // Deleted: no mailed link works any more.
  mail_tokens: ownRows("kept", "mail_tokens"),
  // Deleted: no link of a change of the email works any more, and a mail to the new address that waits is not sent.
  email_changes: {
    ...ownRows("stays", "email_changes"),
    erase: async (db, person, time) => {
      const asked = db.selectFrom("email_changes").select("new_address").where("account_id", "=", person.accountId);
      await db.deleteFrom("outbox").where("kind", "=", "emailChangeAsked").where("recipient", "in", asked).execute();
      await ownRows("stays", "email_changes").erase(db, person, time);
    },
  },
  // Deleted: the rows of a closed account with the account.
  closed_accounts: ownRows("gone", "closed_accounts"),
  // Deleted with what they allowed.
  consents: ownRows("kept", "consents"),
  // Deleted, sent or not. The last mail, about the deletion, is queued after this. Mails of other accounts to the address,
  // as to a guardian, are shown to a verified address's owner, without the account.
  outbox: {
    read: async (db, { accountId, username, emailVerified }) => {
      const own = emailVerified ? [username] : [];
      const rows = await db
        .selectFrom("outbox")
        .selectAll()
        .where((or) => or.or([or("account_id", "=", accountId), ...own.map((each) => or("recipient", "=", each))]))
        .execute();
      return rows.map((row) => ({ ...row, account_id: row.account_id === accountId ? accountId : null }));
    },
    erase: (db, { accountId, username }) =>
      db
        .deleteFrom("outbox")
        .where((or) => or.or([or("account_id", "=", accountId), or("recipient", "=", username)]))
        .execute(),
    closing: "gone",
  },
  avatars: ownRows("kept", "avatars"),
  // Not deleted: a complaint needs no account and must be answered. Shown to a verified address's owner.
  grievances: {
    read: (db, { username, emailVerified }) =>
      emailVerified
        ? db.selectFrom("grievances").selectAll().where("contact", "=", username).execute()
        : Promise.resolve([]),
    hidden: ["assigned_to"],
    erase: () => Promise.resolve(),
    closing: "stays",
  },
  // The event stays without its account.
  audit_events: {
    ...ownRows("kept", "audit_events"),
    erase: (db, { accountId }) =>
      db.updateTable("audit_events").set({ account_id: null }).where("account_id", "=", accountId).execute(),
  },
  // Emptied: a nameless row stays, to which withdrawn certificates and comments refer.
  accounts: {
    ...ownRows("kept", "accounts", "id"),
    erase: (db, { accountId }, time) =>
      db.updateTable("accounts").set(formerMember(accountId, time)).where("id", "=", accountId).execute(),
  },
  // Deleted, after everything whose change they note: a former member is not counted.
  figure_people: copies("figure_people"),
  figure_answers: copies("figure_answers"),
  figure_gains: copies("figure_gains"),
  figure_changes: copies("figure_changes"),
  figure_patterns: nothing,
  figure_week_people: copies("figure_week_people"),
  figure_week_answers: copies("figure_week_answers"),
  figure_week_gains: copies("figure_week_gains"),
  figure_week_recalled: copies("figure_week_recalled"),
  figure_weeks: nothing,
  figure_week_state_sums: nothing,
  figure_week_month_sums: nothing,
  figure_state_sums: nothing,
  figure_month_sums: nothing,
};

export const heldTables = Object.keys(heldData) as (keyof Schema)[];
/** Copies are left out, and the table of closed accounts: while somebody is logged in it has nothing of theirs. */
type Shown = Exclude<keyof Schema, keyof FigureTables | "closed_accounts">;
const isShown = (table: keyof Schema): table is Shown => !table.startsWith("figure_") && table !== "closed_accounts";

export async function eraseHeldData(db: Database, person: Person, now: Date): Promise<void> {
  for (const table of heldTables) await heldData[table].erase(db, person, now.toISOString());
}

/** Columns that never leave the server, not even for their owner: keys, and what is computed. */
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
export async function readHeldData(db: Database, learner: Learner, language: Language) {
  const t = translatorFor(language, "security");
  const person = { accountId: learner.accountId, username: learner.username, emailVerified: learner.emailVerified };
  const held = await Promise.all(
    heldTables.filter(isShown).map(
      async (table) =>
        [
          table,
          {
            what: t(`held.${table}`),
            rows: withoutKeys(await heldData[table].read(db, person), heldData[table].hidden),
          },
        ] as const,
    ),
  );
  return Object.fromEntries(held);
}

function withoutKeys(rows: object[], hidden: string[] = []): Record<string, string | number | null>[] {
  const isShown = (column: string) => !keys.has(column) && !hidden.includes(column);
  return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([column]) => isShown(column))));
}
