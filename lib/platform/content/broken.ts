import type * as z from "zod";

export type Problem = { file: string; field: string; message: string };

/** The error for content that cannot be published: every problem with its file, its field and a message. */
export class BrokenContent extends Error {
  constructor(readonly problems: Problem[]) {
    super(
      `${problems.length === 1 ? "A content file is" : `${problems.length} things in the content are`} broken:\n${problems.map(inOneLine).join("\n")}`,
    );
  }
}

function inOneLine({ file, field, message }: Problem): string {
  return `  ${file}${field ? ` · ${field}` : ""} · ${message}`;
}

export function brokenAt(file: string, field: string, message: string): BrokenContent {
  return new BrokenContent([{ file, field, message }]);
}

/** What `read` returns; undefined where that is broken, and `problems` says why. */
export function attempt<Read>(problems: Problem[], read: () => Read): Read | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof BrokenContent)) throw error;
    problems.push(...error.problems);
    return undefined;
  }
}

export function throwIfBroken(problems: Problem[]): void {
  if (problems.length > 0) throw new BrokenContent(problems);
}

export function firstTwice<Value>(values: Value[]): Value | undefined {
  return values.find((each, index) => values.indexOf(each) !== index);
}

type Key = string | number;

/** A check of a list in a file: no two entries have the same key. `what` names it in the message. */
export const noneTwice =
  <Entry>(keysOf: (entry: Entry) => Key | Key[], what = "") =>
  (entries: Entry[], context: z.RefinementCtx): void => {
    const twice = firstTwice(entries.flatMap(keysOf));
    if (twice !== undefined) context.addIssue({ code: "custom", message: `${what}${twice} occurs twice` });
  };
