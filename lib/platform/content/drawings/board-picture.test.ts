import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { expect, test } from "vitest";
import { publishedContent } from "../testing/published-content";
import { boardPicture, pictureSides } from "./board-picture";
import { pathPoints } from "./path";

const { drawings } = publishedContent();
/** Two columns of a phone of 360 px show at most eight of them before somebody scrolls. */
const mostBytes = 6 * 1024;

test.each(drawings)("the picture of $id is small, has the sides of all, no word, and every line", (drawing) => {
  const svg = boardPicture(drawing);
  expect(gzipSync(svg).length).toBeLessThanOrEqual(mostBytes);
  expect(svg).not.toMatch(/<text|<script|var\(|href/);
  const [x = 0, y = 0, width = 0, height = 0] = /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
  expect(width / height).toBeCloseTo(pictureSides.width / pictureSides.height, 1);
  const points = drawing.steps.flatMap(({ strokes }) => strokes.flatMap(({ path }) => pathPoints(path)));
  const outside = points.filter((point) => point.x < x || point.x > x + width || point.y < y || point.y > y + height);
  expect(outside.length).toBeLessThanOrEqual(points.length / 20);
});

test("a program that knows no style sheets of pages draws it, dark with chalk on it", async () => {
  const [drawing] = drawings;
  if (!drawing) throw new Error("There is no drawing.");
  const { channels } = await sharp(Buffer.from(boardPicture(drawing))).stats();
  const green = channels[1];
  expect([green?.min, (green?.max ?? 0) > 200]).toEqual([0x3b, true]);
});
