import fc from "fast-check";
import { expect, test } from "vitest";
import { content } from "../content";
import { finishedWall, hashSeed, inkPalette, type PartState, paintFigures, paintWall, type Wall } from ".";
import { arrange, shapes } from "./arrange";
import { borderLengths, borderTiles, partOfTile } from "./border";
import { chooseFigures, courseFigures } from "./courses";
import { figures } from "./figures";

const makeWall = (seed: number, states: PartState[]): Wall => ({
  courseId: "growing-up-healthy",
  seed,
  parts: states.map((state, index) => ({ topic: `topic-${index}`, state })),
});
const paint = (wall: Wall) => paintWall(wall, { shape: shapes.phone, palette: inkPalette, prefix: "w" });
const state = fc.constantFrom<PartState>("done", "new", "open", "closed");
const wall = fc.record({ seed: fc.nat(2 ** 32 - 1), states: fc.array(state, { minLength: 1, maxLength: 24 }) });

test("every topic of every published course has a figure of its own on the wall of its course", () => {
  for (const course of content().courses) {
    const topics = course.topics.map(({ id }) => id);
    const named = chooseFigures(course.id, topics);
    expect(new Set(named).size, course.id).toBe(topics.length);
    expect(named).not.toContain("sun");
    expect(topics).toEqual(expect.arrayContaining(Object.keys(courseFigures[course.id] ?? {})));
  }
});

test("a course that no drawing names gets different figures, and the same ones each time", () => {
  const topics = Array.from({ length: Object.keys(figures).length - 1 }, (_, index) => `new-${index}`);
  expect(new Set(chooseFigures("unknown", topics)).size).toBe(topics.length);
  expect(chooseFigures("unknown", topics)).toEqual(chooseFigures("unknown", topics));
});

test("the same seed and states give the same painting; the border of another seed differs", () => {
  fc.assert(
    fc.property(wall, ({ seed, states }) => {
      expect(paint(makeWall(seed, states))).toBe(paint(makeWall(seed, states)));
    }),
    { numRuns: 30 },
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
    fc.property(wall, ({ seed, states }) => {
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

test("a wall of which nothing is done has no colour but that of its frame", () => {
  const drawn = paint(
    makeWall(
      7,
      Array.from({ length: 12 }, () => "closed"),
    ),
  );
  for (const colour of ["marigold", "sindoor", "leaf", "haldi", "leafTint", "sindoorTint", "clay"] as const)
    expect(drawn, colour).not.toContain(`"${inkPalette[colour]}"`);
});

test("what is done looks the same whatever else is done", () => {
  const topics = Array.from({ length: 12 }, (_, index) => `topic-${index}`);
  const one = (index: number) =>
    makeWall(
      99,
      topics.map((_, at) => (at <= index ? "done" : "closed")),
    );
  const figureAt = (drawn: string, topic: string) =>
    drawn.slice(
      drawn.indexOf(`data-part="${topic}"`),
      drawn.indexOf("</g></g>", drawn.indexOf(`data-part="${topic}"`)),
    );
  for (const index of [0, 3, 8])
    expect(figureAt(paint(one(11)), `topic-${index}`)).toBe(figureAt(paint(one(index)), `topic-${index}`));
});

test("all parts are inside the border and none lies over another, in every shape", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 }), fc.constantFrom(...Object.values(shapes)), (count, shape) => {
      const slots = arrange(count, shape);
      expect(slots).toHaveLength(count);
      for (const { x, y, size } of slots) {
        expect(x - size / 2).toBeGreaterThanOrEqual(shape.border);
        expect(x + size / 2).toBeLessThanOrEqual(shape.width - shape.border);
        expect(y - size / 2).toBeGreaterThanOrEqual(shape.border);
        expect(y + size / 2).toBeLessThanOrEqual(shape.height - shape.border);
      }
      for (const [index, one] of slots.entries())
        for (const other of slots.slice(index + 1)) {
          const apart = Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y));
          expect(apart).toBeGreaterThanOrEqual(Math.min(one.size, other.size));
        }
    }),
  );
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

test("two shapes of a wall share the figures that are drawn once", () => {
  const finished = finishedWall("growing-up-healthy", ["what-is-adolescence", "body-changes"], 5);
  const drawn = paintWall(finished, { shape: shapes.phone, palette: inkPalette, prefix: "w", drawn: true });
  const defined = paintFigures(finished, inkPalette, "w");
  const used = [...drawn.matchAll(/href="#(wc\d+)"/g)].map(([, id]) => id);
  expect(used).toEqual(["wc0", "wc1", "wc2"]);
  for (const id of used) expect(defined).toContain(`<g id="${id}">`);
});
