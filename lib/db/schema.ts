import type { Generated } from "kysely";

// Times are ISO 8601 text in UTC, flags are 0 or 1, ids are random text: the same on both databases.

export type AccountsTable = {
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
  utm_campaign: string;
  utm_source: string;
  verified_email: Generated<number>;
  is_profile_complete: Generated<number>;
  created_at: string;
  updated_at: string;
};

export type SessionsTable = {
  token_hash: string;
  account_id: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  user_agent: string;
};

export type EnrollmentsTable = {
  id: string;
  account_id: string;
  course_id: string;
  status: "Enrolled" | "Completed" | "Unenrolled";
  language: string;
  enrolled_at: string;
  completed_at: string | null;
  current_topic_id: string | null;
  current_page: number | null;
  /** Half a star to five. */
  rating: number | null;
};

export type TopicRecordsTable = {
  enrollment_id: string;
  topic_id: string;
  created_at: string;
  pages_read: Generated<number>;
  reading_done_at: string | null;
  quiz_score: number | null;
  quiz_done_at: string | null;
  journal_done_at: string | null;
  discussion_done_at: string | null;
};

export type QuizAttemptsTable = {
  id: string;
  enrollment_id: string;
  topic_id: string;
  number: number;
  started_at: string;
  finished_at: string | null;
  correct_count: number | null;
  percent: number | null;
  passed: number | null;
};

export type QuizAnswersTable = {
  attempt_id: string;
  question_id: string;
  /** The chosen option ids as a JSON list. */
  choices: string;
  correct: number;
  answered_at: string;
};

export type JournalEntriesTable = {
  enrollment_id: string;
  topic_id: string;
  entry: string;
  created_at: string;
  updated_at: string;
};

export type CertificatesTable = {
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
};

export type Schema = {
  accounts: AccountsTable;
  sessions: SessionsTable;
  enrollments: EnrollmentsTable;
  topic_records: TopicRecordsTable;
  quiz_attempts: QuizAttemptsTable;
  quiz_answers: QuizAnswersTable;
  journal_entries: JournalEntriesTable;
  certificates: CertificatesTable;
};
