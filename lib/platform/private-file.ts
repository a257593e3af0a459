import { randomBytes, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Creates a folder that only the portal's user can read; restricts an existing one that it owns. */
export function privateFolder(folder: string): string {
  makeFolder(folder);
  tighten(folder, 0o700);
  return folder;
}

/** Not `mkdirSync` with `recursive`, which never returns in /proc: there mkdir fails as if the parent were missing. */
function makeFolder(folder: string): void {
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    fs.mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process made it meanwhile.
    if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** Makes a SQLite file that only the portal's user can read; its `-wal` and `-shm` get the same mode. */
export function privateFile(file: string): string {
  privateFolder(path.dirname(file));
  fs.closeSync(fs.openSync(file, "a", 0o600));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) tighten(each, 0o600);
  return file;
}

/** 256 random bits, stored once. Processes that start together read the same value, never a half of one. */
export function secretIn(folder: string, name: string): string {
  const file = path.join(privateFolder(folder), name);
  if (!fs.existsSync(file)) {
    const draft = path.join(folder, `.${name}-${randomUUID()}`);
    try {
      fs.writeFileSync(draft, randomBytes(32).toString("hex"), { mode: 0o600 });
      fs.linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      fs.rmSync(draft, { force: true });
    }
  }
  tighten(file, 0o600);
  return fs.readFileSync(file, "utf8").trim();
}

/** A file of another user stays unchanged, because the portal may still be allowed to use it. */
function tighten(file: string, mode: number): void {
  try {
    if ((fs.statSync(file).mode & 0o777) !== mode) fs.chmodSync(file, mode);
  } catch (error) {
    if (!["ENOENT", "EPERM", "EROFS"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
