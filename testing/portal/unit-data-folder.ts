import fs from "node:fs";
import os from "node:os";
import path from "node:path";

/** The data folder of a run of the unit tests, because `data/` may hold a developer's own portal. */
export const unitDataFolder = path.join(os.tmpdir(), `portal-unit-${process.pid}`);

export function setup(): void {
  fs.mkdirSync(unitDataFolder, { recursive: true });
}

export function teardown(): void {
  fs.rmSync(unitDataFolder, { recursive: true, force: true });
}
