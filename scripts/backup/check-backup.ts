import fs from "node:fs";
import path from "node:path";
import { migrationNames } from "../../lib/platform/db";
import { folderProblem } from "../../lib/process/folder-problem.ts";
import { CommandError } from "../command/command-error";
import { decryptText, type Keys } from "./encryption";
import {
  checksumLines,
  digestOfFile,
  hashBytes,
  type Manifest,
  manifestName,
  parseManifest,
  type StoredFile,
  sealedSuffix,
  sumsName,
} from "./manifest";

const nothing = "Nothing was restored.";
const sealedManifest = manifestName + sealedSuffix;

/**
 * Compares every file of a backup with its manifest, only by reading.
 * @throws CommandError naming the first file that is missing, truncated, changed or does not belong there, or why this
 * release cannot restore it
 */
export async function checkBackup(folder: string, keys: Keys | null): Promise<Manifest> {
  const manifest = readManifest(folder);
  if (manifest.encrypted && !keys)
    throw new CommandError(`The backup in ${folder} is encrypted. Name the file with its key: --key FILE`);
  if (!manifest.encrypted && keys)
    throw new CommandError(
      `The backup in ${folder} is not encrypted. Leave out --key only if you know that it should not be.`,
    );
  for (const file of manifest.files) await checkFile(folder, file);
  checkSums(folder, manifest);
  refuseExtraFiles(folder, manifest);
  if (keys) await checkSealedManifest(folder, keys);
  refuseNewerRelease(manifest);
  return manifest;
}

/** The manifest, and its encrypted form where there is one. */
const manifestNames = ({ encrypted }: Manifest) => [manifestName, ...(encrypted ? [sealedManifest] : [])];

export function namesIn(manifest: Manifest): string[] {
  return [...manifest.files.map(({ name }) => name), ...manifestNames(manifest), sumsName];
}

function readManifest(folder: string): Manifest {
  const problem = folderProblem(folder);
  if (problem) throw new CommandError(problem);
  const file = path.join(folder, manifestName);
  if (!fs.existsSync(file)) {
    throw new CommandError(
      `${folder} has no ${manifestName}, so it is no complete backup, or one of a release that made none. Such an older one is restored with --unchecked.`,
    );
  }
  const text = fs.readFileSync(file, "utf8");
  if (sumsIn(folder).get(manifestName) !== hashBytes(text)) throw changed(manifestName);
  const manifest = parseManifest(text);
  if (!manifest)
    throw new CommandError(
      `${manifestName} cannot be read by this release. A backup is restored by the release that made it, or a newer one. ${nothing}`,
    );
  return manifest;
}

function sumsIn(folder: string): Map<string, string> {
  const file = path.join(folder, sumsName);
  if (!fs.existsSync(file)) throw missing(sumsName);
  const lines = fs.readFileSync(file, "utf8").split("\n").filter(Boolean);
  return new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
}

async function checkFile(folder: string, { name, bytes, sha256 }: StoredFile): Promise<void> {
  const file = path.join(folder, name);
  const found = fs.lstatSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) throw missing(name);
  if (found.size < bytes)
    throw new CommandError(`${name} is truncated: ${found.size} of its ${bytes} bytes are there. ${nothing}`);
  if (found.size > bytes || (await digestOfFile(file)) !== sha256) throw changed(name);
}

/** The manifest fits already, so what differs is SHA256SUMS itself. */
function checkSums(folder: string, manifest: Manifest): void {
  const others = manifestNames(manifest).map((name) => {
    const file = path.join(folder, name);
    if (!fs.existsSync(file)) throw missing(name);
    return { name, sha256: hashBytes(fs.readFileSync(file)) };
  });
  const found = sumsIn(folder);
  if (manifest.encrypted && found.get(sealedManifest) !== others[1]?.sha256) throw changed(sealedManifest);
  if (fs.readFileSync(path.join(folder, sumsName), "utf8") !== checksumLines([...manifest.files, ...others]))
    throw changed(sumsName);
}

/** A left `portal.sqlite-wal` would change what SQLite reads. */
function refuseExtraFiles(folder: string, manifest: Manifest): void {
  const belongs = new Set(namesIn(manifest));
  const extra = fs.readdirSync(folder).find((name) => !belongs.has(name));
  if (extra)
    throw new CommandError(
      `${extra} does not belong to the backup: somebody has put it into the folder. Move it away first. ${nothing}`,
    );
}

/** Someone who changes a file can also change unencrypted checksums, but not the encrypted manifest. */
async function checkSealedManifest(folder: string, keys: Keys): Promise<void> {
  const text = await decryptText(fs.readFileSync(path.join(folder, sealedManifest)), keys, sealedManifest);
  if (text !== fs.readFileSync(path.join(folder, manifestName), "utf8")) throw changed(manifestName);
}

function refuseNewerRelease({ migrations, release }: Manifest): void {
  const [unknown] = new Set(migrations).difference(new Set(migrationNames()));
  if (unknown)
    throw new CommandError(
      `The backup is of a newer release (${release}): this one does not know ${unknown}. Restore it with that release. ${nothing}`,
    );
}

function missing(name: string): CommandError {
  return new CommandError(`${name} is missing from the backup. ${nothing}`);
}

function changed(name: string): CommandError {
  return new CommandError(
    `${name} is not as it was when the backup was made: it was changed, or the disk has damaged it. ${nothing}`,
  );
}
