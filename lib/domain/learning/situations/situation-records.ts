import type { Database } from "../../../platform/db";
import type { Enrollment } from "../records";
import type { SituationRow } from "./situations";

export async function readTests(
  db: Database,
  enrollment: Enrollment,
): Promise<{ start?: SituationRow; end?: SituationRow }> {
  const rows = await db.selectFrom("gain_tests").selectAll().where("enrollment_id", "=", enrollment.id).execute();
  return Object.fromEntries(
    rows.map(({ moment, form, answers, score, of }) => [
      moment,
      { moment, form, answers: JSON.parse(answers) as Record<string, string>, score, of },
    ]),
  );
}

/** Stores a test once: the first of several submissions counts, also of those at the same time. */
export async function storeTest(db: Database, enrollment: Enrollment, row: SituationRow, now: Date): Promise<void> {
  await db
    .insertInto("gain_tests")
    .values({
      ...row,
      enrollment_id: enrollment.id,
      answers: JSON.stringify(row.answers),
      answered_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.columns(["enrollment_id", "moment"]).doNothing())
    .execute();
}
