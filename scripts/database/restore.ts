import "../load-env.mjs";
import fs from "node:fs";
import path from "node:path";
import { migrate } from "../../lib/platform/db";
import { CopyError, copyRows } from "../../lib/platform/db/copy-rows";
import { privateFolder } from "../../lib/platform/private-file";
import { settings } from "../../lib/platform/settings";
import { reportErrors } from "../report-errors";
import { openOwnDatabase, openTarget } from "./open";
import { linesOf } from "./report";
import { secretNames } from "./secrets";

// npm run restore -- <folder>: a backup into the database that the settings name, SQLite or PostgreSQL, which must be empty. Stop the portal first.

await reportErrors(async () => {
  const folder = process.argv[2];
  const file = path.resolve(folder ?? "", "portal.sqlite");
  if (!folder || !fs.existsSync(file)) throw new CopyError("Name the folder of a backup: npm run restore -- data/backups/…");
  const { dataDir } = settings();
  const [source, target] = [await openTarget(file), openOwnDatabase()];
  try {
    await migrate(target.db);
    const sums = await copyRows(source, target);
    for (const name of secretNames) restoreSecret(path.join(folder, name), path.join(privateFolder(dataDir), name));
    console.log(`Restored from ${folder}. Every row was read again and compared:\n${linesOf(sums)}`);
  } finally {
    await Promise.all([source.close(), target.close()]);
  }
});

/** A secret that a start has made meanwhile signs nothing that the backup knows, so the backup's takes its place; the other one stays beside it. */
function restoreSecret(from: string, to: string): void {
  if (!fs.existsSync(from)) return;
  if (fs.existsSync(to) && !fs.readFileSync(to).equals(fs.readFileSync(from))) fs.renameSync(to, `${to}.before-restore-${Date.now()}`);
  fs.copyFileSync(from, to);
  fs.chmodSync(to, 0o600);
}
