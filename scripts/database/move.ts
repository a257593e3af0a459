import "../load-env.mjs";
import { CopyError, copyRows } from "../../lib/platform/db/copy-rows";
import { reportErrors } from "../report-errors";
import { openOwnDatabase, openTarget } from "./open";
import { linesOf } from "./report";

// npm run move-database -- postgres://…: copies and compares every row of the portal's database into another, empty one (or, with a file's name,
// into SQLite). Stop the portal first: what is written afterwards stays in the old database.

await reportErrors(async () => {
  const name = process.argv[2];
  if (!name) throw new CopyError("Name the other database: npm run move-database -- postgres://user:password@host/database");
  const [source, target] = [openOwnDatabase(), await openTarget(name)];
  try {
    const sums = await copyRows(source, target);
    console.log(`Copied. Every row was read again and compared:\n${linesOf(sums)}\nSet DATABASE_URL to the new database and start the portal.`);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
});
