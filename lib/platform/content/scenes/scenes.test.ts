import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { languages } from "../../i18n/language";
import { ContentFiles } from "../files";
import { publishedContent } from "../testing/published-content";
import { plainText } from "../text/plain-text";
import { sanitiseHtml } from "../text/sanitise";
import { mostSceneBytes } from "./check-scene";
import { gripPoint, paintLimb, paintPerson, standing } from "./figure";
import { loadSceneParts } from "./load-scenes";
import { describePanel } from "./render-scene";
import { mostWords, type Person } from "./scene";
import { renderSheets } from "./sheets";

const { courses, scenes } = publishedContent();
const parts = loadSceneParts(new ContentFiles("content"));

test.each(scenes)("$id: both languages, few words, light, a choice without a script", (scene) => {
  const panels = [...scene.panels, ...scene.choice.options.map(({ after }) => after)];
  for (const language of languages) {
    const html = scene.html[language];
    expect(gzipSync(html).length).toBeLessThanOrEqual(mostSceneBytes);
    for (const words of [
      ...panels.flatMap(({ says }) => says?.[language] ?? []),
      ...scene.choice.options.map((option) => option[language]),
    ])
      expect(words.split(/\s+/).length, words).toBeLessThanOrEqual(mostWords);
    // Each picture has an alternative, and each option the panel that follows.
    expect(html.match(/role="img" aria-label="[^"]{20,}"/g)).toHaveLength(panels.length);
    expect(html.match(/<input type="radio"/g)).toHaveLength(scene.choice.options.length);
    for (const index of scene.choice.options.keys()) expect(html).toContain(`scene-then p${index + 1}"`);
    expect(html.indexOf("<legend>")).toBeGreaterThan(html.indexOf("<fieldset"));
    expect(html.indexOf("scene-outcome")).toBeGreaterThan(html.lastIndexOf("<input"));
    // The policy of the portal allows neither.
    expect(html).not.toMatch(/<script|\bon\w+=|style=/);
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, used = ""] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(used);
  }
});

test("a scene is on one page of one topic, in every language", () => {
  const pages = courses.flatMap(({ topics }) => topics.flatMap((topic) => topic.pages));
  for (const { id } of scenes)
    for (const language of languages)
      expect(
        pages.filter(({ html }) => html[language].includes(`name="scene-${id}"`)),
        id,
      ).toHaveLength(1);
});

test("no scene is part of the excerpt of a page, or of the time that it takes", () => {
  const scene = scenes[0];
  expect(plainText(`${scene?.html.en}<p>The lesson.</p>`)).toBe("The lesson.");
});

test("of a scene from another portal only words stay", () => {
  for (const { html, choice } of scenes) {
    const clean = sanitiseHtml(html.en);
    expect(clean).not.toMatch(/<svg|<input|<label|<path/);
    expect(clean).toContain(choice.ask.en);
  }
});

test("the alternative of a picture says where it is, who is there, with which face and hands", () => {
  const panel = scenes.find(({ id }) => id === "a-tablet-day")?.panels[0];
  if (!panel) throw new Error("the scene is missing");
  expect(describePanel(panel, parts, "en")).toBe(
    "In the classroom. Meera Ma’am: glad, holding the strip of blue tablets. Prakash: calm, arms at rest. " +
      "Jyoti: eyes lowered, arms tight around the body.",
  );
  expect(describePanel(panel, parts, "hi")).toMatch(/^कक्षा में। मीरा मैडम: खुश, हाथ में नीली गोलियों का पत्ता। प्रकाश: शांत/);
});

test("scenes are in many rooms: no place has more than a fifth of the panels", () => {
  const places = scenes.flatMap(({ panels, choice }) =>
    [...panels, ...choice.options.map(({ after }) => after)].map(({ place }) => place),
  );
  for (const place of new Set(places))
    expect(places.filter((each) => each === place).length, place).toBeLessThan(places.length / 5);
});

test("who sits is lower than who stands, on a chair, and the alternative says it", () => {
  const stands: Person = { who: "jyoti", at: 100, mood: "calm", pose: "rest", tilt: 0, turned: false, sits: false };
  const sits = { ...stands, sits: true };
  expect(standing(sits, parts).y).toBeGreaterThan(standing(stands, parts).y + 20);
  const chair = '<use href="#a-chair"/>';
  expect(paintPerson(sits, parts, { prefix: "a", made: new Map() })).toContain(chair);
  expect(paintPerson(stands, parts, { prefix: "a", made: new Map() })).not.toContain(chair);
  const panel = { place: "office", people: [sits], things: [] };
  expect(describePanel(panel, parts, "en")).toContain("Jyoti: calm, sitting, arms at rest");
  expect(describePanel(panel, parts, "hi")).toContain("ज्योति: शांत, बैठे, हाथ नीचे");
  const seated = scenes.flatMap(({ panels }) => panels.flatMap(({ people }) => people)).filter((each) => each.sits);
  expect(seated.length).toBeGreaterThan(8);
});

test("every head has every mood, and every dress, pose, place and thing can be drawn", () => {
  const [heads, poses, places, things] = renderSheets(parts);
  expect(Object.keys(parts.heads)).toHaveLength(11);
  expect(heads?.cells).toHaveLength(Object.keys(parts.cast).length * Object.keys(parts.faces.moods).length);
  for (const sheet of [heads, poses, places, things])
    for (const { label, html } of sheet?.cells ?? []) {
      expect(html, label).toMatch(/<(?:use|path)/);
      expect(html, label).not.toMatch(/NaN|undefined/);
    }
  expect(heads?.html).not.toMatch(/NaN|undefined/);
});

test("an arm ends in its hand, and what is held is in it", () => {
  const arm = { elbow: [134, 226] as [number, number], wrist: [192, 190] as [number, number], hand: "open", turn: 0 };
  const svg = paintLimb(
    { shoulder: { x: 115, y: 154 }, arm, hands: parts.poses.hands, sleeve: "short" },
    { skin: "#A8672F", cloth: "#FFFFFF", trim: "#005F63" },
  );
  expect(svg).toContain('fill="#A8672F"');
  const numbers = Array.from(svg.matchAll(/-?\d+(?:\.\d+)?/g), ([each]) => Number(each));
  expect(Math.max(...numbers.filter((each) => each < 400))).toBeGreaterThan(220);
  const grip = gripPoint(arm);
  expect(grip.x).toBeGreaterThan(192);
  expect(grip.y).toBeLessThan(190);
});
