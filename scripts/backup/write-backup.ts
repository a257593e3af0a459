import fs from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import type { OpenDatabase } from "../../lib/platform/db";
import { copyRows, type TableSum } from "../../lib/platform/db/copy-rows";
import { flush, privateFile, privateFolder } from "../../lib/platform/private-file";
import { root } from "../../lib/process/steps.ts";
import { cleanAtTheEnd, deleteLeftCopies } from "../command/clean-at-the-end";
import { openTarget, withDatabase } from "../command/open-database";
import { namesIn } from "./check-backup";
import { encryptFile, encryptText, type Keys } from "./encryption";
import {
  checksumLines,
  databaseName,
  digestOfFile,
  hashBytes,
  type Manifest,
  manifestName,
  parseManifest,
  type SecretName,
  sealedSuffix,
  secretNames,
  sumsName,
  textOfManifest,
} from "./manifest";

type Plan = {
  source: OpenDatabase;
  dataDir: string;
  portalUrl: string;
  /** The new folder. */
  folder: string;
  keys: Keys | null;
  now: Date;
  /** The secrets that are not in the data folder. */
  secretsElsewhere: SecretName[];
};

/**
 * Copies every row as it is at one moment, and the secrets, into a new folder with a manifest. Until all of it is
 * written, compared and on the disk the folder has another name, so that an interrupted backup is not mistaken for a
 * complete one.
 */
export async function writeBackup(plan: Plan): Promise<Record<string, TableSum>> {
  const { source, dataDir, portalUrl, folder, keys, now, secretsElsewhere } = plan;
  const unfinished = `${folder}.unfinished-${process.pid}`;
  // Unencrypted data is never written to the disk of the backups.
  const plain = keys ? path.join(dataDir, `backup-unfinished-${process.pid}`) : unfinished;
  deleteLeftCopies(dataDir, now);
  const clean = cleanAtTheEnd([unfinished, plain]);
  try {
    for (const each of [unfinished, plain]) privateFolder(each);
    const { sums, migrations } = await copyDatabase(source, path.join(plain, databaseName));
    for (const name of secretNames.filter((each) => !secretsElsewhere.includes(each))) {
      const file = path.join(dataDir, name);
      if (fs.existsSync(file)) fs.copyFileSync(file, path.join(plain, name), fs.constants.COPYFILE_EXCL);
    }
    const names = fs.readdirSync(plain).sort();
    if (keys)
      for (const name of names)
        await encryptFile(path.join(plain, name), path.join(unfinished, name + sealedSuffix), keys);
    const files: Manifest["files"] = [];
    for (const name of names.map((each) => (keys ? each + sealedSuffix : each))) {
      const file = path.join(unfinished, name);
      // Read again from where it was written.
      files.push({ name, bytes: fs.statSync(file).size, sha256: await digestOfFile(file) });
    }
    const about = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8")) as { version: string };
    const made = { format: 1, portal: portalUrl, release: about.version, madeAt: now.toISOString() } as const;
    const held = { encrypted: keys !== null, secretsElsewhere, migrations, tables: sums, files };
    await writeManifest(unfinished, { ...made, ...held }, keys);
    for (const name of fs.readdirSync(unfinished)) flush(path.join(unfinished, name));
    flush(unfinished);
    fs.renameSync(unfinished, folder);
    flush(path.dirname(folder));
    return sums;
  } finally {
    clean();
  }
}

async function copyDatabase(source: OpenDatabase, file: string) {
  return withDatabase(await openTarget(privateFile(file)), async (target) => {
    const sums = await copyRows(source, target);
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(target.db);
    return { sums, migrations: rows.map(({ name }) => name) };
  });
}

/** An encrypted backup's manifest is there in clear, and encrypted, which nobody without the key can replace. */
async function writeManifest(folder: string, manifest: Manifest, keys: Keys | null): Promise<void> {
  const text = textOfManifest(manifest);
  const written: { name: string; sha256: string }[] = [...manifest.files];
  const write = (name: string, bytes: string | Buffer) => {
    fs.writeFileSync(path.join(folder, name), bytes, { flag: "wx", mode: 0o600 });
    written.push({ name, sha256: hashBytes(bytes) });
  };
  write(manifestName, text);
  if (keys) write(manifestName + sealedSuffix, await encryptText(text, keys));
  write(sumsName, checksumLines(written));
}

/** How the command names a backup, as UTC: 2026-11-23-02-30-00. */
export function nameOfBackup(now: Date): string {
  return now.toISOString().slice(0, 19).replace(/[:T]/g, "-");
}

const nameByCommand = /^\d{4}(?:-\d\d){5}$/;
/** What a command that was killed has left of one. */
const halfDeleted = /^\d{4}(?:-\d\d){5}\.deleting-\d+$/;

/**
 * Deletes the oldest backups of a folder until `keep` complete ones are left. Only what the command has named itself,
 * is a complete backup of this portal and holds nothing else is deleted or counted. @returns the names of the deleted
 * ones
 */
export function deleteOlder(folder: string, keep: number, portal: string): string[] {
  const names = fs.readdirSync(folder);
  for (const name of names.filter((each) => halfDeleted.test(each)))
    fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  const complete = names.filter((name) => nameByCommand.test(name) && isComplete(path.join(folder, name), portal));
  const older = complete.sort().slice(0, -keep);
  for (const name of older) {
    // Under its own name there is always a whole backup or none.
    const leaving = path.join(folder, `${name}.deleting-${process.pid}`);
    fs.renameSync(path.join(folder, name), leaving);
    fs.rmSync(leaving, { recursive: true });
  }
  return older;
}

function isComplete(folder: string, portal: string): boolean {
  if (!fs.lstatSync(folder).isDirectory()) return false;
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  if (entries.some((entry) => !entry.isFile()) || !entries.some(({ name }) => name === manifestName)) return false;
  const manifest = parseManifest(fs.readFileSync(path.join(folder, manifestName), "utf8"));
  if (!manifest || manifest.portal !== portal) return false;
  const names = entries.map(({ name }) => name);
  if (names.toSorted().join() !== namesIn(manifest).toSorted().join()) return false;
  return manifest.files.every(({ name, bytes }) => fs.statSync(path.join(folder, name)).size === bytes);
}
