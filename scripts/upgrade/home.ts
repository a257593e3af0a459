import fs from "node:fs";
import path from "node:path";
import { filesIn } from "../../lib/process/files-in.ts";

// An installation with releases: `releases/<name>` are whole folders of the portal, `current` links to the one that its
// processes start from, `previous` to the one before, `static` holds the files that nginx sends itself, of all releases
// that are kept (docs/operations.md).

/** A message for the person who runs the command; everything else is a fault of the command. */
export class UpgradeError extends Error {}

const linked = (home: string, name: string) => {
  try {
    return fs.realpathSync(path.join(home, name));
  } catch {
    return null;
  }
};

export const currentRelease = (home: string) => linked(home, "current");
export const previousRelease = (home: string) => linked(home, "previous");

/** `previous` first: between the two it names the current release, which going back does not accept. */
export function switchTo(home: string, release: string) {
  const before = currentRelease(home);
  if (before && before !== release) link(home, "previous", before);
  link(home, "current", release);
}

/** After a release has failed. Where it was the first one of the installation, nothing may start from it. */
export function switchBack(home: string, current: string | null, previous: string | null) {
  for (const [name, release] of Object.entries({ current, previous }))
    if (release) link(home, name, release);
    else fs.rmSync(path.join(home, name), { force: true });
}

/** Whoever follows the link sees either release, at every moment. */
function link(home: string, name: string, release: string) {
  const made = path.join(home, `.${name}.${process.pid}`);
  fs.rmSync(made, { force: true });
  fs.symlinkSync(path.relative(home, release), made);
  fs.renameSync(made, path.join(home, name));
}

/** @returns the folder for a new release, which does not exist yet; the names sort by their age */
export function newReleaseFolder(home: string, label: string, now = new Date()) {
  const time = now.toISOString().slice(0, 19).replace(/[-:]/g, "").replace("T", "-");
  const folder = path.join(home, "releases", `${time}-${label.replace(/[^\w.-]+/g, "-").slice(0, 40)}`);
  if (fs.existsSync(folder)) throw new UpgradeError(`${folder} exists. Run it again in a second.`);
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  return folder;
}

/**
 * Deletes the oldest releases but `keep`, never the current or the previous one.
 * @returns what was deleted
 */
export function deleteOldReleases(home: string, keep: number) {
  const used = new Set([currentRelease(home), previousRelease(home)]);
  const folder = path.join(fs.realpathSync(home), "releases");
  const releases = fs.readdirSync(folder).sort().reverse();
  const old = releases.slice(Math.max(keep, 0)).filter((name) => !used.has(path.join(folder, name)));
  for (const name of old) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  return old;
}

/** Deletes the files for nginx that no kept release has: pages in a browser name the files of their own release. */
export function deleteOldFiles(home: string, staticFolder: string) {
  const releases = path.join(home, "releases");
  const kept = new Set(
    fs.readdirSync(releases).flatMap((name) => filesIn(path.join(releases, name, ".next", "static"))),
  );
  for (const served of [path.join(staticFolder, "_next", "static"), path.join(staticFolder, "br", "_next", "static")])
    for (const file of filesIn(served))
      if (!kept.has(file) && !kept.has(file.replace(/\.gz$/, ""))) fs.rmSync(path.join(served, file));
}

/**
 * One upgrade at a time.
 * @returns a function that lets the next one begin
 */
export function lock(home: string) {
  const file = path.join(home, "upgrade.lock");
  fs.mkdirSync(home, { recursive: true });
  for (let tries = 0; tries < 2; tries += 1)
    try {
      fs.writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => fs.rmSync(file, { force: true });
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
      if (isRunning(Number(fs.readFileSync(file, "utf8"))))
        throw new UpgradeError(`Another upgrade is running here (${file}).`);
      fs.rmSync(file, { force: true });
    }
  throw new UpgradeError(`Another upgrade has begun here at the same moment (${file}).`);
}

const errorCode = (error: unknown) => (error as NodeJS.ErrnoException).code;

function isRunning(pid: number) {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}
