import type { Generated } from "kysely";

// The figures' tables (decision 0082), computed from the others: neither copied nor in a backup.

/** One for each person and course ever enrolled in; an empty `course_id` is all courses. Flags are 0 or 1. */
type FigurePeopleTable = {
  account_id: string;
  course_id: string;
  state_id: number | null;
  district: string;
  block: string;
  institution: string;
  profession: string;
  gender: string;
  language: string;
  campaign: string;
  source: string;
  /** The day in India. */
  registered_on: string;
  enrolled: number;
  started: number;
  completed: number;
  certified: number;
  /** Empty: never. */
  active_at: string;
  /** The latest one that the person gave this course. */
  rating: number | null;
  /** What was done in each topic; for all courses the steps in each. Null when none was opened. */
  path_id: number | null;
  /** 1: the address is verified. Null: written by a release without this column; the row is computed again. */
  verified: number | null;
};

/** The first finished attempt at each quiz. */
type FigureAnswersTable = {
  attempt_id: string;
  account_id: string;
  pattern_id: number;
  state_id: number | null;
  district: string;
  campaign: string;
  registered_on: string;
  verified: number | null;
};

/** The number of rows of `figure_answers` with each pattern, by state. */
type FigureStateSumsTable = { pattern_id: number; state_id: number | null; people: number; verified_people: number };

/** The rows of `figure_answers` with each pattern, by campaign and month (its first day: `registered_on`). */
type FigureMonthSumsTable = {
  pattern_id: number;
  campaign: string;
  registered_on: string;
  people: number;
  verified_people: number;
};

/** The scores of the situations before and after a course, of a person who has answered both. */
type FigureGainsTable = {
  account_id: string;
  course_id: string;
  early: number;
  late: number;
  state_id: number | null;
  district: string;
  campaign: string;
  registered_on: string;
  verified: number | null;
};

/** A shared text: what is done in a course's topics, the steps in all courses, or the answers to a quiz. */
type FigurePatternsTable = { id: Generated<number>; course_id: string; topic_id: string; pattern: string };

/** The accounts whose rows have changed since the figures' tables were last updated. */
type FigureChangesTable = { account_id: string };

/** The copies that partners read; `week` is the Monday in India with which the week after the copied one begins. */
type OfWeek<Table> = { week: string } & Omit<Table, "verified" | "verified_people">;
type FigureWeeksTable = {
  week: string;
  counted_at: string;
  /** The last account that is copied; accounts are copied in the order of their ids. */
  copied_to: string;
  complete: number;
};

/** A topic of which a person was asked again after 30 days; `known`: more than half of the answers were right. */
type FigureWeekRecalledTable = {
  week: string;
  account_id: string;
  course_id: string;
  /** Empty: all topics of the course together. */
  topic_id: string;
  known: number;
  state_id: number | null;
  district: string;
  campaign: string;
  registered_on: string;
};

export type FigureTables = {
  figure_weeks: FigureWeeksTable;
  figure_week_people: OfWeek<FigurePeopleTable>;
  figure_week_answers: OfWeek<FigureAnswersTable>;
  figure_week_gains: OfWeek<FigureGainsTable>;
  figure_week_recalled: FigureWeekRecalledTable;
  figure_week_state_sums: OfWeek<FigureStateSumsTable>;
  figure_week_month_sums: OfWeek<FigureMonthSumsTable>;
  figure_people: FigurePeopleTable;
  figure_answers: FigureAnswersTable;
  figure_state_sums: FigureStateSumsTable;
  figure_month_sums: FigureMonthSumsTable;
  figure_gains: FigureGainsTable;
  figure_patterns: FigurePatternsTable;
  figure_changes: FigureChangesTable;
};
