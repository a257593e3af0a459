import * as z from "zod";
import { inEachLanguage, type Text } from "../../i18n/language";
import { brokenAt, throwIfBroken } from "../broken";
import { reviewsHtml } from "../facts/reviews";
import type { ContentFiles } from "../files";
import { pictureProblems } from "../scenes/check-scene";
import { loadSceneParts } from "../scenes/load-scenes";
import type { SceneParts } from "../scenes/parts";
import { renderPicture } from "../scenes/render-scene";
import { panelPicture } from "../scenes/scene";
import { id, reviewField, text } from "../schema";
import { wayMistakes } from "./case-ways";

const choice = z.strictObject({
  id,
  text,
  /** The id of the next step, or `end`. */
  to: id,
  /** What follows from it: true, and kind to whoever chose it. */
  reply: text,
  /** `false`: a worse choice, which a later one with `repair` puts right. No learner sees it. */
  better: z.union([z.boolean(), z.literal("repair")]),
});
/** `picture`: what the reader has before her: a place, and who is there. */
const step = z.strictObject({ id, text, picture: panelPicture, choices: z.array(choice).length(3) });

const caseFile = z
  .strictObject({
    id,
    /** The case that closes the course: it opens when all modules are complete. */
    end: z.boolean().default(false),
    title: text,
    situation: text,
    steps: z.array(step).min(5),
    /** What a counsellor would add, in Markdown. */
    closing: text,
    review: reviewField,
  })
  .superRefine(({ steps }, context) => {
    for (const { path, message } of wayMistakes(steps)) context.addIssue({ code: "custom", path, message });
  });

/** A student comes to the reader: a situation, steps of three choices, and what a counsellor would add as HTML. */
export type Case = Omit<z.infer<typeof caseFile>, "steps"> & {
  steps: (Omit<z.infer<typeof step>, "picture"> & { picture: Text })[];
};

/** Reads `courses/<course>/cases/*.yaml`, the end case last. @throws BrokenContent */
export function loadCases(files: ContentFiles, courseFolder: string): Case[] {
  const folder = `${courseFolder}/cases`;
  if (!files.has(folder)) return [];
  const parts = loadSceneParts(files);
  const cases = files.names(folder).map((name) => loadCase(files, `${folder}/${name}`, parts));
  const ends = cases.filter(({ end }) => end);
  if (ends.length > 1) throw brokenAt(folder, "end", "two cases close the course, one may");
  return [...cases.filter(({ end }) => !end), ...ends];
}

function loadCase(files: ContentFiles, file: string, parts: SceneParts): Case {
  const found = files.yaml(file, caseFile);
  if (!file.endsWith(`/${found.id}.yaml`)) throw brokenAt(file, "id", `must be the file's name, ${found.id}.yaml`);
  throwIfBroken(
    found.steps.flatMap(({ picture }, index) =>
      pictureProblems(picture, parts).map((message) => ({ file, field: `steps.${index}.picture`, message })),
    ),
  );
  const { situation, steps } = files.expanded(file, { situation: found.situation, steps: found.steps });
  const [closing, reviews] = [files.htmlOf(file, found.closing), reviewsHtml(found.review)];
  return {
    ...found,
    situation,
    steps: steps.map((each) => ({
      ...each,
      picture: inEachLanguage((language) => renderPicture(`case-${each.id}`, each.picture, parts, language)),
    })),
    closing: inEachLanguage((language) => closing[language] + reviews[language]),
  };
}
