import fs from "node:fs";
import path from "node:path";
import { holdDataFolder, isServed, type OpenDatabase } from "../../lib/platform/db";
import { root } from "../../lib/process/steps.ts";
import { CommandError } from "./command-error";

/**
 * Holds a SQLite data folder until this command ends, so that no portal starts on it meanwhile.
 * @throws CommandError while a portal runs on the database: what it writes would be missing in a copy of all rows
 */
export async function refuseWhileServed(database: OpenDatabase, dataDir: string): Promise<void> {
  const served = database.kind === "sqlite" ? holdDataFolder(dataDir) === null : await isServed(database.handle);
  if (served)
    throw new CommandError(
      "A portal runs on this database. Stop it first: what is written there while the rows are copied would be lost.",
    );
}

/** @throws CommandError where there is no production build */
export function requireBuild(): void {
  if (!fs.existsSync(path.join(root, ".next", "BUILD_ID")))
    throw new CommandError("The portal is not built. Build it first: npm run build");
}
