import { type Language, languageFacts } from "../../i18n/language";
import { messagesIn, translatorFor } from "../../i18n/messages";
import { escapeHtml } from "../text/escape-html";
import { paintPerson, standing } from "./figure";
import { type Definitions, define, inInk, paintStrokes, renderDefinitions } from "./paint";
import type { SceneParts } from "./parts";
import { type Panel, type PanelPicture, panelSize, type Scene, type Thing } from "./scene";

/** The alternative of a panel's picture, made from what is drawn: the place, then each person, then the things. */
export function describePanel(panel: PanelPicture, parts: SceneParts, language: Language): string {
  const t = translatorFor(language, "scenes");
  const people = panel.people.map(({ who, mood, pose, sits, holds }) => {
    const face = parts.faces.moods[mood]?.[language];
    const hands = holds
      ? t("holding", { thing: parts.props[holds]?.[language] ?? "" })
      : parts.poses.poses[pose]?.[language];
    const seen = [face, sits && t("sitting"), hands].filter(Boolean).join(", ");
    return `${capital(parts.cast[who]?.[language] ?? "")}: ${seen}`;
  });
  const things = panel.things.flatMap(({ what }) => parts.props[what]?.[language] ?? []);
  const sentences = [
    parts.places[panel.place]?.[language],
    ...people,
    ...(things.length > 0 ? [capital([...new Set(things)].join(", "))] : []),
  ];
  return sentences.map((words) => words + fullStop(language)).join(" ");
}

export const fullStop = (language: Language) => (languageFacts[language].script === "Devanagari" ? "।" : ".");

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * A scene as a list of panels that needs no script: what the teacher says is chosen by radio buttons, and style sheets
 * (components/ui/made/scenes.css) show the panel that follows. The buttons stand before these panels, so that a choice reaches them.
 */
export function renderScene(scene: Scene, parts: SceneParts, language: Language): string {
  const t = messagesIn(language).scenes;
  const name = `scene-${scene.id}`;
  const definitions: Definitions = { prefix: name, made: new Map() };
  const render = (panel: Panel) => renderPanel(panel, { parts, definitions, language });
  const panels = scene.panels.map(render);
  const { ask, options } = scene.choice;
  const keys = options.map(
    ({ [language]: words }, index) =>
      `<input type="radio" name="${name}" id="${name}-${index + 1}" class="made-choice scene-choice o${index + 1}">` +
      `<label class="made-key scene-key" for="${name}-${index + 1}">${escapeHtml(words)}</label>`,
  );
  const outcomes = options.map(
    ({ [language]: words, after }, index) =>
      `<div class="scene-then p${index + 1}"><p class="scene-said">${escapeHtml(words)}</p>` +
      `<div class="scene-panel">${render(after)}</div></div>`,
  );
  const last =
    `<fieldset class="scene-turn"><legend>${escapeHtml(ask[language])}</legend>` +
    `<div class="scene-panel scene-third">${panels[2] ?? ""}</div>${keys.join("")}` +
    `<div class="scene-outcome" aria-live="polite"><div class="scene-wait">` +
    `${paintWaiting(parts, definitions)}<p>${escapeHtml(t.wait)}</p></div>${outcomes.join("")}</div></fieldset>`;
  return (
    `<figure class="scene"><figcaption class="scene-title">${escapeHtml(scene.title[language])}</figcaption>` +
    renderDefinitions(definitions) +
    `<ol class="scene-panels">` +
    panels
      .slice(0, 2)
      .map((panel) => `<li class="scene-panel">${panel}</li>`)
      .join("") +
    `<li class="scene-last">${last}</li></ol></figure>`
  );
}

/** A picture that stands alone, with its parts. `name` is no other's on its page. */
export function renderPicture(name: string, panel: PanelPicture, parts: SceneParts, language: Language): string {
  const definitions: Definitions = { prefix: name, made: new Map() };
  const picture = paintPanel(panel, parts, definitions, describePanel(panel, parts, language));
  return renderDefinitions(definitions) + picture;
}

type Use = { parts: SceneParts; definitions: Definitions; language: Language };

function renderPanel(panel: Panel, { parts, definitions, language }: Use): string {
  const wall = parts.places[panel.place]?.wall ?? "cream";
  const { says, tells } = panel;
  const speaker = panel.people.find(({ who }) => who === says?.who);
  const side = speaker ? standing(speaker, parts).x + (speaker.turned ? -14 : 14) : panelSize.width / 2;
  const tenth = Math.min(8, Math.max(2, Math.round((side / panelSize.width) * 10)));
  const balloon = says
    ? `<p class="scene-balloon at-${tenth}"><span class="sr-only">${escapeHtml(`${parts.cast[says.who]?.[language] ?? ""}: `)}</span>` +
      `<q>${escapeHtml(says[language])}</q></p>`
    : "";
  return (
    `<div class="scene-wall wall-${wall}">${balloon}` +
    `${paintPanel(panel, parts, definitions, describePanel(panel, parts, language))}</div>` +
    (tells ? `<p class="scene-tells">${escapeHtml(tells[language])}</p>` : "")
  );
}

/** The picture of a panel, with its alternative; `more` is drawn above it. */
export function paintPanel(
  panel: PanelPicture,
  parts: SceneParts,
  definitions: Definitions,
  alternative: string,
  more = "",
): string {
  const place = define(definitions, panel.place, () => paintStrokes(parts.places[panel.place]?.draw ?? []));
  const things = (before: boolean) =>
    panel.things
      .filter((each) => each.before === before)
      .map((each) => paintThing(each, parts, definitions))
      .join("");
  const people = () => panel.people.map((person) => paintPerson(person, parts, definitions)).join("");
  return (
    `<svg class="scene-picture" viewBox="0 0 ${panelSize.width} ${panelSize.height}" role="img" ` +
    `aria-label="${escapeHtml(alternative)}">${inInk(place + things(false) + people() + things(true) + more)}</svg>`
  );
}

function paintThing({ what, at: [x, y], size, turned }: Thing, parts: SceneParts, definitions: Definitions): string {
  const thing = parts.props[what];
  if (!thing) return "";
  const used = define(definitions, what, () => paintStrokes(thing.draw));
  const across = turned ? -size : size;
  const [left, top] = thing.origin;
  return `<g transform="matrix(${across} 0 0 ${size} ${x - across * left} ${y - size * top})">${used}</g>`;
}

/** The myna on a low wall, until something is chosen. */
function paintWaiting(parts: SceneParts, definitions: Definitions): string {
  const things: Thing[] = [
    { what: "wall-top", at: [160, 150], size: 1, turned: false, before: false },
    { what: "myna", at: [160, 150], size: 1.2, turned: false, before: false },
  ];
  const drawn = things.map((each) => paintThing(each, parts, definitions)).join("");
  return `<svg class="scene-picture" viewBox="0 0 ${panelSize.width} ${panelSize.height}" aria-hidden="true">${inInk(drawn)}</svg>`;
}
