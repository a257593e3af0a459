import fs from "node:fs/promises";
import path from "node:path";

/** As much as a small write of the database needs: its log grows by pages of 4 KB. */
const probeBytes = 64 * 1024;

/**
 * Whether the disk of the data takes anything: a few KB are written into its folder and deleted. The free space that the
 * system names would not show a quota or a disk that has become read-only.
 */
export async function diskProblem(folder: string): Promise<"disk" | null> {
  const probe = path.join(folder, `.takes-writes-${process.pid}`);
  try {
    await fs.writeFile(probe, Buffer.alloc(probeBytes), { mode: 0o600 });
    return null;
  } catch {
    return "disk";
  } finally {
    await fs.rm(probe, { force: true }).catch(() => undefined);
  }
}
