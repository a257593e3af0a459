import type { Command, Option } from "../../../lib/process/command-types.ts";
import { refuseArguments } from "../../../lib/process/read-command.ts";

/** One of the machines that share a run. */
export type Shard = { index: number; count: number };

export const whole: Shard = { index: 1, count: 1 };

export const shardOption = {
  shard: { type: "string", meaning: "runs one part of several, such as 2/4; all of them together are the whole" },
} as const satisfies Record<string, Option>;

/** Ends the process where the option is none. */
export function readShard(command: Command, given: string | undefined): Shard {
  if (given === undefined) return whole;
  const shard = parseShard(given);
  return shard ?? refuseArguments(command, `--shard has to be one of several, such as 2/4, not '${given}'.`);
}

/** @returns null where the text names no part */
export function parseShard(text: string): Shard | null {
  const [, index = 0, count = 0] = (/^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? []).map(Number);
  return index >= 1 && index <= count ? { index, count } : null;
}

/** For vitest and Playwright, which divide their files and tests themselves. */
export const shardArguments = ({ index, count }: Shard) => (count === 1 ? [] : [`--shard=${index}/${count}`]);

/** What cannot be divided, in turn: the first to the first machine. */
export const ofShard = <Part>(parts: readonly Part[], { index, count }: Shard) =>
  parts.filter((_, at) => at % count === index - 1);
