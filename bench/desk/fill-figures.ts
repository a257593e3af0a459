import { sql } from "kysely";
import { insertAnswers, insertPeople } from "../../lib/domain/desk/programmes/refresh-figures";
import { type OpenDatabase, write } from "../../lib/platform/db";
import { withoutIndexes } from "./indexes";

/** Makes the figures' rows of everybody with a few statements; a running portal makes them for some hundred accounts at a time. */
export function fillFigures(opened: OpenDatabase): Promise<void> {
  const everybody = sql`is not null`;
  return withoutIndexes(opened, ["figure_people", "figure_answers"], () =>
    write(opened.db, async (db) => {
      await insertAnswers(db, everybody);

      await insertPeople(db, everybody);
    }),
  );
}
