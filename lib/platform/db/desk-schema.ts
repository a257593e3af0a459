import type { Generated } from "kysely";

// The tables of the coordinators' desk; schema.ts holds all others.

export type DeskTables = {
  /** One for each comment and reporter. */
  comment_reports: { comment_id: string; account_id: string; reason: string; reported_at: string };

  /** A comment with this word is held until a coordinator has decided. */
  held_words: { language: string; word: string };

  /** The desk's state of a learner's chat: the time up to which it was read, and to whom it is assigned. */
  conversations: {
    account_id: string;
    read_at: string | null;
    assigned_to: string | null;
    closed_at: string | null;
    /** When the staff were last mailed about words of danger. */
    urgent_mailed_at: Generated<string | null>;
  };

  canned_replies: { id: string; language: string; title: string; reply: string; created_at: string };

  /**
   * The courses and states that a staff member may see; without a course all courses. `allStates` has an empty value.
   * Without it and without a state a member of staff sees nobody.
   */
  staff_areas: { account_id: string; kind: "course" | "state" | "allStates"; value: string };

  /** A role that its owner has not got yet. `areas` is JSON. */
  staff_invitations: {
    account_id: string;
    role: "coordinator" | "partner" | "administrator";
    areas: string;
    invited_by: string;
    invited_at: string;
    accepted_at: string | null;
  };

  /** The sealed secret of one-time codes. `last_step`: the time step of the last accepted code, which works once. */
  staff_factors: {
    account_id: string;
    secret: string;
    last_step: Generated<number>;
    created_at: string;
    confirmed_at: string | null;
  };

  staff_recovery_codes: { account_id: string; code_hash: string; used_at: string | null };

  /** The log of staff actions. The database rejects changes. `details`: JSON without names or learners' texts. */
  staff_actions: {
    id: string;
    staff_id: string;
    action: string;
    subject: string;
    details: string;
    happened_at: string;
  };

  /** The address and number of a certificate that was issued again under another address, with a corrected name. */
  replaced_certificates: {
    id: string;
    number: string;
    account_id: string;
    course_id: string;
    replaced_at: string;
  };

  /** An account that staff have entered. No one can sign in with it before the person has accepted. */
  invitations: {
    account_id: string;
    upload_id: string;
    course_id: string;
    invited_at: string;
    accepted_at: string | null;
  };

  /** An uploaded list of people, stored for a day. `rows` is JSON: the cells of each line, and its errors. */
  people_uploads: {
    id: string;
    staff_id: string;
    course_id: string;
    digest: string;
    rows: string;
    created_at: string;
    expires_at: string;
    entered_at: string | null;
  };

  /** A reminder to learners. No `scheduled_at`: a draft; `finished_at` without `begun_at`: stopped. */
  mailings: {
    id: string;
    /** The staff member who saved it last, whose area limits the recipients. Null for a run of a weekly reminder. */
    owner_id: string | null;
    course_id: string;
    audience: "stopped" | "notStarted" | "stuck" | "noCertificate";
    /** An empty string means any topic. */
    topic_id: string;
    /** The number of days in which the learner has done nothing in the course. */
    days: number;
    state_id: number | null;
    district: string;
    /** Subject and text in every language, as JSON. */
    texts: string;
    /** The course and the time of a weekly reminder's run; null for any other mailing. */
    weekly_slot: string | null;
    scheduled_at: string | null;
    begun_at: string | null;
    finished_at: string | null;
    /** The recipients are queued in the order of their ids, so a restart continues after this one. */
    last_account_id: Generated<string>;
    created_at: string;
  };

  /** One for each learner who was mailed. The hashes are those of the mailed links, whose use is recorded here. */
  mailing_recipients: {
    mailing_id: string;
    account_id: string;
    /** The row of the outbox; it is deleted a year after the mail was sent. */
    mail_id: string;
    token_hash: string;
    unsubscribe_hash: string;
    queued_at: string;
    came_back_at: string | null;
    unsubscribed_at: string | null;
  };

  /** A course's weekly reminder. `weekday` 1 (Monday) to 7 and `hour` are India's; `on_since`: null while off. */
  weekly_reminders: {
    course_id: string;
    texts: string;
    days: number;
    weekday: number;
    hour: number;
    on_since: string | null;
  };

  /** When staff wants mails, and up to when all was mailed (`told_until`). `digest_day`: India's, of the morning's. */
  staff_notices: {
    account_id: string;
    mails: "digest" | "now";
    digest_day: Generated<string>;
    told_until: string;
  };

  /** A person who was moved to another institution, with the place before and after as JSON; one `id` for all of a move. */
  roster_moves: {
    id: string;
    account_id: string;
    staff_id: string;
    before: string;
    after: string;
    moved_at: string;
    undone_at: string | null;
  };

  /** Changes by staff, a row for each field. Deleted with the account, unlike the log of staff actions. */
  account_changes: {
    id: string;
    account_id: string;
    staff_id: string;
    field: string;
    old_value: string;
    new_value: string;
    changed_at: string;
  };
};
