import type { Language } from "../../i18n/language";
import { messagesIn } from "../../i18n/messages";
import { escapeHtml } from "../text/escape-html";
import {
  type Chalk,
  type Drawing,
  type DrawnLabel,
  type DrawnStroke,
  drawingWidth,
  frameWidth,
  letterSize,
  lineHeight,
} from "./drawing";
import { arrowHead, isClosed, isOneLine, writePath } from "./path";

/** The drawing of a page, or what a class gets: the lines with numbers where the words are. */
type Version = "chalk" | "lines";

/**
 * A drawing as a figure that needs no script. Its steps are radio buttons that are not seen, and style sheets
 * (components/ui/made/boards.css) show the lines of the chosen one. One row below leads to the step before and to the
 * next one, and draws it; the list says the same in words. On a page of its own (`alone`) that page has the title and
 * the sheet to print.
 */
export function renderBoard(drawing: Drawing, language: Language, { alone = false } = {}): string {
  const t = messagesIn(language).drawings;
  const name = `board-${drawing.id}`;
  const count = drawing.steps.length;
  const steps = drawing.steps.map((_, index) => index + 1);
  const placeName = (step: number) => t.place.replace("{step}", `${step}`).replace("{count}", `${count}`);
  const choice = (value: number | string, says: string) =>
    `<input type="radio" name="${name}" id="${name}-${value}" class="b${value}" ` +
    `aria-label="${escapeHtml(says)}"${value === 0 ? " checked" : ""}>`;
  // A name of its own, because the label that says the same is not always shown.
  const named = (words: string) => `${words}: ${drawing.title[language]}`;
  const key = (value: number | string, words: string, look = "") =>
    `<label class="made-key${look}" for="${name}-${value}">${escapeHtml(words)}</label>`;
  const turns = steps.map(
    (step) =>
      `<span>${key(step - 1, t.before)}<b>${step}/${count}</b>` +
      `${key(step === count ? 1 : step + 1, t.next)}</span>`,
  );
  const sheet = `<a href="/diagrams/${drawing.id}">${escapeHtml(t.print)}</a>`;
  const title = escapeHtml(drawing.title[language]);
  return (
    `<figure class="board">${alone ? "" : `<figcaption>${title}</figcaption>`}` +
    choice(0, named(t.whole)) +
    steps.map((step) => choice(step, placeName(step))).join("") +
    choice("a", named(t.draw)) +
    choice("w", named(t.words)) +
    `<div class="board-view" role="group" aria-label="${title}" tabindex="0">` +
    `${renderChalk(drawing, language)}</div><p class="board-row">${turns.join("")}` +
    key("a", t.draw) +
    key(0, t.whole) +
    `</p><div class="board-words">${renderWords(drawing, language)}</div><p class="board-foot">` +
    key("w", t.words, " board-fold more") +
    key(0, t.words, " board-fold less") +
    `${alone ? "" : sheet}</p></figure>`
  );
}

/** What the drawing says, then what each step draws and writes, in the order of the steps. */
function renderWords({ summary, steps }: Pick<Drawing, "summary" | "steps">, language: Language): string {
  const { write } = messagesIn(language).drawings;
  const items = steps.map(({ say, labels }) => {
    const words = labels.map((label) => label[language].replaceAll("|", " ")).join(" · ");
    return `<li>${escapeHtml(say[language] + (words ? ` ${write} ${words}` : ""))}</li>`;
  });
  return `<p>${escapeHtml(summary[language])}</p><ol>${items.join("")}</ol>`;
}

/** What a teacher copies to the board: the lines and the words. */
export function renderChalk(drawing: Drawing, language: Language): string {
  return renderDrawing(drawing, language, "chalk");
}

/** What a class gets on paper: the lines, and numbers in place of the words. */
export function renderLines(drawing: Drawing, language: Language): string {
  return renderDrawing(drawing, language, "lines");
}

/** The drawing alone, as SVG. */
function renderDrawing(drawing: Drawing, language: Language, version: Version): string {
  const { id, height, steps, title, summary } = drawing;
  const size = `${-frameWidth} ${-frameWidth} ${drawingWidth + 2 * frameWidth} ${height + 2 * frameWidth}`;
  let written = 0;
  const inSteps = steps.map(({ strokes, labels }) => {
    const lines = strokes.map((stroke, index) => renderStroke(stroke, `${version}-${id}`, place(index)));
    const words = labels.map((label) => {
      const numbered = version === "lines" && isWords(label);
      if (numbered) written += 1;
      return numbered ? renderNumber(label, written) : renderLabel(label, language, place(strokes.length));
    });
    return lines.join("") + words.join("");
  });
  // Each step holds the following ones: hiding a step hides them too.
  const nested = inSteps.reduceRight((inner, own, index) => `<g class="s${index + 1}">${own}${inner}</g>`, "");
  return (
    `<svg class="drawn ${version}" viewBox="${size}" role="img" ` +
    `aria-label="${escapeHtml(`${title[language]}. ${summary[language]}`)}">` +
    `${hatchings(drawing, `${version}-${id}`)}${frame(height)}${nested}</svg>`
  );
}

