import "server-only";
import fs from "node:fs";
import path from "node:path";
import { settings } from "../../platform/settings";

/** Each script, and its replacement when offline reading is off. */
const served: Record<string, string | null> = {
  "service-worker.js": "remove.js",
  "page.js": "remove-page.js",
  "saved.js": null,
  "saved.css": null,
};

/**
 * A script or style sheet of the offline portal. Where it is switched off, and while developing, the script that removes it from this
 * browser. @returns null for a name without a script, and before the build has made them
 */
export function readOfflineScript(name: string): string | null {
  if (!Object.hasOwn(served, name)) return null;
  const isOn = settings().offline && process.env.NODE_ENV === "production";
  const file = isOn ? name : served[name];
  if (!file) return null;
  const built = path.join(/* turbopackIgnore: true */ process.cwd(), ".next", "offline", file);
  return fs.existsSync(built) ? fs.readFileSync(built, "utf8") : null;
}
