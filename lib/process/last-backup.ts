import fs from "node:fs";
import path from "node:path";

const fileIn = (dataDir: string) => path.join(dataDir, "last-backup");

/** Notes in the data folder when the last complete backup was made, for the metrics of a running portal. */
export function noteBackup(dataDir: string, madeAt: Date): void {
  fs.writeFileSync(fileIn(dataDir), `${madeAt.toISOString()}\n`, { mode: 0o600 });
}

/** When the last complete backup was made, in seconds since 1970; null where none was noted. */
export function lastBackup(dataDir: string): number | null {
  try {
    const seconds = Date.parse(fs.readFileSync(fileIn(dataDir), "utf8").trim()) / 1000;
    return Number.isFinite(seconds) ? seconds : null;
  } catch {
    return null;
  }
}
