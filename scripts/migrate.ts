import path from "node:path";
import { migrate, openDatabase } from "../lib/platform/db";
import { openLimits } from "../lib/platform/limits";
import { settings } from "../lib/platform/settings";
import { reportErrors } from "./report-errors";

await reportErrors(async () => {
  const { databaseUrl, dataDir } = settings();
  const opened = openDatabase({ databaseUrl, sqliteFile: path.join(dataDir, "portal.sqlite") });
  const ran = await migrate(opened.db);
  // The limiters make their table on first use; made here, no two processes race for it.
  (await openLimits(opened, dataDir)).close();
  await opened.close();
  console.log(ran.length > 0 ? `Brought the database up to date: ${ran.join(", ")}.` : "The database is up to date.");
});
