import type { Database } from "../../lib/platform/db";

/** A write that the portal has acknowledged; an answer with the number of its attempt. */
export type Written =
  | { kind: keyof typeof tables; id: string }
  | { kind: "answer"; account: string; attempt: number; question: string };

const tables = { account: "accounts", enrollment: "enrollments", comment: "comments" } as const;

/** Looks for each acknowledged write in the database. @returns how many are not there; each is named in the log */
export async function findLost(db: Database, written: Written[]): Promise<number> {
  let lost = 0;
  for (const each of written) {
    if (await find(db, each)) continue;
    lost += 1;
    console.error("lost:", JSON.stringify(each));
  }
  return lost;
}

function find(db: Database, each: Written): Promise<object | undefined> {
  if (each.kind !== "answer")
    return db.selectFrom(tables[each.kind]).select("id").where("id", "=", each.id).executeTakeFirst();
  return db
    .selectFrom("quiz_answers")
    .innerJoin("quiz_attempts", "quiz_attempts.id", "quiz_answers.attempt_id")
    .innerJoin("enrollments", "enrollments.id", "quiz_attempts.enrollment_id")
    .select("question_id")
    .where("enrollments.account_id", "=", each.account)
    .where("quiz_attempts.number", "=", each.attempt)
    .where("question_id", "=", each.question)
    .executeTakeFirst();
}
