import type { Generated } from "kysely";

// Questions that are asked again after a topic (rule: recall.days). Days are those of India, as YYYY-MM-DD.

/** A question of a topic that its learner has completed. */
export type RecallCardsTable = {
  enrollment_id: string;
  topic_id: string;
  question_id: string;
  /** The day on which the topic was complete. */
  completed_on: string;
  /** The day from which it is asked again; null when it is asked no more. */
  due_on: string | null;
  /** 1: the latest answer, in the quiz or since, was wrong; such a question is asked before the others. */
  was_wrong: number;
  /** How often it has been answered. */
  rounds: Generated<number>;
  /** How often it was answered wrong. The next two columns are those of the spacing algorithm, 0 before an answer. */
  lapses: Generated<number>;
  /** In days. */
  stability: Generated<number>;
  /** From 1 to 10. */
  difficulty: Generated<number>;
  last_on: string | null;
  /** Whether the first answer 30 days or more after the topic was right; null until there is one. */
  known: number | null;
};

export type RecallAnswersTable = {
  enrollment_id: string;
  topic_id: string;
  question_id: string;
  /** From 0. */
  round: number;
  /** The chosen option ids as a JSON list. */
  choices: string;
  correct: number;
  answered_on: string;
  answered_at: string;
};

/** One for each account that has or had such questions. */
export type RecallPeopleTable = {
  account_id: string;
  /** When the learner stopped the questions; null while they are asked. */
  stopped_at: string | null;
  /** The day on which a mail is considered next; null for none. */
  mail_on: string | null;
  /** The day of the latest mail. */
  mailed_on: string | null;
  /** How many mails were sent since the latest answer. */
  unanswered_mails: Generated<number>;
};
