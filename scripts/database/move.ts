import "../command/load-env.ts";
import { copyRows } from "../../lib/platform/db/copy-rows";
import { settings } from "../../lib/platform/settings";
import { readCommand } from "../../lib/process/read-command.ts";
import { formatSums } from "../backup/report";
import { openOwnDatabase, openTarget, withDatabase } from "../command/open-database";
import { refuseWhileServed } from "../command/refuse-while-served";
import { reportErrors } from "../command/report-errors";

const { words } = readCommand({
  name: "move-database",
  description:
    "Copies and compares every row of the portal's database into another, empty one. Stop the portal first, and set DATABASE_URL afterwards.",
  words: [{ name: "database", meaning: "postgres://user:password@host/database, or the name of a SQLite file" }],
});

await reportErrors(async () => {
  const sums = await withDatabase(openOwnDatabase(), async (source) => {
    await refuseWhileServed(source, settings().dataDir);
    return withDatabase(await openTarget(words[0] ?? ""), (target) => copyRows(source, target));
  });
  console.log(
    `Copied. Every row was read again and compared:\n${formatSums(sums)}\nSet DATABASE_URL to the new database and start the portal.`,
  );
});
