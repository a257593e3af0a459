import type { Generated } from "kysely";

// The figures' tables (decision 0082), computed from the others: neither copied nor in a backup.

/** The copies that partners read; `week` is the Monday in India with which the week after the copied one begins. */
type OfWeek<Name extends keyof FigureTables> = { week: string } & Omit<
  FigureTables[Name],
  "verified" | "verified_people"
>;

export type FigureTables = {
  /** One for each person and course ever enrolled in; an empty `course_id` is all courses. Flags are 0 or 1. */
  figure_people: {
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
  figure_answers: {
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
  figure_state_sums: { pattern_id: number; state_id: number | null; people: number; verified_people: number };

  /** The rows of `figure_answers` with each pattern, by campaign and month (its first day: `registered_on`). */
  figure_month_sums: {
    pattern_id: number;
    campaign: string;
    registered_on: string;
    people: number;
    verified_people: number;
  };

  /** The scores of the situations before and after a course, of a person who has answered both. */
  figure_gains: {
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
  figure_patterns: { id: Generated<number>; course_id: string; topic_id: string; pattern: string };

  /** The accounts whose rows have changed since the figures' tables were last updated. */
  figure_changes: { account_id: string };

  figure_weeks: {
    week: string;
    counted_at: string;
    /** The last account that is copied; accounts are copied in the order of their ids. */
    copied_to: string;
    complete: number;
  };

  /** A topic of which a person was asked again after 30 days; `known`: more than half of the answers were right. */
  figure_week_recalled: {
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

  figure_week_people: OfWeek<"figure_people">;
  figure_week_answers: OfWeek<"figure_answers">;
  figure_week_gains: OfWeek<"figure_gains">;
  figure_week_state_sums: OfWeek<"figure_state_sums">;
  figure_week_month_sums: OfWeek<"figure_month_sums">;
};
