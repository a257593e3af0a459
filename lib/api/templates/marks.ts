import { randomBytes } from "node:crypto";
import type { LearnerMarks } from "../../platform/portal.ts";

export type Mark = keyof LearnerMarks;
/** A page in parts: bytes that all learners share, and between them the marks of a learner's texts. */
export type Parts = (Buffer | Mark)[];
export type TextOf = (mark: Mark) => Buffer;

/** Random, so that no text that anyone has written holds one. */
export function makeMarks(): LearnerMarks {
  const make = (name: Mark) => `portal-${name}-${randomBytes(16).toString("hex")}`;
  return { avatar: make("avatar"), data: make("data"), account: make("account"), name: make("name") };
}

export function splitAtMarks(html: string, marks: LearnerMarks): Parts {
  const names = new Map(Object.entries(marks).map(([name, mark]) => [mark, name as Mark]));
  // A capturing group, so that `split` returns the marks too.
  return html.split(new RegExp(`(${[...names.keys()].join("|")})`)).map((part) => names.get(part) ?? Buffer.from(part));
}

/** What is put in is never searched for marks, and no sign in it has a meaning. */
export const fillEach = (parts: Parts, textOf: TextOf): Buffer[] =>
  parts.map((part) => (isMark(part) ? textOf(part) : part));

export const fill = (parts: Parts, textOf: TextOf): Buffer => Buffer.concat(fillEach(parts, textOf));

export const isMark = (part: Buffer | Mark): part is Mark => typeof part === "string";
