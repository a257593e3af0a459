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

/** A loss of power has shortened a stored secret. */
export class SecretError extends Error {}

export function secretIn(folder: string, name: string): string {
  return secretFile(path.join(privateFolder(folder), name), "hex");
}

/**
 * 256 random bits, stored once, and on the disk before they are used. Processes that start together read the same
 * value, never a half of one. @throws SecretError
 */
export function secretFile(file: string, encoding: "hex" | "base64"): string {
  if (!fs.existsSync(file)) {
    const draft = path.join(path.dirname(file), `.${path.basename(file)}-${randomUUID()}`);
    try {
      fs.writeFileSync(draft, randomBytes(32).toString(encoding), { mode: 0o600, flush: true });
      fs.linkSync(draft, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    } finally {
      fs.rmSync(draft, { force: true });
    }
    flush(path.dirname(file));
  }
  tighten(file, 0o600);
  const secret = fs.readFileSync(file, "utf8").trim();
  if (secret.length < 32)
    throw new SecretError(`${file} is not whole. Put it back from a backup; without one, delete it to get a new one.`);
  return secret;
}

/** Writes a file or a folder's names onto the disk, so that a loss of power cannot shorten it. */
export function flush(file: string): void {
  const opened = fs.openSync(file, "r");
  try {
    fs.fsyncSync(opened);
  } finally {
    fs.closeSync(opened);
  }
}

/** A file of another user stays unchanged, because the portal may still be allowed to use it. */
function tighten(file: string, mode: number): void {
  try {
    if ((fs.statSync(file).mode & 0o777) !== mode) fs.chmodSync(file, mode);
  } catch (error) {
    if (!["ENOENT", "EPERM", "EROFS"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  }
}
