import fs from "node:fs";
import path from "node:path";
import { root } from "../../lib/process/steps.ts";
import { CommandError } from "./command-error";

/** @throws CommandError where there is no production build */
export function requireBuild(): void {
  if (!fs.existsSync(path.join(root, ".next", "BUILD_ID")))
    throw new CommandError("The portal is not built. Build it first: npm run build");
}
