import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { publishedContent } from "../content/testing/published-content";
import {
  aroundLearner,
  finishedWall,
  friezesOf,
  hashSeed,
  inkPalette,
  lookColours,
  type PartState,
  pagePalette,
  paintFigures,
  paintLearner,
  paintWall,
  plainLook,
  shapesOf,
  type Wall,
} from ".";
import { choose, drawings, figureOf, placeNames } from "./choose";
import { apart, type Box, distance, layOut } from "./layout";
import { cloths, garments, readLook, skins, writeLook } from "./look";
import { colourStroke } from "./paint";
import { borderLengths, borderTiles, partOfTile } from "./paint-border";
import { sampleWalls } from "./sample";
import { learnerBox, markRadius, marksOf, thingsOf } from "./scenery";
import { shapes } from "./wall";

const makeWall = (seed: number, states: PartState[]): Wall => ({
  courseId: "growing-up-healthy",
  seed,
  parts: states.map((state, index) => ({ topic: `topic-${index}`, state })),
});
const paint = (wall: Wall) => paintWall(wall, { shape: shapes.phone, palette: inkPalette, prefix: "w" });
const state = fc.constantFrom<PartState>("done", "new", "open", "closed");
const anyWall = fc.record({ seed: fc.nat(2 ** 32 - 1), states: fc.array(state, { minLength: 1, maxLength: 24 }) });
const anyShape = fc.constantFrom(...Object.values(shapes));

test("no figure is named twice, so no wall of up to 42 topics shows two that are alike", () => {
  const named = placeNames.flatMap((name) => drawings[name].flat());
  expect(new Set(named).size).toBe(named.length);
  for (const course of publishedContent().courses) {
    const { places } = layOut(course.topics.length, shapes.phone);
    const shown = places.flatMap(({ name, slots }) => slots.map(({ rank }) => figureOf(name, rank, 0)));
    expect(new Set(shown).size, course.id).toBe(course.topics.length);
  }
});

test("seeds give every palette, every drawing of a topic, and walls that differ", () => {
  const chosen = Array.from({ length: 400 }, (_, index) => choose(hashSeed(`id-${index}`), 12));
  expect(new Set(chosen.map(({ hue }) => hue))).toEqual(new Set([0, 1, 2, 3, 4]));
  for (let part = 0; part < 12; part++)
    expect(new Set(chosen.map((each) => each.drawings[part]))).toEqual(new Set([0, 1, 2]));
  expect(new Set(chosen.map((each) => JSON.stringify(each))).size).toBeGreaterThan(395);
});

test("the same seed and states give the same painting; the border of another seed differs", () => {
  fc.assert(
    fc.property(anyWall, ({ seed, states }) => {
      expect(paint(makeWall(seed, states))).toBe(paint(makeWall(seed, states)));
    }),
    { numRuns: 20 },
  );
  const borders = Array.from({ length: 300 }, (_, index) => JSON.stringify(borderLengths(hashSeed(`id-${index}`), 12)));
  expect(new Set(borders).size).toBe(borders.length);
});

test("neighbouring lengths of a border differ in motif and colours, and each part has its length", () => {
  fc.assert(
    fc.property(fc.nat(2 ** 32 - 1), fc.integer({ min: 1, max: 24 }), (seed, parts) => {
      const lengths = borderLengths(seed, parts);
      expect(lengths).toHaveLength(parts);
      for (const [index, length] of lengths.entries()) {
        expect(length.motif).not.toBe(lengths[index + 1]?.motif);
        expect(length.colours).not.toBe(lengths[index + 1]?.colours);
      }
      for (const shape of Object.values(shapes)) {
        const tiles = borderTiles(shape);
        const owners = new Set(tiles.map((_, tile) => partOfTile(tile, tiles.length, parts)));
        expect(owners.size).toBe(parts);
      }
    }),
    { numRuns: 50 },
  );
});

test("a part is coloured exactly where its topic is done, and the sun where all are", () => {
  fc.assert(
    fc.property(anyWall, ({ seed, states }) => {
      const drawn = paint(makeWall(seed, states));
      for (const [index, each] of states.entries())
        expect(drawn).toContain(`data-part="topic-${index}" data-state="${each}"`);
      const all = states.every((each) => each === "done" || each === "new");
      const sun = all ? (states.includes("new") ? "new" : "done") : "closed";
      expect(drawn).toContain(`data-part="" data-state="${sun}"`);
      expect(drawn.split('class="wall-new"').length > 1).toBe(states.includes("new"));
    }),
    { numRuns: 40 },
  );
});

test("a wall of which nothing is done has no colour but that of its frame and of the learner", () => {
  const closed = makeWall(
    7,
    Array.from({ length: 12 }, () => "closed"),
  );
  const drawn = paint(closed);
  const learner = drawn.slice(drawn.indexOf('<g id="wl">'), drawn.indexOf("</g></g>", drawn.indexOf('<g id="wl">')));
  const rest = drawn.replace(learner, "");
  expect(rest.length).toBeLessThan(drawn.length);
  for (const colour of ["leaf", "haldi", "leafTint", "sindoorTint", "clay"] as const)
    expect(rest, colour).not.toContain(`"${inkPalette[colour]}"`);
});

