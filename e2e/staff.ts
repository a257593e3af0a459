import { execFileSync } from "node:child_process";
import { dataFolder } from "./data-folder";

/** `npm run staff`, for the portal under test. */
export function staff(baseUrl: string, ...words: string[]): string {
  const env = { ...process.env, PORTAL_DATA_DIR: dataFolder, PORTAL_URL: baseUrl };
  return execFileSync(process.execPath, ["--import", "tsx", "scripts/staff.ts", ...words], { env, encoding: "utf8" });
}
