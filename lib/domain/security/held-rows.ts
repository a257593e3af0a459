import { sql } from "kysely";
import type { Database, Schema } from "../../platform/db";

export type Person = { accountId: string; username: string };
export type Held = {
  read: (db: Database, person: Person & { emailVerified: boolean }) => Promise<object[]>;
  /** Columns that the owner's download leaves out. */
  hidden?: string[];
  erase: (db: Database, person: Person, time: string) => Promise<unknown>;
  /**
   * What becomes of the rows when the account is closed for some days (rule: settings.delete): they are erased and put
   * back when it is kept, they are erased for good, or they stay as they are.
   */
  closing: "kept" | "gone" | "stays";
};

const ownEnrollments = (db: Database, { accountId }: Person) =>
  db.selectFrom("enrollments").select("id").where("account_id", "=", accountId);
export const ownAttempts = (db: Database, person: Person) =>
  db.selectFrom("quiz_attempts").select("id").where("enrollment_id", "in", ownEnrollments(db, person));

type TableWith<Column extends string> = {
  [Table in keyof Schema]: Column extends keyof Schema[Table] ? Table : never;
}[keyof Schema];

/** A table whose rows belong to the learner by a column, and are deleted with the account. */
export function ownRows(closing: Held["closing"], table: TableWith<"account_id">): Held;
export function ownRows<Column extends string>(closing: Held["closing"], table: TableWith<Column>, by: Column): Held;
export function ownRows(closing: Held["closing"], table: keyof Schema, by = "account_id"): Held {
  return {
    read: (db, { accountId }) => db.selectFrom(table).selectAll().where(sql.ref(by), "=", accountId).execute(),
    erase: (db, { accountId }) => db.deleteFrom(table).where(sql.ref(by), "=", accountId).execute(),
    closing,
  };
}

/** A table whose rows belong to the learner's enrollments and are deleted with the account. */
export function learningRows(table: TableWith<"enrollment_id">): Held {
  return {
    read: (db, person) =>
      db.selectFrom(table).selectAll().where("enrollment_id", "in", ownEnrollments(db, person)).execute(),
    erase: (db, person) => db.deleteFrom(table).where("enrollment_id", "in", ownEnrollments(db, person)).execute(),
    closing: "kept",
  };
}

/**
 * Copies of columns of other tables, for the desk's figures: the download holds the columns themselves. Those of today
 * are made again when a closed account is kept; those of a week, with the next week.
 */
export function copies(
  table: `figure_${"" | "week_"}${"people" | "answers" | "gains"}` | "figure_week_recalled" | "figure_changes",
): Held {
  return {
    read: () => Promise.resolve([]),
    erase: (db, { accountId }) => db.deleteFrom(table).where("account_id", "=", accountId).execute(),
    closing: "gone",
  };
}

/** A table that holds nothing about a learner. */
export const nothing: Held = { read: () => Promise.resolve([]), erase: () => Promise.resolve(), closing: "stays" };
