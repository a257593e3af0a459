import type { Database } from "../../lib/platform/db";

/** A write that the portal has acknowledged. */
export type Written =
  | { kind: "account" | "enrollment" | "comment"; id: string }
  | { kind: "answer"; account: string /** The attempt's number. */; attempt: number; question: string };

const tables = { account: "accounts", enrollment: "enrollments", comment: "comments" } as const;

/** Looks for each acknowledged write in the database. @returns how many are not there; each is named in the log */
export async function findLost(db: Database, written: Written[]): Promise<number> {
  let lost = 0;
  for (const each of written) {
    if (await isThere(db, each)) continue;
    lost += 1;
    console.error("lost:", JSON.stringify(each));
  }
  return lost;
}

async function isThere(db: Database, each: Written): Promise<boolean> {
  if (each.kind !== "answer")
    return (
      (await db.selectFrom(tables[each.kind]).select("id").where("id", "=", each.id).executeTakeFirst()) !== undefined
    );
  const row = await db
    .selectFrom("quiz_answers")
    .innerJoin("quiz_attempts", "quiz_attempts.id", "quiz_answers.attempt_id")
    .innerJoin("enrollments", "enrollments.id", "quiz_attempts.enrollment_id")
    .select("question_id")
    .where("enrollments.account_id", "=", each.account)
    .where("quiz_attempts.number", "=", each.attempt)
    .where("question_id", "=", each.question)
    .executeTakeFirst();
  return row !== undefined;
}
