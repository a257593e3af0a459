import type { Generated } from "kysely";

// The tables of the coordinators' desk; schema.ts holds all others.

/** One for each comment and reporter. */
export type CommentReportsTable = { comment_id: string; account_id: string; reason: string; reported_at: string };

/** A word that holds a comment of this language until a coordinator has decided. */
export type HeldWordsTable = { language: string; word: string };

/** The desk's state of a learner's chat: read up to this time, and by whom it is seen to. */
export type ConversationsTable = { account_id: string; read_at: string | null; assigned_to: string | null; closed_at: string | null };

export type CannedRepliesTable = { id: string; language: string; title: string; reply: string; created_at: string };

/** What a staff member may see: without a row of a kind, all courses or all states. */
export type StaffAreasTable = { account_id: string; kind: "course" | "state"; value: string };

/** The sealed secret of the one-time codes. `last_step`: the time step of the last accepted code, which is not accepted again. */
export type StaffFactorsTable = { account_id: string; secret: string; last_step: Generated<number>; created_at: string; confirmed_at: string | null };

export type StaffRecoveryCodesTable = { account_id: string; code_hash: string; used_at: string | null };

/** The log of staff actions. The database rejects every change of a row. `details` is JSON without names or texts of learners. */
export type StaffActionsTable = { id: string; staff_id: string; action: string; subject: string; details: string; happened_at: string };

/** The address and number of a certificate that was issued again under another address, with a corrected name. */
export type ReplacedCertificatesTable = { id: string; number: string; account_id: string; course_id: string; replaced_at: string };

/** An account that staff have entered: nobody can sign in with it before the person has accepted. */
export type InvitationsTable = { account_id: string; upload_id: string; course_id: string; invited_at: string; accepted_at: string | null };

/** An uploaded list of people, stored for a day. `rows` is JSON: what stands in each line, and what is wrong with it. */
export type PeopleUploadsTable = {
  id: string;
  staff_id: string;
  course_id: string;
  digest: string;
  rows: string;
  created_at: string;
  expires_at: string;
  entered_at: string | null;
};
