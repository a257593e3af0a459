import * as z from "zod";
import type { Problem } from "../../../lib/platform/content/broken";
import { ContentFiles } from "../../../lib/platform/content/files";
import { writtenFields } from "../../../lib/platform/content/schema";
import { defaultLanguage, languages } from "../../../lib/platform/i18n/language";
import named from "./kinds.json" with { type: "json" };

/** Who is easily left out, or only helped: communities, places and disabilities that texts name, and two professions. */
const kinds = z.enum(named);

export const namesFile = z.array(
  z.strictObject({
    ...writtenFields,
    part: z.enum(["helps", "helped"]),
    is: z.array(kinds).default([]),
    in: z
      .string()
      .regex(
        /^(?:(?:courses|articles|discussions|class-plans)\/[\w/-]+|scenes)$/,
        "must be the folder of a topic, an article or a discussion, a class plan without .yaml, or scenes",
      ),
  }),
);
export type Name = z.infer<typeof namesFile>[number];

/** The register of names. @throws BrokenContent */
export function namesOf(root: string): Name[] {
  return new ContentFiles(root).yaml("names.yaml", namesFile);
}

export function countKinds(names: Name[]) {
  return kinds.options.map((kind) => {
    const persons = names.filter(({ is }) => is.includes(kind));
    const helps = persons.filter(({ part }) => part === "helps").length;
    return { kind, helps, helped: persons.length - helps };
  });
}

export function kindsWithoutHelper(names: Name[]): Problem[] {
  return countKinds(names)
    .filter(({ helps }) => helps === 0)
    .map(({ kind }) => ({ file: "names.yaml", field: "is", message: `nobody who is ${kind} helps in any text` }));
}

/** The texts and quizzes of one folder in the default language. */
export type Folder = { folder: string; text: string };

/** Reports names used elsewhere or not at all, and stories without one. In the default language only (पूजा). */
export function namesOutOfPlace(names: Name[], folders: Folder[]): Problem[] {
  const problems: Problem[] = [];
  for (const field of languages) {
    const all = names.map((name) => name[field]);
    for (const twice of new Set(all.filter((each, index) => all.indexOf(each) !== index)))
      problems.push({ file: "names.yaml", field, message: `${twice} occurs twice` });
  }
  for (const { [defaultLanguage]: name, in: home } of names) {
    const pattern = new RegExp(`\\b${name}\\b`);
    const found = folders.filter(({ text }) => pattern.test(text)).map(({ folder }) => folder);
    if (!found.includes(home)) problems.push({ file: "names.yaml", field: name, message: `does not occur in ${home}` });
    for (const other of found.filter((each) => each !== home))
      problems.push({ file: other, field: name, message: `is the name of a person in ${home} already` });
  }
  const known = new RegExp(`\\b(?:${names.map((name) => name[defaultLanguage]).join("|")})\\b`);
  for (const { folder, text } of folders)
    for (const [, story = ""] of text.matchAll(/^:::story[^\n]*\n([\s\S]*?)^:::/gm))
      if (!known.test(story)) {
        const message = `names nobody of names.yaml: ${story.trim().slice(0, 60)}`;
        problems.push({ file: folder, field: ":::story", message });
      }
  return problems;
}
