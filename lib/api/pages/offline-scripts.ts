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
const kept = new Map<string, string>();

/**
 * A script or style sheet of the offline portal. Where it is switched off, and while developing, the script that removes it from this
 * browser. @returns null for a name without a script, and before the build has made them
 */
export function readOfflineScript(name: string): string | null {
  if (!Object.hasOwn(served, name)) return null;
  const isOn = settings().offline && process.env.NODE_ENV === "production";
  const file = isOn ? name : served[name];
  return file ? readBuilt(file) : null;
}

function readBuilt(name: string): string | null {
  const before = kept.get(name);
  if (before !== undefined) return before;
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), ".next", "offline", name);
  if (!fs.existsSync(file)) return null;
  const text = fs.readFileSync(file, "utf8");
  kept.set(name, text);
  return text;
}