test("figures are 14 or more apart in every shape, and no mark touches anything or another mark", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), anyShape, fc.integer({ min: 0, max: 3 }), (count, shape, here) => {
      const layout = layOut(count, shape);
      const figures: Box[] = [layout.palm, layout.sun];
      const marks: Box[] = [];
      for (const [index, place] of layout.places.entries()) {
        const things = thingsOf(place, layout, index === here).map(({ box }) => box);
        if (index === here) things.push(learnerBox(place));
        figures.push(...place.slots.map(({ box }) => box), ...things);
        for (const { x, y } of marksOf(place, layout, things))
          marks.push({ left: x - markRadius, top: y - markRadius, width: 2 * markRadius, height: 2 * markRadius });
      }
      for (const [index, one] of figures.entries())
        for (const other of figures.slice(index + 1)) expect(apart(one, other)).toBeGreaterThanOrEqual(distance - 0.01);
      let [toFigure, toMark] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
      for (const [index, mark] of marks.entries()) {
        for (const figure of figures) toFigure = Math.min(toFigure, apart(mark, figure));
        for (const other of marks.slice(index + 1))
          toMark = Math.min(toMark, Math.hypot(mark.left - other.left, mark.top - other.top));
      }
      expect(toFigure).toBeGreaterThan(0);
      expect(toMark).toBeGreaterThanOrEqual(13.8);
    }),
    { numRuns: 40 },
  );
});

test("the heroes of a wall on a phone are of about 110, the others of half of it, and all parts are within the border", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), anyShape, (count, shape) => {
      const slots = layOut(count, shape).places.flatMap((place) => place.slots);
      expect(slots).toHaveLength(count);
      for (const { box, rank } of slots) {
        expect(box.left).toBeGreaterThanOrEqual(shape.border);
        expect(box.left + box.width).toBeLessThanOrEqual(shape.width - shape.border);
        expect(box.top).toBeGreaterThanOrEqual(shape.border);
        expect(box.top + box.height).toBeLessThanOrEqual(shape.height - shape.border);
        if (shape === shapes.phone && rank === 0) expect(Math.abs(box.width - 110)).toBeLessThan(4);
        if (shape === shapes.phone && rank > 0) expect(box.width).toBeLessThan(75);
      }
    }),
  );
});

test("the palm breaks through the upper edge of its place, and the sun is cut by the frame", () => {
  for (const shape of Object.values(shapes)) {
    const { places, palm, sun } = layOut(12, shape);
    expect(palm.top).toBeLessThan((places[2]?.area.top ?? 0) - 10);
    expect(sun.top).toBeLessThan(shape.border);
    expect(sun.left + sun.width).toBeGreaterThan(shape.width - shape.border);
  }
});

test("the learner is drawn once in every state, beside the part that is open and in the sky at the end", () => {
  fc.assert(
    fc.property(anyWall, ({ seed, states }) => {
      expect(paint(makeWall(seed, states)).split('class="wall-learner"')).toHaveLength(2);
    }),
    { numRuns: 30 },
  );
});

test("a finished wall is signed with the name that its owner gives, which is text and no markup", () => {
  const topics = Array.from({ length: 12 }, (_, index) => `topic-${index}`);
  const signed = { ...finishedWall("a", topics, 3), signature: "<b>&Kavita" };
  expect(paint(signed)).toContain(">&lt;b>&amp;Kavita</text>");
  expect(paint({ ...signed, signature: "" })).not.toContain("<text");
  expect(paint({ ...makeWall(3, ["done", "open"]), signature: "Kavita" })).not.toContain("<text");
});

test("links lead to open topics alone, and are left to the list for the keyboard", () => {
  const drawn = paintWall(makeWall(1, ["done", "open", "closed"]), {
    shape: shapes.wide,
    palette: inkPalette,
    prefix: "w",
    links: { "topic-0": "/course/module/a/primary/1", "topic-1": "/course/module/b/primary/2" },
  });
  expect(drawn.match(/<a [^>]*>/g)).toEqual([
    '<a href="/course/module/a/primary/1" tabindex="-1">',
    '<a href="/course/module/b/primary/2" tabindex="-1">',
  ]);
});

test("every drawing that a shape uses is among the figures that are drawn once", () => {
  fc.assert(
    fc.property(anyWall, anyShape, ({ seed, states }, shape) => {
      const wall = makeWall(seed, states);
      const drawn = paintWall(wall, { shape, palette: inkPalette, prefix: "w", drawn: true });
      const defined = paintFigures(wall, inkPalette, "w");
      const used = [...drawn.matchAll(/href="#(w[a-z]\w*)"/g)].map(([, id]) => id);
      expect(used.length).toBeGreaterThan(0);
      for (const id of used) expect(defined).toContain(`<g id="${id}">`);
    }),
    { numRuns: 30 },
  );
});

