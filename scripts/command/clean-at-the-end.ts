import fs from "node:fs";
import path from "node:path";

/** Deletes unfinished folders, also when the process is told to stop or its terminal ends. @returns what does so at once */
export function cleanAtTheEnd(folders: string[]): () => void {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const clean = () => {
    for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  };
  const stop = () => {
    clean();
    process.exit(1);
  };
  for (const signal of signals) process.once(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
    clean();
  };
}

/** No backup and no restore takes so long. */
const longestMs = 12 * 60 * 60 * 1000;

/** Deletes the unencrypted copies of all rows that a killed backup or restore has left in the data folder. */
export function deleteLeftCopies(dataDir: string, now: Date): void {
  for (const name of fs.globSync("{backup,restore}-unfinished-*", { cwd: dataDir })) {
    const folder = path.join(dataDir, name);
    if (now.getTime() - fs.statSync(folder).mtimeMs > longestMs) fs.rmSync(folder, { recursive: true, force: true });
  }
}
