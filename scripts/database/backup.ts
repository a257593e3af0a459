import "../load-env.mjs";
import fs from "node:fs";
import path from "node:path";
import { CopyError, copyRows } from "../../lib/platform/db/copy-rows";
import { privateFile, privateFolder } from "../../lib/platform/private-file";
import { settings } from "../../lib/platform/settings";
import { reportErrors } from "../report-errors";
import { openOwnDatabase, openTarget } from "./open";
import { linesOf } from "./report";
import { secretNames } from "./secrets";

// npm run backup -- [folder]: every row as it is at this moment, and the portal's secrets, into a new folder. The portal may be running; the
// rows come from SQLite or PostgreSQL, and lie in a SQLite file in either case.

await reportErrors(async () => {
  const { dataDir } = settings();
  const stamp = new Date().toISOString().slice(0, 19).replace(/[:T]/g, "-");
  const folder = path.resolve(process.argv[2] ?? path.join(dataDir, "backups", stamp));
  if (fs.existsSync(folder)) throw new CopyError(`${folder} exists already. Name a new folder.`);
  // Until everything is copied and compared the folder has another name, so that an interrupted backup is not mistaken for a complete one.
  const unfinished = privateFolder(`${folder}.unfinished-${process.pid}`);
  const source = openOwnDatabase();
  try {
    const target = await openTarget(privateFile(path.join(unfinished, "portal.sqlite")));
    const sums = await copyRows(source, target).finally(() => target.close());
    for (const name of secretNames) {
      const file = path.join(dataDir, name);
      if (fs.existsSync(file)) fs.copyFileSync(file, path.join(unfinished, name), fs.constants.COPYFILE_EXCL);
    }
    fs.renameSync(unfinished, folder);
    console.log(`The backup is in ${folder}. Every row was read again and compared:\n${linesOf(sums)}`);
  } finally {
    await source.close();
    fs.rmSync(unfinished, { recursive: true, force: true });
  }
});
