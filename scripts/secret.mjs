import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** The session secret: given, or made once and kept in the data folder. The middleware cannot read files, so it is handed over here. */
export function ensureSessionSecret(env) {
  if (env.SESSION_SECRET) return env.SESSION_SECRET;
  const folder = path.resolve(env.PORTAL_DATA_DIR || "./data");
  const file = path.join(folder, "session-secret");
  fs.mkdirSync(folder, { recursive: true });
  try {
    fs.writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
  }
  return fs.readFileSync(file, "utf8").trim();
}
