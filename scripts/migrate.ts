import { migrate, newerMigrations, overwriteDeletedBefore } from "../lib/platform/db";
import { openLimits } from "../lib/platform/limits";
import { settings } from "../lib/platform/settings";
import { readCommand } from "../lib/process/read-command.ts";
import { openDatabaseOfSettings, withDatabase } from "./command/open-database";
import { reportErrors } from "./command/report-errors";

const { values } = readCommand({
  name: "migrate",
  description:
    "Brings the database that the settings name up to date, and makes an empty one where there is none. npm start does it too.",
  options: {
    "or-newer": {
      type: "boolean",
      meaning:
        "leaves a database alone that a newer release has brought up to date: this one runs on its tables (docs/decisions/0145)",
    },
  },
});

await reportErrors(() =>
  withDatabase(openDatabaseOfSettings(), async (opened) => {
    const newer = values["or-newer"] ? await newerMigrations(opened.db) : [];
    if (newer.length > 0)
      return console.log(
        `A newer release has brought the database up to date (${newer.join(", ")}). Its tables stay as they are.`,
      );
    const ran = await migrate(opened.db);
    // Needs as much room as the database has; without it the next start tries again.
    await overwriteDeletedBefore(opened.db).catch((error) =>
      console.error("What was deleted before is still in the file of the database:", error),
    );
    // The limiters make their table on first use; made here, no two processes race for it.
    (await openLimits(opened, settings().dataDir)).close();
    console.log(ran.length > 0 ? `Brought the database up to date: ${ran.join(", ")}.` : "The database is up to date.");
  }),
);
