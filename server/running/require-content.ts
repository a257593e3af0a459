import { SettingsError } from "../../lib/platform/settings.ts";
import { folderProblem } from "../../lib/process/folder-problem.ts";

/** @throws SettingsError where the content's folder cannot be read, which every page would find out else */
export function requireContent({ contentDir }: { contentDir: string }): void {
  const problem = folderProblem(contentDir);
  if (problem) throw new SettingsError(`${problem} Is PORTAL_CONTENT_DIR right?`);
}
