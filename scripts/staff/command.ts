import type { StaffContext } from "../../lib/domain/certificates";

/** The printed result of a command: `ok` decides the exit code. */
export type Result = { ok: boolean; text: string };

/** One command for the staff. `run` returns null when its arguments (`words`) are not those that the usage names. */
export type Command = {
  name: string;
  words: string;
  description: string;
  run: (context: StaffContext, words: string[], operator: string) => Promise<Result | null>;
};

/** Removes control characters, because text that people typed could control the terminal. */
export function printable(text: string): string {
  return text.replace(/[^\P{Cc}\n]/gu, "");
}