/** Of each course's wall in the shapes of a phone, a wide screen, the picture and the sheet, before the second drawing. */
const firstPaintings = {
  "growing-up-healthy": ["7874d05a52eaf43e", "100b7a8512ec30a1", "f4f6c0e144d4adf7", "cfab2f6e83f468f6"],
  "healthy-minds": ["e4aef850c1c26d78", "4686269021b23b68", "31e07ff471eb191f", "cef219e638f69780"],
  "safe-and-respected": ["8c2408c246402678", "cc03df0151a48d02", "8fc517f4826799a0", "cd3a716425b37e0d"],
};

/** Topics that the courses have got since: no wall of the first drawing has them. */
const addedSince = ["sky-water-heat"];

test("a wall that was shared in the first drawing is painted as it was, to the letter", () => {
  for (const [courseId, hashes] of Object.entries(firstPaintings)) {
    const topics =
      publishedContent()
        .courseById.get(courseId)
        ?.topics.map(({ id }) => id)
        .filter((id) => !addedSince.includes(id)) ?? [];
    const wall: Wall = { ...finishedWall(courseId, topics, 77), drawing: "first" };
    const painted = Object.values(shapesOf(wall)).map((shape) =>
      createHash("sha256")
        .update(paintWall(wall, { shape, palette: inkPalette, prefix: "w" }))
        .digest("hex")
        .slice(0, 16),
    );
    expect(painted, courseId).toEqual(hashes);
  }
});

test("the home page has the wall of today's drawing (npm run generate -- wall-sample)", () => {
  for (const { file, svg } of sampleWalls())
    expect(readFileSync(`public/images/home/${file}`, "utf8") === svg, file).toBe(true);
});

test("a look is read as it was written, and what there is no more is nothing chosen", () => {
  for (const garment of garments)
    for (const cloth of cloths)
      for (const skin of skins) expect(readLook(writeLook({ garment, cloth, skin }))).toEqual({ garment, cloth, skin });
  for (const text of ["", "coat-leaf-earth", "sari-leaf", "sari-leaf-constructor"]) expect(readLook(text)).toBeNull();
});

test("on a page a learner's skin, hair and cloth keep their colours in the dark, and only her contours follow it", () => {
  for (const garment of garments)
    for (const cloth of cloths)
      for (const skin of skins) {
        const fills = [...paintLearner({ garment, cloth, skin }, pagePalette).matchAll(/fill="([^"]+)"/g)];
        for (const [, fill] of fills) expect(fill).toMatch(/^(none|#[0-9A-F]{6})$/i);
      }
  expect(paintLearner(plainLook, pagePalette)).toContain(`fill="${inkPalette.terracotta}"`);
});

test("beside the form of the choice every garment is drawn in the colours that the page sets", () => {
  const wall = paintFigures({ ...makeWall(7, ["done", "open"]), look: "chosen" }, pagePalette, "w");
  for (const garment of garments) expect(wall).toContain(`display:var(--look-${garment},none)`);
  for (const part of ["cloth", "skin"]) expect(wall).toContain(`fill="var(--look-${part})"`);
  for (const name of [...cloths, ...skins]) expect(lookColours[name]).toMatch(/^#[0-9A-F]{6}$/i);
});

test("the close-up shows the whole learner and stays inside the painting, wherever she is", () => {
  for (let done = 0; done <= 12; done += 1) {
    const states = Array.from({ length: 12 }, (_, index) => (index < done ? ("done" as const) : ("closed" as const)));
    const wall = makeWall(7, states);
    for (const shape of [shapes.phone, shapes.picture, shapes.wide]) {
      const { left, top, width, height } = aroundLearner(wall, shape);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(shape.border);
      expect(left + width).toBeLessThanOrEqual(shape.width - shape.border);
      expect(top + height).toBeLessThanOrEqual(shape.height - shape.border);
      const painted = paintWall(wall, { shape, palette: inkPalette, prefix: "w" });
      const [, moved = ""] = /class="wall-learner" transform="translate\(([^)]+)\)/.exec(painted) ?? [];
      const [x = Number.NaN, y = Number.NaN] = moved.split(" ").map(Number);
      expect(x).toBeGreaterThanOrEqual(left);
      expect(x).toBeLessThanOrEqual(left + width);
      expect(y).toBeGreaterThanOrEqual(top);
      expect(y).toBeLessThan(top + height);
    }
  }
});

test("the bands of a certificate have exactly the figures of the wall, in its palette", () => {
  const topics = 12;
  for (const seed of [7, 114, 2_000_000_001]) {
    const states = Array.from({ length: topics }, () => "done" as const);
    const wall = paintFigures(makeWall(seed, states), inkPalette, "w");
    const { palette, friezes } = friezesOf(seed, topics, inkPalette);
    const figures = friezes.flatMap((each) => each.figures);
    expect(figures).toHaveLength(topics);
    const coloured = figures.flatMap((figure) =>
      figure.filter(({ kind }) => kind === "body").map((stroke) => colourStroke(stroke, palette)),
    );
    for (const stroke of coloured) expect(wall).toContain(stroke);
  }
});
