import "../command/load-env.ts";
import fs from "node:fs";
import path from "node:path";
import { settings } from "../../lib/platform/settings";
import { folderProblem } from "../../lib/process/folder-problem.ts";
import { noteBackup } from "../../lib/process/last-backup.ts";
import { readCommand, refuseArguments } from "../../lib/process/read-command.ts";
import { readKeys } from "../backup/encryption";
import { formatSums, secretsElsewhere, secretsInWords } from "../backup/report";
import { deleteOlder, nameOfBackup, writeBackup } from "../backup/write-backup";
import { CommandError } from "../command/command-error";
import { openOwnDatabase } from "../command/open-database";
import { reportErrors } from "../command/report-errors";

const command = {
  name: "backup",
  description:
    "Copies every row and the portal's secrets into a new folder, with a manifest of checksums. The portal may be running. Every row is read again and compared.",
  words: [
    {
      name: "folder",
      meaning: "the new folder; one named after the time, in backups of the data folder, where none is given",
      optional: true,
    },
  ],
  options: {
    in: {
      type: "string",
      placeholder: "FOLDER",
      meaning: "the folder in which one named after the time is made: on another disk than the data",
    },
    key: { type: "string", placeholder: "FILE", meaning: "encrypts with the key in this file (npm run backup-key)" },
    keep: {
      type: "number",
      least: 1,
      placeholder: "NUMBER",
      meaning: "afterwards deletes the oldest complete backups of this portal beside it, until this many are left",
    },
  },
  notes: ["For example, every night: npm run backup -- --in /mnt/backup/portal --key /etc/portal/backup.key --keep 14"],
} as const;
const { words, values } = readCommand(command);
const [named] = words;
if (named && values.in) refuseArguments(command, "Give a folder or --in, not both.");
if (named && values.keep)
  refuseArguments(
    command,
    "--keep works with --in or without a folder, because it deletes only backups that are named after their time.",
  );

await reportErrors(async () => {
  const { dataDir, portalUrl } = settings();
  const now = new Date();
  // A disk that is not mounted is not replaced by a folder of its name on the disk below.
  const problem = values.in && folderProblem(path.resolve(values.in));
  if (problem) throw new CommandError(`${problem} Is the disk mounted?`);
  const folder = path.resolve(named ?? path.join(values.in ?? path.join(dataDir, "backups"), nameOfBackup(now)));
  if (fs.existsSync(folder)) throw new CommandError(`${folder} exists already. Name a new folder.`);
  const keys = values.key ? await readKeys(values.key) : null;
  const source = openOwnDatabase();
  try {
    const elsewhere = secretsElsewhere(process.env);
    const sums = await writeBackup({ source, dataDir, portalUrl, folder, keys, now, secretsElsewhere: elsewhere });
    console.log(
      `The ${keys ? "encrypted " : ""}backup is in ${folder}. Every row was read again and compared:\n${formatSums(sums)}`,
    );
    const warning = secretsInWords(elsewhere);
    if (warning) console.log(warning);
    if (source.kind === "sqlite" && fs.statSync(folder).dev === fs.statSync(dataDir).dev) {
      console.log(
        "It lies on the disk of the data: when that disk fails, both are lost. --in FOLDER writes to another one.",
      );
    }
  } finally {
    await source.close();
  }
  const deleted = values.keep ? deleteOlder(path.dirname(folder), values.keep, portalUrl) : [];
  noteBackup(dataDir, now);
  if (deleted.length > 0) console.log(`Older backups deleted: ${deleted.join(", ")}`);
});
