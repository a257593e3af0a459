import "../command/load-env.ts";
import { applyRetention } from "../../lib/api/running/retention";
import { settings } from "../../lib/platform/settings";
import { readCommand } from "../../lib/process/read-command.ts";
import { openOwnDatabase, withDatabase } from "../command/open-database";
import { reportErrors } from "../command/report-errors";

readCommand({
  name: "retention",
  description:
    "Deletes at once what is due for deletion by the privacy notice, and prints how much of each kind. The running portal does it every day.",
});

await reportErrors(async () => {
  const deleted = await withDatabase(openOwnDatabase(), ({ db }) => applyRetention(db, settings().dataDir, new Date()));
  for (const [kind, count] of Object.entries(deleted)) console.log(`${kind}: ${count} deleted`);
});