/** The patterns of the hatched areas, one for each chalk that hatches, under names that begin with `name`. */
export function hatchings({ steps }: Pick<Drawing, "steps">, name: string): string {
  const hatched = new Set(
    steps.flatMap(({ strokes }) => strokes.filter(({ kind }) => kind === "hatch").map(({ chalk }) => chalk)),
  );
  const patterns = [...hatched].map(
    (chalk) =>
      `<pattern id="${name}-${chalk}" width="5" height="5" patternUnits="userSpaceOnUse" ` +
      `patternTransform="rotate(35)"><path class="bl${colour(chalk)}" d="M1 0V5"/></pattern>`,
  );
  return patterns.length > 0 ? `<defs>${patterns.join("")}</defs>` : "";
}

export function renderStroke({ kind, path, chalk }: DrawnStroke, id: string, pace: string): string {
  const d = writePath(path);
  const shape = (classes: string, data = d, more = "") =>
    `<path class="${classes}${colour(chalk)}${pace}"${more} d="${data}"/>`;
  const drawn = (classes: string) =>
    isOneLine(path) ? shape(`${classes} p`, d, ` pathLength="1"`) : shape(`${classes} f`);
  const cover = isClosed(path) ? " bz" : "";
  switch (kind) {
    case "double":
      return drawn(`bd${cover}`) + drawn("bi");
    case "hatch":
      return shape("bh f", d, ` fill="url(#${id}-${chalk})"`);
    case "fill":
      return shape("bf f");
    case "dots":
      return shape("bl bs f");
    case "arrow":
    case "arrows": {
      const heads = [arrowHead(path), ...(kind === "arrows" ? [arrowHead(path, true)] : [])];
      return drawn("bl") + shape("bl f", heads.map(writePath).join(""));
    }
    default:
      return drawn(`bl${cover}`);
  }
}

function renderLabel({ at: [x, y], align, in: chalk, ...words }: DrawnLabel, language: Language, pace: string): string {
  const [first = "", ...more] = words[language].split("|");
  const rest = more.map((line) => `<tspan x="${x}" dy="${lineHeight}">${escapeHtml(line)}</tspan>`);
  const anchor = align === "start" ? "" : ` text-anchor="${align}"`;
  return (
    `<text class="f${colour(chalk)}${pace}" x="${x}" y="${y}" font-size="${letterSize}"${anchor}>` +
    `${escapeHtml(first)}${rest.join("")}</text>`
  );
}

/** Whether a label has words to fill in; a figure or a sign alone is a part of the drawing. */
export function isWords({ en }: Pick<DrawnLabel, "en">): boolean {
  return /\p{L}/u.test(en);
}

/** A ring with a number, in the place of a label. */
function renderNumber({ at: [x, y], align, en }: DrawnLabel, number: number): string {
  const lines = en.split("|").length;
  const centre = { start: x + 10, middle: x, end: x - 10 }[align];
  const middle = y - 5 + (lineHeight * (lines - 1)) / 2;
  return (
    `<circle class="bn" cx="${centre}" cy="${middle}" r="10"/>` +
    `<text x="${centre}" y="${middle + 5}" font-size="15" text-anchor="middle">${number}</text>`
  );
}

/** The place of a stroke in its step, for its delay (app/drawn.css); after the twelfth they come together. */
const place = (index: number) => (index === 0 ? "" : ` i${Math.min(index, lastPlace)}`);
const lastPlace = 11;

const colour = (chalk: Chalk) => (chalk === "white" ? "" : ` c-${chalk}`);

/** The border of the pictures in lessons: a band with dots between two lines. */
function frame(height: number): string {
  const rectangle = (inset: number) => {
    const at = -frameWidth + inset;
    return `x="${at}" y="${at}" width="${drawingWidth - 2 * at}" height="${height - 2 * at}"`;
  };
  return (
    `<rect class="board-ground" ${rectangle(0)}/><rect class="board-band" ${rectangle(5)}/>` +
    `<rect class="board-dots" ${rectangle(5)}/><rect class="board-edge" ${rectangle(1)}/>` +
    `<rect class="board-edge" ${rectangle(9)}/>`
  );
}
