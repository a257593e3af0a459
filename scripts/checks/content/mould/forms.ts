/** How a page begins and ends, and what its boxes hold, as far as a machine sees it. */

const head = /^---\n[\s\S]*?\n---\n/;
const condition = /^(?:(?:If|When|Suppose|Imagine)\b|(?:अगर|जब|मान लीजिए|सोचिए)\s)/;
const writtenNumber =
  /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|half|twenty|thirty|forty|fifty|hundred)\b|(?:एक|दो|तीन|चार|पाँच|छह|सात|आठ|नौ|दस|आधे|आधी|बीस|तीस|चालीस|पचास|सौ)\s)/i;

/** The blocks of a page, in their order: each a directive, a framed block, or lines without an empty one between. */
function blocksOf(source: string): string[] {
  const body = source.replace(head, "").trim();
  return (body.match(/^:::\w+[^\n]*\n[\s\S]*?^:::$|^[^\n]+(?:\n(?!:::)[^\n]+)*/gm) ?? []).map((block) => block.trim());
}

const formsOfBlocks: [form: string, pattern: RegExp][] = [
  ["a picture story", /^::scene\b/],
  ["a drawing", /^::board\b/],
  ["a picture", /^::figure\b/],
  ["something to do", /^::exercise\b/],
  ["a story", /^:::story\b/],
  ["a box for the class", /^:::classroom\b/],
  ["a box to remember", /^:::remember\b/],
  ["a box with numbers to call", /^:::help\b/],
  ["a slip", /^>/],
  ["a table", /^\|/],
  ["a list", /^(?:[-*]|\d+\.)\s/],
];

function formOfBlock(block: string): string | undefined {
  return formsOfBlocks.find(([, pattern]) => pattern.test(block))?.[0];
}

/** The kind of a page's opening. */
export function openingOf(source: string): string {
  const first = blocksOf(source)[0] ?? "";
  const made = formOfBlock(first);
  if (made) return made;
  const sentence = first.split(/(?<=[.?!।])["”]?\s/)[0] ?? "";
  if (/^["“]/.test(sentence)) return "a quotation";
  if (/\?["”]?$/.test(sentence)) return "a question";
  if (condition.test(sentence)) return "a condition";
  if (writtenNumber.test(sentence)) return "a number";
  return "a statement";
}

/** The kind of a page's last block. */
export function endingOf(source: string): string {
  const last = blocksOf(source).at(-1) ?? "";
  return formOfBlock(last) ?? (/\?["”]?$/.test(last) ? "a question" : "a statement");
}

/** How each story of a page ends: `:::story{ends="openly"}`, or `badly`, and well without it. */
export function storyEndings(source: string): string[] {
  return [...source.matchAll(/^:::story(\{[^\n]*\})?$/gm)].map(
    ([, attributes = ""]) => /ends="(openly|badly)"/.exec(attributes)?.[1] ?? "well",
  );
}

/** How many points each box has: its list items, or its paragraphs where it has no list. */
export function boxSizes(source: string): number[] {
  return [...source.matchAll(/^:::remember[^\n]*\n([\s\S]*?)^:::$/gm)].map(
    ([, box = ""]) => box.match(/^(?:[-*]|\d+\.)\s/gm)?.length ?? box.trim().split(/\n\s*\n/).length,
  );
}

/** What a page asks its reader: something to do, a picture story with a choice, or nothing. */
export function askedBy(source: string): string {
  if (/^::exercise\b/m.test(source)) return "something to do";
  return /^::scene\b/m.test(source) ? "a picture story" : "nothing";
}
