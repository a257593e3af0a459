/** A part of a text, from its first character to the one after its last. */
type Span = { start: number; end: number };

/** What ends with a full stop and no sentence: the next part belongs to it. */
const shortened = /(?:^|[\s(“"])(?:Dr|Mr|Mrs|Ms|Rs|No|vs|e\.g|i\.e|डॉ)\.\s*$/;
/** An end of a sentence with its closing marks, for a browser without Intl.Segmenter. */
const ending = /[.?!]+["”’)\]]*\s+|।["”’)\]]*\s*/g;

/** A text's sentences; together they are the whole text. @param segmenter - without one it splits at the marks */
export function sentenceSpans(text: string, locale: string, segmenter = Intl.Segmenter): Span[] {
  const ends = segmenter
    ? Array.from(
        new segmenter(locale, { granularity: "sentence" }).segment(text),
        ({ index, segment }) => index + segment.length,
      )
    : Array.from(text.matchAll(ending), (found) => found.index + found[0].length);
  const spans: Span[] = [];
  let start = 0;
  for (const end of [...ends, text.length]) {
    if (end <= start || (end < text.length && shortened.test(text.slice(start, end)))) continue;
    spans.push({ start, end });
    start = end;
  }
  return spans;
}

/** A sentence in the page. `parts`: its text, the numbers of telephones apart. */
export type PageSentence = { parts: { text: string; isPhone: boolean }[]; range: Range; block: Element };

const blocks =
  "p,li,h1,h2,h3,h4,td,th,dt,dd,figcaption,legend,summary,blockquote,label,fieldset,figure,section,aside,div";
/** Controls, and what says again what a drawing or an exercise shows. */
const unread =
  "button,input,select,textarea,svg,script,style,[aria-hidden=true],.board-row,.board-foot,.board-words ol,.exercise-key";

type Piece = { node: Text; start: number; isPhone: boolean };
type Block = { element: Element; text: string; pieces: Piece[] };

/** The sentences that the selected elements show, in the order of the page. */
export function findSentences(selector: string, locale: string): PageSentence[] {
  return [...document.querySelectorAll(selector)].flatMap(blocksIn).flatMap((block) =>
    sentenceSpans(block.text, locale)
      .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(block.text.slice(start, end)))
      .map((span) => inPage(block, span)),
  );
}

/** The blocks of text in an element, without what is not shown. */
function blocksIn(root: Element): Block[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Block[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || !parent || parent.closest(unread) || !isShown(parent)) continue;
    const element = parent.closest(blocks) ?? root;
    let block = found.at(-1);
    if (block?.element !== element) {
      block = { element, text: "", pieces: [] };
      found.push(block);
    }
    block.pieces.push({ node, start: block.text.length, isPhone: parent.closest("a[href^='tel:']") !== null });
    // A text is shown with hyphens that do not break (U+2011); the forms that are said have plain ones.
    block.text += node.data.replaceAll("\u2011", "-");
  }
  return found;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0 && getComputedStyle(element).visibility !== "hidden";
}

function inPage({ element, text, pieces }: Block, span: Span): PageSentence {
  const inside = pieces.filter(({ node, start }) => start < span.end && start + node.length > span.start);
  const cut = ({ node, start }: Piece): Span => ({
    start: Math.max(span.start, start),
    end: Math.min(span.end, start + node.length),
  });
  const range = document.createRange();
  const [first, last] = [inside[0], inside.at(-1)];
  if (first) range.setStart(first.node, cut(first).start - first.start);
  if (last) range.setEnd(last.node, cut(last).end - last.start);
  const parts = inside.map((piece) => ({ text: text.slice(cut(piece).start, cut(piece).end), isPhone: piece.isPhone }));
  return { parts, range, block: element };
}
