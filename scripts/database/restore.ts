import "../command/load-env.ts";
import fs from "node:fs";
import path from "node:path";
import { migrate } from "../../lib/platform/db";
import { copyRows } from "../../lib/platform/db/copy-rows";
import { privateFolder } from "../../lib/platform/private-file";
import { settings } from "../../lib/platform/settings";
import { readCommand, refuseArguments } from "../../lib/process/read-command.ts";
import { checkBackup } from "../backup/check-backup";
import { readKeys } from "../backup/encryption";
import { extractBackup, extractUnchecked } from "../backup/extract-backup";
import { databaseName, secretNames } from "../backup/manifest";
import { formatSums } from "../backup/report";
import { cleanAtTheEnd, deleteLeftCopies } from "../command/clean-at-the-end";
import { openDatabaseOfSettings, openTarget, withDatabase } from "../command/open-database";
import { refuseWhileServed } from "../command/refuse-while-served";
import { reportErrors } from "../command/report-errors";

const command = {
  name: "restore",
  description:
    "Writes a backup into the database that the settings name, SQLite or PostgreSQL, which must be empty, and its secrets into the data folder. Stop the portal first. Every file is compared with the backup's manifest before anything is written.",
  words: [{ name: "folder", meaning: "the folder of the backup" }],
  options: {
    key: { type: "string", placeholder: "FILE", meaning: "the file with the secret key of an encrypted backup" },
    unchecked: {
      type: "boolean",
      meaning:
        "restores a backup without comparing it: one of a release that made no manifest, or the rest of a damaged one",
    },
  },
} as const;
const { words, values } = readCommand(command);
if (values.key && values.unchecked)
  refuseArguments(command, "An encrypted backup is always checked: leave out --unchecked.");

await reportErrors(async () => {
  const folder = path.resolve(words[0] ?? "");
  const keys = values.key ? await readKeys(values.key) : null;
  const manifest = values.unchecked ? null : await checkBackup(folder, keys);
  const { dataDir } = settings();
  const copies = path.join(privateFolder(dataDir), `restore-unfinished-${process.pid}`);
  deleteLeftCopies(dataDir, new Date());
  const clean = cleanAtTheEnd([copies]);
  try {
    privateFolder(copies);
    if (manifest) await extractBackup(folder, manifest, keys, copies);
    else extractUnchecked(folder, copies);
    // An older backup is brought up to date in the copy, so that the backup itself stays as it is.
    await restoreRows(path.join(copies, databaseName));
    for (const name of secretNames) restoreSecret(path.join(copies, name), path.join(dataDir, name));
  } finally {
    clean();
  }
  if (manifest) console.log(`The backup is of ${manifest.madeAt}, by release ${manifest.release}.`);
  else console.log("The backup was not compared with a manifest.");
});

async function restoreRows(file: string): Promise<void> {
  const sums = await withDatabase(await openTarget(file), (source) =>
    withDatabase(openDatabaseOfSettings(), async (target) => {
      await refuseWhileServed(target, settings().dataDir);
      await migrate(target.db);
      return copyRows(source, target);
    }),
  );
  console.log(`Restored from ${words[0]}. Every row was read again and compared:\n${formatSums(sums)}`);
}

/** The backup's secret takes the place of a start's, which signs nothing known; that one stays beside it. */
function restoreSecret(from: string, to: string): void {
  if (!fs.existsSync(from)) return;
  if (fs.existsSync(to) && !fs.readFileSync(to).equals(fs.readFileSync(from)))
    fs.renameSync(to, `${to}.before-restore-${Date.now()}`);
  // The copy lies in the same folder, so this needs no room on the disk.
  fs.chmodSync(from, 0o600);
  fs.renameSync(from, to);
}
