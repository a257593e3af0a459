import { gzipSync } from "node:zlib";
import { inEachLanguage, languages } from "../../i18n/language";
import { brokenAt, type Problem } from "../broken";
import type { ContentFiles } from "../files";
import {
  type Board,
  type Drawing,
  type DrawnLabel,
  type DrawnStroke,
  drawingFile,
  drawingWidth,
  kinds,
  letterSize,
  lineHeight,
  type Parts,
  partsFile,
  type Stroke,
} from "./drawing";
import { pathPoints, placed, readPath } from "./path";
import { renderBoard } from "./render-board";

/** A page that carries a drawing grows by no more. */
export const mostBytes = 6 * 1024;

type Box = { words: string; left: number; right: number; top: number; bottom: number };

/** A label's place, by an estimate of its width: fonts differ, so rather too wide than too narrow. */
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

const folder = "drawings";

/** Reads `drawings/<id>.yaml`; `parts.yaml` has what they share. @throws BrokenContent */
export function loadDrawings(files: ContentFiles): Board[] {
  if (!files.has(folder)) return [];
  const parts = files.yaml(`${folder}/parts.yaml`, partsFile);
  return files.each({ folder, kind: "drawing", parts }, (file, id) => {
    const made = loadDrawing(files, file, id, parts);
    return { made, wrong: drawingProblems(file, made, made.html) };
  });
}

function loadDrawing(files: ContentFiles, file: string, id: string, parts: Parts): Board {
  const read = files.expanded(file, files.yaml(file, drawingFile));
  const drawing: Drawing = {
    ...read,
    id,
    steps: read.steps.map(({ draw, ...step }, index) => ({
      ...step,
      strokes: draw.flatMap((each) => {
        if (!("part" in each)) return [readStroke(each)];
        const part = parts[each.part];
        const known = Object.keys(parts).join(", ");
        if (!part) throw brokenAt(file, `steps.${index}`, `${each.part} is no part of parts.yaml; there are ${known}`);
        const { at, size, turned } = each;
        const across = turned ? -size : size;
        const start = { x: at[0] - across * part.origin[0], y: at[1] - size * part.origin[1] };
        return part.draw.map(readStroke).map((stroke) => ({
          ...stroke,
          path: placed(stroke.path, { at: start, size, turned }),
        }));
      }),
    })),
  };
  return { ...drawing, html: inEachLanguage((language) => renderBoard(drawing, language)) };
}

function readStroke(stroke: Stroke): DrawnStroke {
  const kind = kinds.find((name) => stroke[name]) ?? "line";
  return { kind, path: readPath(stroke[kind] ?? ""), chalk: stroke.in };
}
