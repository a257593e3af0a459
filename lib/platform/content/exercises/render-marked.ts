import type { Language } from "../../i18n/language";
import { type Definitions, renderDefinitions } from "../scenes/definitions";
import { describePanel } from "../scenes/describe";
import { paints, type SceneParts } from "../scenes/parts";
import { paintPanel } from "../scenes/render-scene";
import type { PanelPicture } from "../scenes/scene";

type Use = { parts: SceneParts; name: string; language: Language };

/** A picture with numbers at the places that the cards name. */
export function renderMarked(
  picture: PanelPicture & { marks: [number, number][] },
  { parts, name, language }: Use,
): string {
  const definitions: Definitions = { prefix: name, made: new Map() };
  const marks = picture.marks.map(
    ([x, y], index) =>
      `<circle cx="${x}" cy="${y}" r="12" fill="${paints.white}" stroke-width="2.4"/>` +
      `<text x="${x}" y="${y + 6}" text-anchor="middle" font-size="17" font-weight="700" fill="${paints.ink}" stroke="none">${index + 1}</text>`,
  );
  const wall = parts.places[picture.place]?.wall ?? "cream";
  const svg = paintPanel(picture, parts, definitions, describePanel(picture, parts, language), marks.join(""));
  return `${renderDefinitions(definitions)}<div class="scene-wall wall-${wall} exercise-picture">${svg}</div>`;
}
