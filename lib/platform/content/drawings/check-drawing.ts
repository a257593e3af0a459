import { gzipSync } from "node:zlib";
import { languages } from "../../i18n/language";
import type { Problem } from "../broken";
import { type Drawing, type DrawnLabel, drawingWidth, letterSize, lineHeight } from "./drawing";
import { pathPoints } from "./path";

/** A page that carries a drawing grows by no more. */
export const mostBytes = 6 * 1024;

type Box = { words: string; left: number; right: number; top: number; bottom: number };

/**
 * The place of a label, by an estimate of the width of its letters: fonts differ from phone to phone, so it is rather
 * too wide than too narrow.
 */
export function labelBox({ at: [x, y], align }: Pick<DrawnLabel, "at" | "align">, words: string): Box {
  const lines = words.split("|");
  const width = Math.max(...lines.map(textWidth));
  const left = { start: x, middle: x - width / 2, end: x - width }[align];
  return { words, left, right: left + width, top: y - 14, bottom: y + 5 + lineHeight * (lines.length - 1) };
}

function textWidth(words: string): number {
  let ems = 0;
  for (const letter of words) {
    if (/[\p{Mn}\u200d]/u.test(letter)) ems += letter === "\u094d" ? -0.16 : 0;
    else if (/\p{Mc}/u.test(letter)) ems += 0.3;
    else if (/\p{Script=Devanagari}/u.test(letter)) ems += 0.6;
    else if (/[\s.,:;'|ilI1()]/.test(letter)) ems += 0.28;
    else if (/[mwMW]/.test(letter)) ems += 0.85;
    else ems += /[A-Z]/.test(letter) ? 0.65 : 0.53;
  }
  return ems * letterSize;
}

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Labels outside the board or over each other, lines outside it, and a drawing that is too heavy for a slow phone. */
export function drawingProblems(file: string, drawing: Drawing, html: Record<string, string>): Problem[] {
  const problems: Problem[] = [];
  const report = (field: string, message: string) => problems.push({ file, field, message });
  const labels = drawing.steps.flatMap((step) => step.labels);
  for (const language of languages) {
    const boxes = labels.map((label) => labelBox(label, label[language]));
    for (const [index, box] of boxes.entries()) {
      if (box.left < 0 || box.right > drawingWidth || box.top < 0 || box.bottom > drawing.height)
        report(language, `the label "${box.words}" is not wholly on the board`);
      const other = boxes.slice(index + 1).find((each) => overlap(box, each));
      if (other) report(language, `the labels "${box.words}" and "${other.words}" lie over each other`);
    }
    const bytes = gzipSync(html[language] ?? "").length;
    if (bytes > mostBytes) report(language, `is ${bytes} bytes compressed, at most ${mostBytes} are sent`);
  }
  for (const [index, step] of drawing.steps.entries()) {
    const lost = step.strokes.find(({ path }) =>
      pathPoints(path).some(({ x, y }) => x < -1 || y < -1 || x > drawingWidth + 1 || y > drawing.height + 1),
    );
    if (lost) report(`steps.${index}`, `a ${lost.kind} leaves the board`);
    if (step.strokes.length === 0 && step.labels.length === 0) report(`steps.${index}`, "draws nothing");
  }
  return problems;
}
