import path from "node:path";
import { secretIn } from "../../lib/platform/private-file.ts";

/**
 * The session secret: set, or made once and stored in the data folder. The middleware cannot read files, so it gets it
 * from the environment.
 */
export function ensureSessionSecret(env: NodeJS.ProcessEnv): string {
  return env.SESSION_SECRET || secretIn(path.resolve(env.PORTAL_DATA_DIR || "./data"), "session-secret");
}
