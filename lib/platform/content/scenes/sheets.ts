import { paintPerson } from "./figure";
import { type Definitions, inInk, paintStrokes, renderDefinitions } from "./paint";
import type { SceneParts } from "./parts";
import type { Person } from "./scene";

/** One kind of parts: its name, and the picture of each. */
export type Sheet = { name: string; html: string; cells: { label: string; html: string }[] };

const picture = (box: string, drawn: string) => `<svg viewBox="${box}" aria-hidden="true">${inInk(drawn)}</svg>`;

/** All parts of scenes: each head in each mood, each pose, each place, each thing. */
export function renderSheets(parts: SceneParts): Sheet[] {
  const definitions: Definitions = { prefix: "sheet", made: new Map() };
  const person = (who: string, mood: string, pose: string): string => {
    const holds = parts.poses.poses[pose]?.holds ? { holds: "glass" } : {};
    const shown: Person = { who, at: 100, mood, pose, tilt: 0, turned: false, sits: false, ...holds };
    return paintPerson(shown, parts, definitions);
  };
  const heads = Object.keys(parts.cast).flatMap((who) =>
    Object.keys(parts.faces.moods).map((mood) => ({
      label: `${who}: ${mood}`,
      html: picture("30 30 140 110", person(who, mood, "rest")),
    })),
  );
  const poses = Object.keys(parts.poses.poses).map((pose) => ({
    label: pose,
    html: picture("20 10 200 190", person("jyoti", "calm", pose)),
  }));
  const places = Object.entries(parts.places).map(([label, { draw }]) => ({
    label,
    html: picture("0 0 320 200", paintStrokes(draw)),
  }));
  const things = Object.entries(parts.props).map(([label, { origin, draw }]) => ({
    label,
    html: picture(`${origin[0] - 120} ${origin[1] - 90} 240 200`, paintStrokes(draw)),
  }));
  const sheet = (name: string, cells: Sheet["cells"], html = ""): Sheet => ({ name, html, cells });
  return [
    sheet("cast and moods", heads, renderDefinitions(definitions)),
    sheet("poses", poses),
    sheet("places", places),
    sheet("things", things),
  ];
}
