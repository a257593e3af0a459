import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { languages } from "../../i18n/language";
import { publishedContent } from "../testing/published-content";
import { plainText } from "../text/plain-text";
import { sanitiseHtml } from "../text/sanitise";
import { drawingFile, drawingWidth, frameWidth, letterSize, mostLabels } from "./drawing";
import { drawingProblems, labelBox, mostBytes } from "./load-drawings";
import { arrowHead, isClosed, isOneLine, pathPoints, placed, readPath, writePath } from "./path";
import { isWords, renderLines } from "./render-board";

const { articles, courses, drawings } = publishedContent();
const pages = [...articles, ...courses.flatMap(({ topics }) => topics.flatMap((topic) => topic.pages))];

/** A column of a phone of 360 px. */
const column = 328;

test("there are the 16 drawings of the plan and four more", () => {
  expect(drawings.length).toBeGreaterThanOrEqual(20);
});

test.each(drawings)("$id can be copied, read and sent: labels, letters, weight, order of the steps", (drawing) => {
  const labels = drawing.steps.flatMap((step) => step.labels);
  expect(labels.length).toBeLessThanOrEqual(mostLabels);
  expect((letterSize * column) / (drawingWidth + 2 * frameWidth)).toBeGreaterThanOrEqual(16);
  expect(drawingProblems(drawing.id, drawing, drawing.html)).toEqual([]);
  for (const language of languages) {
    const html = drawing.html[language];
    expect(gzipSync(html).length).toBeLessThanOrEqual(mostBytes);
    for (const label of labels) expect(label[language]).toMatch(/\S/);
    // The words say everything that the drawing writes.
    const words = plainText(html);
    for (const label of labels) expect(words).toContain(label[language].replaceAll("|", " "));
    for (const { say } of drawing.steps) expect(words).toContain(say[language]);
    // A choice for each step, and each step holds the next.
    expect(html.match(/<input type="radio"/g)).toHaveLength(drawing.steps.length + 3);
    const groups = drawing.steps.map((_, index) => html.indexOf(`<g class="s${index + 1}">`));
    expect(groups).toEqual(groups.toSorted((a, b) => a - b));
    expect(groups[0]).toBeGreaterThan(0);
    expect(html).not.toMatch(/<script|\bon\w+=|href="#/);
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test.each(drawings)(
  "the sheet of $id has lines, its figures, a number for each label with words, and no word",
  (drawing) => {
    const sheet = renderLines(drawing, "hi");
    const texts = Array.from(sheet.matchAll(/<text[^>]*>(.*?)<\/text>/g), ([, text]) => text);
    const labels = drawing.steps.flatMap((step) => step.labels);
    const words = labels.filter(isWords);
    const shown = labels.map((label) => (isWords(label) ? `${words.indexOf(label) + 1}` : label.hi));
    expect(texts).toEqual(shown);
    expect(words.length).toBeGreaterThan(0);
  },
);

test("each drawing is on a page, in every language", () => {
  for (const language of languages)
    for (const { id } of drawings)
      expect(pages.filter(({ html }) => html[language].includes(`id="board-${id}-0"`)).length, id).toBeGreaterThan(0);
});

test("each article has a blackboard, and each topic a scene or a blackboard", () => {
  const isDrawn = (html: string) => /id="board-|class="scene/.test(html);
  for (const language of languages) {
    for (const { id, html } of articles) expect(isDrawn(html[language]), id).toBe(true);
    for (const { id, pages: ofTopic } of courses.flatMap(({ topics }) => topics))
      expect(
        ofTopic.some(({ html }) => isDrawn(html[language])),
        id,
      ).toBe(true);
  }
});

test("of a drawing from another portal only the words stay", () => {
  const clean = sanitiseHtml(drawings[0]?.html.en ?? "");
  expect(clean).not.toMatch(/<svg|<input|<label|<path|\d\/\d/);
  expect(clean).toContain("<ol>");
});

test("a label outside the board, labels over each other and a line beyond the edge are named", () => {
  const stroke = { kind: "line" as const, path: readPath("M0 0L400 0"), chalk: "white" as const };
  const label = { at: [300, 50] as [number, number], align: "start" as const, in: "white" as const };
  const words = { en: "uterus", hi: "गर्भाशय" };
  const labels = [
    { ...label, ...words },
    { ...label, ...words },
  ];
  const drawing = {
    id: "a",
    title: words,
    theme: "nutrition",
    summary: words,
    height: 200,
    steps: [{ say: words, strokes: [stroke], labels }],
  };
  const messages = drawingProblems("a", drawing, { en: "", hi: "" }).map(({ message }) => message);
  for (const part of ["not wholly on the board", "lie over each other", "a line leaves the board"])
    expect(messages.join("\n")).toContain(part);
  expect(drawingProblems("a", { ...drawing, steps: [] }, { en: noise(20_000), hi: "" })[0]?.message).toContain("bytes");
});

/** A text that does not compress. */
function noise(length: number): string {
  let seed = 7;
  return Array.from({ length }, () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return String.fromCharCode(33 + (seed % 90));
  }).join("");
}

test("a drawing with ten labels is refused", () => {
  const words = { en: "a", hi: "अ" };
  const labels = Array.from({ length: 10 }, (_, index) => ({ at: [10, 20 * index], ...words }));
  const file = {
    title: words,
    theme: "nutrition",
    summary: words,
    height: 300,
    steps: [{ say: words, labels }, { say: words }],
  };
  expect(drawingFile.safeParse(file).error?.issues[0]?.message).toContain("has 10 labels");
});

test("paths are read, moved, mirrored and written", () => {
  expect(writePath(readPath("m10 10h5v-5z"))).toBe("M10 10L15 10L15 5Z");
  expect(isClosed(readPath("O10 10 5"))).toBe(true);
  expect(isOneLine(readPath("M0 0L1 1M2 2L3 3"))).toBe(false);
  const turned = placed(readPath("M10 0L20 10"), { at: { x: 100, y: 50 }, size: 2, turned: true });
  expect(writePath(turned)).toBe("M80 50L60 70");
  expect(pathPoints(readPath("O10 10 5"))).toContainEqual({ x: 15, y: 15 });
  expect(arrowHead(readPath("M0 0L10 0"))[1]?.numbers).toEqual([10, 0]);
  for (const wrong of ["10 10", "M10", "M0 0X5", "M0 0L1 1Z 5 5"]) expect(() => readPath(wrong), wrong).toThrow();
});

test("a label of two lines is as wide as the longer one", () => {
  const box = labelBox({ at: [100, 100], align: "end" }, "a|longer");
  expect(box.right).toBe(100);
  expect(box.bottom - box.top).toBeGreaterThan(30);
});
