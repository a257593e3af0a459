import type { Generated } from "kysely";

// What a learner does in a course, and how a quiz, a journal and a survey are stored.

export type EndCaseState = "later" | "asked" | "done";

export type LearningTables = {
  enrollments: {
    id: string;
    account_id: string;
    course_id: string;
    status: "Enrolled" | "Completed" | "Unenrolled";
    language: string;
    enrolled_at: string;
    completed_at: string | null;
    current_topic_id: string | null;
    current_page: number | null;
    /** The time at which the current page was opened; null when unknown. */
    page_opened_at: string | null;
    /** Half a star to five. */
    rating: number | null;
    /** The latest time in the topic records. Triggers write this and the next two columns (migration 0021). */
    worked_at: Generated<string | null>;
    /** In how many topics the reading is done. */
    topics_read: Generated<number>;
    quizzes_done: Generated<number>;
    /**
     * Whether the end case belongs to its completion (rule: case.end): `later` until the course page has offered it, then
     * `asked`, and `done` once it is finished; null where it is never asked.
     */
    end_case: Generated<EndCaseState | null>;
    /** The unguessable address of the wall, where its owner shows it to others; null where not. */
    wall_id: Generated<string | null>;
    /** 1 where the wall has its owner's first name. */
    wall_named: Generated<number>;
    /** 1 where the wall was shared in the first drawing, which it keeps; null where it is in today's. */
    wall_drawing: Generated<number | null>;
  };

  topic_records: {
    enrollment_id: string;
    topic_id: string;
    created_at: string;
    /** A JSON list by the pages' order: for how many milliseconds each was open, or true where it counts as read. */
    page_times: Generated<string>;
    reading_done_at: string | null;
    quiz_score: number | null;
    quiz_done_at: string | null;
    journal_done_at: string | null;
    discussion_done_at: string | null;
    /** Every survey form of the topic is answered. */
    form_done_at: string | null;
    /** When a client reported the quiz score; null where the server graded it. */
    quiz_reported_at: Generated<string | null>;
  };

  /** One for each question; a new answer replaces it. `topic_id` is empty for a course's feedback form. */
  survey_answers: {
    enrollment_id: string;
    topic_id: string;
    question_id: string;
    /** Text, or the chosen option ids joined by commas. */
    answer: string;
    created_at: string;
    updated_at: string;
  };

  quiz_attempts: {
    id: string;
    enrollment_id: string;
    topic_id: string;
    number: number;
    /** The ids of the drawn questions in their order, as a JSON list; null in attempts made before there were banks. */
    questions: Generated<string | null>;
    /** The drawn questions' versions in the same order, as a JSON list; null from before there were copies. */
    copies: Generated<string | null>;
    started_at: string;
    finished_at: string | null;
    correct_count: number | null;
    percent: number | null;
    passed: number | null;
  };

  /** A question as it was shown in an attempt, as JSON, by the digest of it (decision 0276). */
  question_copies: { version: string; content: string };

  quiz_answers: {
    attempt_id: string;
    question_id: string;
    /** The chosen option ids as a JSON list. */
    choices: string;
    correct: number;
    answered_at: string;
  };

  journal_entries: {
    enrollment_id: string;
    topic_id: string;
    entry: string;
    created_at: string;
    updated_at: string;
    /** The readers shown to the learner: `coordinator` where the course has a review, else the learner. */
    readers: Generated<"learner" | "coordinator">;
    /** The digest of its words, by which the release before recognises a copy. */
    essence: Generated<string | null>;
    /** The digests of three parts of its words, by which a copy is recognised; null for entries from before. */
    part_1: Generated<string | null>;
    part_2: Generated<string | null>;
    part_3: Generated<string | null>;
  };

  /**
   * The situations before or after a course (`moment`), answered or skipped once. `answers`: the chosen option by
   * situation, as JSON. `score`: how many of `of` are right; null where they were skipped.
   */
  gain_tests: {
    enrollment_id: string;
    moment: "start" | "end";
    form: "a" | "b";
    answers: string;
    score: number | null;
    of: number;
    answered_at: string;
  };

  /** Text that is typed and not submitted yet; deleted on submission. */
  journal_drafts: { enrollment_id: string; topic_id: string; entry: string; updated_at: string };

  /** Earlier versions of an entry; the latest few stay. */
  journal_versions: { enrollment_id: string; topic_id: string; entry: string; written_at: string };

  /** Whether a learner tried a topic's proposal in class, with a note that no one else reads. */
  classroom_cards: {
    enrollment_id: string;
    topic_id: string;
    tried_at: string | null;
    note: string;
    updated_at: string;
  };

  /** A case that a learner has finished; `path` has the ids of the first way's choices, joined by dots. */
  case_results: { enrollment_id: string; case_id: string; finished_at: string; path: string };

  /** A call that its client names by a key, with its answer as JSON; null while it is under way. */
  sent_calls: {
    account_id: string;
    key: string;
    call: string;
    sent_hash: string | null;
    answer: string | null;
    sent_at: string;
  };

  // Questions that are asked again after a topic (rule: recall.days). Days are those of India, as YYYY-MM-DD.

  /** A question of a topic that its learner has completed. */
  recall_cards: {
    enrollment_id: string;
    topic_id: string;
    question_id: string;
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

  recall_answers: {
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
  recall_people: {
    account_id: string;
    /** When the learner stopped the questions; null while they are asked. */
    stopped_at: string | null;
    /** The day on which a mail is considered next; null for none. */
    mail_on: string | null;
    mailed_on: string | null;
    /** How many mails were sent since the latest answer. */
    unanswered_mails: Generated<number>;
  };
};
