import * as z from "zod";
import { anyLanguage, inEachLanguage, languages, type Text } from "../../i18n/language";
import { brokenAt, type Problem } from "../broken";
import type { ContentFiles } from "../files";
import { shown } from "../schema";
import type { Course } from "./course";

/** One sheet to print, in every language. `lead` states its purpose. */
export type Handout = { id: string; title: Text; lead: Text; html: Text };

const head = z.strictObject({ title: shown, lead: shown });
const name = new RegExp(`^([a-z0-9]+(?:-[a-z0-9]+)*)\\.${anyLanguage}\\.md$`);

/** A box to tick on paper, drawn (app/prose.css): not every font has it as a letter. */
const tickBox = '<span class="tick-box"></span>';

/** Reads `handouts/<id>.<language>.md`. @throws BrokenContent */
export function loadHandouts(files: ContentFiles): Handout[] {
  const folder = "handouts";
  if (!files.has(folder)) return [];
  const ids = files.names(folder).map((file) => {
    const id = name.exec(file)?.[1];
    if (!id) throw brokenAt(`${folder}/${file}`, "", "is not named like my-handout.en.md");
    return id;
  });
  return [...new Set(ids)].map((id) => {
    const handout: Handout = {
      id,
      title: inEachLanguage(() => ""),
      lead: inEachLanguage(() => ""),
      html: inEachLanguage(() => ""),
    };
    for (const language of languages) {
      const file = `${folder}/${id}.${language}.md`;
      const read = files.markdown(file, head);
      handout.title[language] = read.head.title;
      handout.lead[language] = read.head.lead;
      handout.html[language] = files.html(file, read.body, language).replaceAll("☐", tickBox);
    }
    return handout;
  });
}

/**
 * Resources that lead to a handout or class plan which is not there.
 * @param plans The ids of the class plans.
 */
export function missingResources(courses: Course[], handouts: Handout[], plans: string[]): Problem[] {
  const known = new Set([...handouts.map(({ id }) => `/handouts/${id}`), ...plans.map((id) => `/class-plans/${id}`)]);
  return courses.flatMap((course) =>
    course.modules.flatMap((module) =>
      module.resources
        .filter(({ href }) => href.startsWith("/") && !known.has(href))
        .map(({ href }) => ({
          file: `courses/${course.id}: ${module.id}`,
          field: "resources",
          message: `${href} leads to no file in handouts or class-plans`,
        })),
    ),
  );
}
