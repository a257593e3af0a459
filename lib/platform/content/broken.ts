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

const named = /^[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/;

type Read<Loaded> = { loaded: Loaded; wrong: Problem[] };

/** Reads these files `<folder>/<id>.yaml`, and reports what is wrong with all of them together. @throws BrokenContent */
export function loadEach<Loaded>(
  { folder, names, kind }: { folder: string; names: string[]; kind: string },
  read: (file: string, id: string) => Read<Loaded>,
): Loaded[] {
  const all: Loaded[] = [];
  const problems: Problem[] = [];
  for (const name of names)
    try {
      const file = `${folder}/${name}`;
      if (!named.test(name)) throw brokenAt(file, "", `is not named like my-${kind}.yaml`);
      const { loaded, wrong } = read(file, name.replace(/\.yaml$/, ""));
      problems.push(...wrong);
      all.push(loaded);
    } catch (error) {
      if (!(error instanceof BrokenContent)) throw error;
      problems.push(...error.problems);
    }
  if (problems.length > 0) throw new BrokenContent(problems);
  return all;
}
