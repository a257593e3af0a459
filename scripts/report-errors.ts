import "./server/survive-log-errors.mjs";
import { BrokenContent } from "../lib/platform/content";
import { CopyError } from "../lib/platform/db/copy-rows";
import { SettingsError } from "../lib/platform/settings";

/** Runs a script. Errors of the content or the settings, which its user can correct, are printed without a stack. */
export async function reportErrors(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof BrokenContent || error instanceof SettingsError || error instanceof CopyError)) throw error;
    console.error(error instanceof SettingsError ? `A setting cannot be used:\n${error.message}` : error.message);
    process.exitCode = 1;
  }
}
