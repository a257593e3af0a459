import path from "node:path";
import { secretIn } from "../../lib/platform/private-file.ts";

/** The session secret: given, or made once and kept in the data folder. The middleware cannot read files, so it is handed over here. */
export function ensureSessionSecret(env) {
  return env.SESSION_SECRET || secretIn(path.resolve(env.PORTAL_DATA_DIR || "./data"), "session-secret");
}
