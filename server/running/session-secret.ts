import path from "node:path";
import { secretIn } from "../../lib/platform/private-file.ts";

/**
 * The session secret: set, in a list of its own (empty here), or made once and stored in the data folder. The middleware cannot read files, so it gets it
 * from the environment.
 */
export function ensureSessionSecret(env: NodeJS.ProcessEnv): string {
  return env.SESSION_SECRETS
    ? ""
    : env.SESSION_SECRET || secretIn(path.resolve(env.PORTAL_DATA_DIR || "./data"), "session-secret");
}

/** What an operator does about a data folder that cannot be made or written; null for any other error. */
export function unwritableInWords(error: unknown): string | null {
  const { code, path: place } = error as NodeJS.ErrnoException;
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return `This user may not write ${place}. Run the portal as its own user, or name another folder in PORTAL_DATA_DIR.`;
  if (code === "ENOENT" || code === "ENOTDIR" || code === "EEXIST")
    return `No folder can be made at ${place}. Name another one in PORTAL_DATA_DIR.`;
  return null;
}
