import type { MarkdownIt, StateBlock } from "markdown-it";
import type { Text as EachLanguage, Language } from "../../i18n/language";
import { brokenAt } from "../broken";
import { escapeHtml } from "./escape-html";
import { typographic } from "./typographic";

/** What a text names and the portal renders from a file of its own, by the name of its directive. */
const madeKinds = { board: "a drawing", scene: "a scene", exercise: "an exercise" } as const;
type Made = keyof typeof madeKinds;
const madeNames = Object.keys(madeKinds) as Made[];

/** The rendered files of each kind. null while they are broken themselves, so that one mistake is reported once. */
export type MadeFiles = Record<Made, { id: string; html: EachLanguage }[] | null>;

const place = new RegExp(`<p class="(${madeNames.join("|")})">([^<]*)</p>`, "g");

/**
 * Sets drawings, scenes and exercises into rendered HTML, after the sanitiser: only the content's own are SVG.
 * @throws BrokenContent for a name that is none, and for one that is there twice: its buttons would act on the other
 */
export function insertMade(file: string, html: string, language: Language, made: MadeFiles): string {
  const seen = new Set<string>();
  return html.replace(place, (whole, kind: Made, name: string) => {
    const files = made[kind];
    if (files === null) return whole;
    const found = files.find(({ id }) => id === name);
    const field = `::${kind} ${name}`;
    if (!found) throw brokenAt(file, field, `names no ${madeKinds[kind].split(" ")[1]}`);
    if (seen.has(field)) throw brokenAt(file, field, "is on the page already");
    seen.add(field);
    return found.html[language];
  });
}

const blocks = ["classroom", "remember", "story", "help"] as const;
type Block = (typeof blocks)[number];

/** A block, picture or drawing that is written wrongly. */
export class WrongBlock extends Error {
  constructor(
    readonly field: string,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Adds the framed blocks (`:::story{face="grandmother"}` to `:::`), and pictures, drawings, scenes and exercises on a
 * line of their own (`::figure{src="…" alt="…"}`). `titles`: the words above each block.
 */
export function addBlocks(parser: MarkdownIt, titles: Record<Block, string>): void {
  const interrupts = { alt: ["paragraph", "reference", "blockquote", "list"] };
  parser.block.ruler.before(
    "fence",
    "blocks",
    (state, from, to, silent) => {
      const [, colons, name = "", written = ""] = opening.exec(readLine(state, from)) ?? [];
      if (!colons) return false;
      if (silent) return true;
      if (colons === "::") {
        pushHtml(state, figureHtml(name, parseAttributes(written)));
        state.line = from + 1;
        return true;
      }
      if (!isOneOf(blocks, name)) throw new WrongBlock(`:::${name}`, `is not a block; there are ${blocks.join(", ")}`);
      const end = findBlockEnd(state, from, to, name);
      // A note, not a landmark: a page may have several, and they need no names.
      const face = faceHtml(parseAttributes(written).face);
      const title = `<p class="callout-title">${escapeHtml(titles[name])}</p>`;
      pushHtml(state, `<aside class="callout callout-${name}" role="note">${face}${title}`);
      const { parentType, lineMax } = state;
      state.parentType = "aside";
      state.lineMax = end;
      state.md.block.tokenize(state, from + 1, end);
      pushHtml(state, "</aside>\n");
      state.parentType = parentType;
      state.lineMax = lineMax;
      state.line = end + 1;
      return true;
    },
    interrupts,
  );
}

const opening = /^(:{2,3})([\w-]+)(?:\{(.*)\})?\s*$/;

function readLine(state: StateBlock, line: number): string {
  return state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]);
}

function findBlockEnd(state: StateBlock, from: number, to: number, name: Block): number {
  for (let line = from + 1; line < to; line += 1) if (readLine(state, line).trimEnd() === ":::") return line;
  throw new WrongBlock(`:::${name}`, "is not closed by a line of :::");
}

function pushHtml(state: StateBlock, html: string): void {
  state.push("html_block", "", 0).content = html;
}

function isOneOf<Name extends string>(names: readonly Name[], name: string): name is Name {
  return names.some((each) => each === name);
}

function parseAttributes(written: string): Record<string, string | undefined> {
  return Object.fromEntries([...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = "", value]) => [name, value]));
}

/** A face beside a story: decoration, so it has no words. */
function faceHtml(name: string | undefined): string {
  if (!name) return "";
  if (!isOneOf(faceNames, name))
    throw new WrongBlock(`face="${name}"`, `is not a face; there are ${faceNames.join(", ")}`);
  return `<img class="callout-face" src="${facePicture(name)}" alt="" width="160" height="160" loading="lazy" decoding="async">`;
}

function figureHtml(name: string, { name: made, src, alt, caption }: Record<string, string | undefined>): string {
  // The place of a drawing, a scene or an exercise, which insertMade fills.
  if (isOneOf(madeNames, name)) {
    if (!made) throw new WrongBlock(`::${name}`, `must have the name of ${madeKinds[name]}`);
    return `<p class="${name}">${escapeHtml(made)}</p>\n`;
  }
  if (name !== "figure" || !src || !alt)
    throw new WrongBlock(`::${name}`, "must be ::figure with src and alt, or ::board, ::scene or ::exercise with name");
  const words = caption ? `<figcaption>${escapeHtml(typographic(caption))}</figcaption>` : "";
  const size = 'width="640" height="360" loading="lazy" decoding="async"';
  return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(typographic(alt))}" ${size}>${words}</figure>\n`;
}

/** The pictures in `public/images/faces`, for stories and testimonials. */
export const faceNames = [
  "boy-smiling",
  "boy-worried",
  "father-turban",
  "girl-laughing",
  "girl-worried",
  "grandmother",
  "man-beard",
  "man-grey",
  "teacher-glasses",
  "young-woman-scarf",
] as const;

export function facePicture(face: (typeof faceNames)[number]): string {
  return `/images/faces/${face}.svg`;
}
