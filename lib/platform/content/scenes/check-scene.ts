import { gzipSync } from "node:zlib";
import { languages } from "../../i18n/language";
import type { Problem } from "../broken";
import { standing } from "./figure";
import type { SceneParts } from "./parts";
import { mostWords, type PaintedScene, type Panel, type PanelPicture, panelSize } from "./scene";

/** A page that carries a scene grows by no more. */
export const mostSceneBytes = 8 * 1024;

/** Names that are no part, speakers who are not there, too many words, and a scene that is too heavy. */
export function sceneProblems(file: string, scene: PaintedScene, parts: SceneParts): Problem[] {
  const problems: Problem[] = [];
  const report = (field: string, message: string) => problems.push({ file, field, message });
  const { panels, choice } = scene;
  const all = [
    ...panels.map((panel, index) => ({ field: `panels.${index}`, panel })),
    ...choice.options.map(({ after }, index) => ({ field: `choice.options.${index}.after`, panel: after })),
  ];
  for (const { field, panel } of all) for (const message of panelProblems(panel, parts)) report(field, message);
  for (const language of languages) {
    const balloons = [
      ...all.map(({ field, panel }) => ({ field: `${field}.says`, words: panel.says?.[language] ?? "" })),
      ...choice.options.map((option, index) => ({ field: `choice.options.${index}`, words: option[language] })),
    ];
    for (const { field, words } of balloons) {
      const count = words.trim().split(/\s+/).length;
      if (count > mostWords) report(`${field}.${language}`, `has ${count} words, at most ${mostWords} fit a balloon`);
    }
    const bytes = gzipSync(scene.html[language]).length;
    if (bytes > mostSceneBytes) report(language, `is ${bytes} bytes compressed, at most ${mostSceneBytes} are sent`);
  }
  return problems;
}

function panelProblems(panel: Panel, parts: SceneParts): string[] {
  const { people, says, tells } = panel;
  return [
    ...pictureProblems(panel, parts),
    ...(says && !people.some(({ who }) => who === says.who) ? [`${says.who} speaks and is not in the panel`] : []),
    ...(says || tells ? [] : ["says nothing and tells nothing"]),
  ];
}

/** What a picture names and the parts have not, and who does not stand in it as they should. */
export function pictureProblems({ place, people, things }: PanelPicture, parts: SceneParts): string[] {
  const missing = (kind: keyof typeof kinds, name: string) =>
    Object.hasOwn(kinds[kind], name) ? [] : [`${name} is none of the ${kind}: ${Object.keys(kinds[kind]).join(", ")}`];
  const kinds = {
    places: parts.places,
    cast: parts.cast,
    moods: parts.faces.moods,
    poses: parts.poses.poses,
    props: parts.props,
  };
  const named = [
    ...missing("places", place),
    ...people.flatMap(({ who, mood, pose, holds }) => [
      ...missing("cast", who),
      ...missing("moods", mood),
      ...missing("poses", pose),
      ...(holds ? missing("props", holds) : []),
    ]),
    ...things.flatMap(({ what }) => missing("props", what)),
  ];
  if (named.length > 0) return named;
  const twice = people.find(({ who }, index) => people.findIndex((each) => each.who === who) !== index);
  return [
    ...(twice ? [`${twice.who} is in the panel twice`] : []),
    ...people.flatMap((person) => [
      ...(Boolean(person.holds) === Boolean(parts.poses.poses[person.pose]?.holds)
        ? []
        : [`${person.who} needs a pose that holds, and something to hold`]),
      ...(outside(person, parts) ? [`${person.who} is not wholly in the panel`] : []),
    ]),
  ];
}

/** Whether a head is cut by the edge. */
function outside(person: Panel["people"][number], parts: SceneParts): boolean {
  const { x, y, size } = standing(person, parts);
  return x < 60 * size || x > panelSize.width - 60 * size || y - 104 * size < 0 || y > panelSize.height;
}
