import fs from "node:fs";
import { SettingsError } from "../../lib/platform/settings.ts";

/**
 * @throws SettingsError where the folder of the content is not there, which otherwise every page would find out by
 * itself
 */
export function requireContent({ contentDir }: { contentDir: string }): void {
  if (!fs.statSync(contentDir, { throwIfNoEntry: false })?.isDirectory())
    throw new SettingsError(`PORTAL_CONTENT_DIR: there is no folder ${contentDir}`);
}
