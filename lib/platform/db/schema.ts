import type { Generated } from "kysely";
import type { AccountTables } from "./accounts-schema";
import type { DeskTables } from "./desk-schema";
import type { FigureTables } from "./figures-schema";
import type { LearningTables } from "./learning-schema";

// Times are ISO 8601 text in UTC, flags are 0 or 1, ids are random text: the same on both databases.

export type Role = "learner" | "coordinator" | "partner" | "administrator";

type PortalTables = {
  accounts: {
    id: string;
    username: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    mobile: string;
    age: number | null;
    gender: string;
    profession: string;
    state_id: number | null;
    state: string;
    district: string;
    block: string;
    current_institute: string;
    employment_sector: string;
    place_of_residence: string;
    school_type: string;
    teaching_subject: string;
    language_preference: string;
    /** How the learner is drawn on her walls (lib/platform/walls/look.ts); empty where nothing was chosen. */
    wall_look: Generated<string>;
    utm_campaign: string;
    utm_source: string;
    verified_email: Generated<number>;
    is_profile_complete: Generated<number>;
    /** Set for someone under 18: the account works once the guardian has consented. */
    guardian_email: string | null;
    guardian_consented_at: string | null;
    mailings_stopped_at: string | null;
    /** The latest of the consents to mailings; a trigger of `consents` writes it. */
    agreed_to_mailings: Generated<number>;
    created_at: string;
    updated_at: string;
    /** Only `npm run staff` and an administrator at the desk change it; no learner's call does (threats T16). */
    role: Generated<Role>;
    /** The time from which the account may not comment; null for an account that may. */
    comments_blocked_at: Generated<string | null>;
    /** When a reminder was last mailed; the next one is not mailed within seven days. */
    reminded_at: Generated<string | null>;
    /** For the desk's search (`makeSearchKey`): sounds of the name, name and email; null until computed. */
    search_key: Generated<string | null>;
  };

  sessions: {
    token_hash: string;
    account_id: string;
    created_at: string;
    last_seen_at: string;
    expires_at: string;
    user_agent: string;
    /** `learning` for a mailed link's session: no password, deletion, data or e-mail (threats T13). */
    scope: Generated<"full" | "learning">;
    /** The id by which the settings refer to it; the hash never leaves the server. */
    id: string | null;
    /** When the password was entered for it; null when it was opened in another way. */
    password_proven_at: string | null;
    /** When a staff member proved the second factor in it. */
    second_factor_at: Generated<string | null>;
  };

  /** Between a learner and the coordinators. `id` is the sender's own where it sent one: unique for the account. */
  chat_messages: {
    account_id: string;
    id: string;
    /** 1 is the learner, anything else the coordinator. */
    type: number;
    msg: string;
    sent_on: string;
    /** When the learner saw a coordinator's message. */
    seen_on: string | null;
    /** The kinds of danger found in a learner's message, with spaces between them (rule: danger.urgent). */
    danger: Generated<string | null>;
    /** Who of the staff wrote a reply, for the desk alone; null in a learner's message and from before it was stored. */
    staff_id: Generated<string | null>;
  };

  certificates: {
    id: string;
    number: string;
    enrollment_id: string;
    account_id: string;
    course_id: string;
    language: string;
    first_name: string;
    last_name: string;
    issued_at: string;
    withdrawn_at: string | null;
    /** Empty for the certificate of a whole course. */
    module_id: Generated<string>;
    /** The percent of each page's reading time that was required: 0 for none, and 1 stands for the ten of earlier releases. */
    reading_measured: Generated<number>;
    /** For the foundation and the owner; the public page does not show it. */
    withdrawn_reason: string | null;
    /** The number of quiz scores that a client had reported when it was issued (QUIZ_KEYS_IN_BROWSER). */
    reported_scores: Generated<number>;
  };

  /** A badge's bit in the public list of withdrawn ones: random, set at the first download, never reused. */
  badge_statuses: { certificate_id: string; list: number; place: number };

  /** A review of a learner's work by the foundation: of a course, or of a module where modules have certificates. */
  reviews: {
    id: string;
    enrollment_id: string;
    /** Empty for the whole course. */
    module_id: string;
    requested_at: string;
    reviewed_at: string | null;
    reviewer: string | null;
    outcome: "approved" | "returned" | null;
    /** The message to the learner when the work is returned. */
    note: string | null;
    /** The topics that were sent back, as a JSON list of their ids. */
    topic_ids: Generated<string | null>;
  };

  /** One for each enrollment; sent again, it replaces the earlier one. */
  course_feedback: {
    enrollment_id: string;
    feedback: string;
    platform_rating: "Excellent" | "Good" | "Average" | "Poor" | "Extremely Poor" | null;
    created_at: string;
    updated_at: string;
  };

  /** Why a learner left a course, stored for the foundation. */
  unenrollments: {
    enrollment_id: string;
    account_id: string;
    course_id: string;
    reason: string;
    language: string;
    unenrolled_at: string;
  };

  /** A comment on a discussion of the forum, or on the discussion of a topic. */
  comments: {
    id: string;
    account_id: string;
    kind: "forum" | "module";
    /** The slug of the forum's discussion, or the topic. */
    discussion_id: string;
    comment: string;
    language: string;
    created_at: string;
    /** The time from which the public cannot see it; null for a comment that everyone sees. */
    hidden_at: Generated<string | null>;
    /** `words`: held until somebody has decided, for its words or because its author is blocked. */
    hidden_why: Generated<"staff" | "words" | "blocked" | null>;
    /** The digest of its words, by which a copy is recognised; null for comments from before there were digests. */
    essence: Generated<string | null>;
    /** When its author last edited it; null for a comment as it was written. */
    edited_at: Generated<string | null>;
  };

  /** Authors of comments who are told by mail of answers in the discussion. */
  comment_followers: {
    account_id: string;
    kind: "forum" | "module";
    discussion_id: string;
    /** The time of the latest comment that they were told of. */
    told_until: string;
    /** The next mail comes no earlier than this. */
    next_mail_at: string;
    /** When they said by the link in such a mail that they want no more of them. */
    stopped_at: string | null;
  };
};

export type Schema = PortalTables & AccountTables & DeskTables & LearningTables & FigureTables;

// The rows that other folders name.
export type AccountsTable = Schema["accounts"];
export type CertificatesTable = Schema["certificates"];
export type ChatMessagesTable = Schema["chat_messages"];
export type ClosedAccountsTable = Schema["closed_accounts"];
export type CommentsTable = Schema["comments"];
export type EmailChangesTable = Schema["email_changes"];
export type EnrollmentsTable = Schema["enrollments"];
export type MailingsTable = Schema["mailings"];
export type QuizAttemptsTable = Schema["quiz_attempts"];
export type RecallAnswersTable = Schema["recall_answers"];
export type RecallCardsTable = Schema["recall_cards"];
export type RecallPeopleTable = Schema["recall_people"];
export type TopicRecordsTable = Schema["topic_records"];
