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

export function toProblems(file: string, error: z.ZodError): Problem[] {
  return error.issues.map((issue) => ({ file, field: issue.path.join("."), message: issue.message }));
}

/** The error for one thing that is wrong. */
export function brokenAt(file: string, field: string, message: string): BrokenContent {
  return new BrokenContent([{ file, field, message }]);
}
