import { sql } from "kysely";
import { insertAnswers, insertGains, insertPeople } from "../../lib/domain/desk/programmes/refresh-figures";
import { type OpenDatabase, write } from "../../lib/platform/db";
import { removeSumTriggers } from "../../lib/platform/db/migrations/figures/0020-figure-sums";
import { addSumTriggers, sumAnswers } from "../../lib/platform/db/migrations/figures/0024-verified-in-figures";
import { withoutIndexes } from "./indexes";

/**
 * Makes the figures' rows of everybody with a few statements; a running portal makes them for some hundred accounts at
 * a time.
 */
export function fillFigures(opened: OpenDatabase): Promise<void> {
  const everybody = sql`is not null`;
  return withoutIndexes(
    opened,
    ["figure_people", "figure_answers", "figure_gains", "figure_state_sums", "figure_month_sums"],
    () =>
      write(opened.db, async (db) => {
        await removeSumTriggers(db);
        await insertAnswers(db, everybody);
        await sumAnswers(db);
        await addSumTriggers(db);
        await insertPeople(db, everybody);
        await insertGains(db, everybody);
      }),
  );
}
