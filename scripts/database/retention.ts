import "../load-env.mjs";
import { applyRetention } from "../../lib/api/running/retention";
import { reportErrors } from "../report-errors";
import { openOwnDatabase } from "./open";

// npm run retention: deletes what is due for deletion by the privacy notice. The running portal does the same every day.

await reportErrors(async () => {
  const database = openOwnDatabase();
  try {
    const deleted = await applyRetention(database.db, new Date());
    console.log(
      Object.entries(deleted)
        .map(([kind, count]) => `${kind}: ${count} deleted`)
        .join("\n"),
    );
  } finally {
    await database.close();
  }
});
