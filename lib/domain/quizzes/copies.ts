import { createHash } from "node:crypto";
import * as z from "zod";
import type { Question } from "../../platform/content";
import type { Database } from "../../platform/db";
import { defaultLanguage, inEachLanguage } from "../../platform/i18n/language";

/** By language. A copy has the languages of its day. */
const texts = z.record(z.string(), z.string());
/** What a question shows and is graded by (decision 0276). */
const copy = z.object({
  type: z.enum(["radio", "checkbox"]),
  question: texts,
  feedback: texts,
  page: z.number().optional(),
  options: z.array(z.object({ id: z.string(), correct: z.boolean(), text: texts, why: texts.optional() })),
});

/** A question with its version: the digest of all that it shows. */
export type VersionedQuestion = Question & { version: string };

export function withVersion(question: Question): VersionedQuestion {
  return { ...question, version: createHash("sha256").update(toCopy(question)).digest("base64url") };
}

function toCopy({ type, question, feedback, page, options }: Question): string {
  const shown: z.infer<typeof copy> = {
    type,
    question,
    feedback,
    page,
    options: options.map(({ id, correct, why, ...option }) => ({
      id,
      correct,
      why,
      text: inEachLanguage((language) => option[language]),
    })),
  };
  return JSON.stringify(shown);
}

function fromCopy(id: string, version: string, content: string): VersionedQuestion {
  const { options, question, feedback, ...rest } = copy.parse(JSON.parse(content));
  const inAll = (text: z.infer<typeof texts>) =>
    inEachLanguage((language) => text[language] ?? text[defaultLanguage] ?? "");
  return {
    ...rest,
    id,
    version,
    question: inAll(question),
    feedback: inAll(feedback),
    options: options.map((option) => ({
      id: option.id,
      correct: option.correct,
      ...inAll(option.text),
      ...(option.why ? { why: inAll(option.why) } : {}),
    })),
  };
}

/** Stores a copy of each question, unless there is one. */
export async function storeCopies(db: Database, questions: VersionedQuestion[]): Promise<void> {
  const copies = new Map(questions.map((question) => [question.version, toCopy(question)]));
  if (copies.size === 0) return;
  // In one order, so that two attempts that begin at once do not wait for each other.
  const inOrder = [...copies].sort(([one], [other]) => (one < other ? -1 : 1));
  await db
    .insertInto("question_copies")
    .values(inOrder.map(([version, content]) => ({ version, content })))
    .onConflict((conflict) => conflict.column("version").doNothing())
    .execute();
}

/** The copies of these versions, by the id of the question. */
export async function readCopies(db: Database, versions: { id: string; version: string }[]) {
  if (versions.length === 0) return [];
  const wanted = versions.map(({ version }) => version);
  const rows = await db.selectFrom("question_copies").selectAll().where("version", "in", wanted).execute();
  const stored = new Map(rows.map(({ version, content }) => [version, content]));
  return versions.flatMap(({ id, version }) => {
    const content = stored.get(version);
    return content === undefined ? [] : [fromCopy(id, version, content)];
  });
}
