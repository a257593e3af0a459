import "../../lib/process/survive-log-errors.ts";
import { errorInWords } from "./error-words";

/** Runs a script. An error that its user can do something about is printed in words, without a stack. */
export async function reportErrors(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const words = errorInWords(error);
    if (words === null) throw error;
    console.error(words);
    process.exitCode = 1;
  }
}
