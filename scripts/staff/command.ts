import type { StaffContext } from "../../lib/domain/certificates";

/** What a command tells: `ok` decides the exit code. */
export type Said = { ok: boolean; text: string };

/** One thing the staff can do. `run` answers null when its words are not what `usage` says. */
export type Command = { name: string; words: string; does: string; run: (context: StaffContext, words: string[], operator: string) => Promise<Said | null> };
