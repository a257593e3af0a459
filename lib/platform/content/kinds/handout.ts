import * as z from "zod";
import { anyLanguage, inEachLanguage, type Text } from "../../i18n/language";
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
    const { heads, html } = files.headed((language) => `${folder}/${id}.${language}.md`, head);
    return {
      id,
      title: inEachLanguage((language) => heads[language].title),
      lead: inEachLanguage((language) => heads[language].lead),
      html: inEachLanguage((language) => html[language].replaceAll("☐", tickBox)),
    };
  });
}

/** Resources that lead to a handout or class plan which is not there. `plans`: the ids of the class plans. */
export function missingResources(courses: Course[], handouts: Handout[], plans: string[]): Problem[] {
  const known = new Set([...handouts.map(({ id }) => `/handouts/${id}`), ...plans.map((id) => `/class-plans/${id}`)]);
  const modules = courses.flatMap((course) => course.modules.map((module) => ({ course, module })));
  return modules.flatMap(({ course, module }) =>
    module.resources
      .filter(({ href }) => href.startsWith("/") && !known.has(href))
      .map(({ href }) => ({
        file: `courses/${course.id}: ${module.id}`,
        field: "resources",
        message: `${href} leads to no file in handouts or class-plans`,
      })),
  );
}
