import fs from "node:fs";
import path from "node:path";
import { namesIn } from "./check-backup";
import { manifestName, parseManifest } from "./manifest";

/** How the command names a backup, as UTC: 2026-11-23-02-30-00. */
export function nameOfBackup(now: Date): string {
  return now.toISOString().slice(0, 19).replace(/[:T]/g, "-");
}

const nameByCommand = /^\d{4}(?:-\d\d){5}$/;

/**
 * Deletes the oldest backups of a folder until `keep` complete ones are left. Only what the command has named itself,
 * is a complete backup of this portal and holds nothing else is deleted or counted. @returns the names of the deleted
 * ones
 */
export function deleteOlder(folder: string, keep: number, portal: string): string[] {
  const complete = fs
    .readdirSync(folder)
    .filter((name) => nameByCommand.test(name) && isComplete(path.join(folder, name), portal));
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
