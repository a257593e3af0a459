import { inflateSync } from "node:zlib";
import { readPdf } from "./read-pdf";

/**
 * An element of a tagged PDF: its kind, what is said in its place, the text inside it, and its elements in the order of
 * reading.
 */
export type Element = {
  type: string;
  alt: string | null;
  text: string;
  actualText: string | null;
  hasLink: boolean;
  children: Element[];
};
type Structure = {
  root: Element;
  isMarked: boolean;
  language: string | null;
  showsTitle: boolean;
  title: string | null;
  isPdfUa: boolean;
  /** Painting operators outside of every element and artifact. */
  untagged: string[];
};

/** Reads the structure that a screen reader follows, of a PDF file made by pdfkit. */
export function readStructure(file: Buffer): Structure {
  const source = file.toString("latin1");
  const objects = new Map(
    [...source.matchAll(/^(\d+) 0 obj\n([\s\S]*?)^endobj/gm)].map(([, id, body = ""]) => [Number(id), body]),
  );
  const get = (id: number) => objects.get(id) ?? fail(`object ${id}`);
  const inside = (body: string, key: string) => {
    const reference = new RegExp(`/${key} (\\d+) 0 R`).exec(body)?.[1];
    return reference ? get(Number(reference)) : body;
  };
  const catalog = [...objects.values()].find((body) => /\/Type \/Catalog/.test(body)) ?? fail("a catalog");
  const { texts, untagged } = readMarked(file);

  function element(id: number): Element {
    const body = get(id);
    const kids = /\/K \[([\s\S]*?)\](?=\s)/.exec(body)?.[1] ?? "";
    // An annotation is a dictionary of its own in the list; what remains are elements and numbers of marked content.
    const links = [...kids.matchAll(/<<[\s\S]*?\/Type \/OBJR[\s\S]*?>>/g)];
    const plain = kids.replace(/<<[\s\S]*?>>/g, "");
    const children = [...plain.matchAll(/(\d+) 0 R/g)].map(([, kid]) => element(Number(kid)));
    const contents = [...plain.replace(/\d+ 0 R/g, "").matchAll(/\d+/g)].map(([mcid]) => texts.get(Number(mcid)) ?? "");
    return {
      type: /\/S \/(\w+)/.exec(body)?.[1] ?? fail("a type"),
      alt: stringIn(body, "Alt"),
      actualText: stringIn(body, "ActualText"),
      text: contents.join(""),
      hasLink: links.length > 0,
      children,
    };
  }

  const root = inside(catalog, "StructTreeRoot");
  return {
    root: element(Number(/\/K \[(\d+) 0 R/.exec(root)?.[1] ?? fail("a structure"))),
    isMarked: /\/Marked true/.test(inside(catalog, "MarkInfo")),
    language: stringIn(catalog, "Lang"),
    showsTitle: /\/DisplayDocTitle true/.test(inside(catalog, "ViewerPreferences")),
    title: titleIn(source, get),
    isPdfUa: /<pdfuaid:part>1<\/pdfuaid:part>/.test(source),
    untagged,
  };
}

/** The text of each piece of marked content by its number, and what is painted outside of any. */
function readMarked(file: Buffer): { texts: Map<number, string>; untagged: string[] } {
  const { runs } = readPdf(file);
  const texts = new Map<number, string>();
  const untagged: string[] = [];
  const open: (number | null)[] = [];
  let run = 0;
  const tokens = /\/\w+ (<<[\s\S]*?>>) BDC|\/\w+ (BMC)|^(EMC)$|^(BT)\n[\s\S]*?^ET$|^(f\*?|S|s|B\*?|b\*?|\/\w+ Do)$/gm;
  for (const [, begun, plain, end, text, painted] of pageContent(file).matchAll(tokens)) {
    if (begun) open.push(Number(/\/MCID (\d+)/.exec(begun)?.[1] ?? Number.NaN));
    else if (plain) open.push(null);
    else if (end) open.pop();
    else if (open.length === 0) untagged.push(painted ?? text ?? "");
    const mcid = open.findLast((each) => each !== null && !Number.isNaN(each));
    if (text && mcid !== undefined && mcid !== null) texts.set(mcid, (texts.get(mcid) ?? "") + (runs[run]?.text ?? ""));
    if (text) run += 1;
  }
  if (open.length > 0) untagged.push("marked content that does not end");
  return { texts, untagged };
}

function pageContent(file: Buffer): string {
  const source = file.toString("latin1");
  const id = /\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/.exec(source)?.[1] ?? fail("contents");
  const at = source.indexOf("stream\n", source.search(new RegExp(`^${id} 0 obj`, "m"))) + "stream\n".length;
  return inflateSync(file.subarray(at, source.indexOf("endstream", at))).toString("latin1");
}

/** The title of the file, which pdfkit writes as an object of its own. */
function titleIn(source: string, get: (id: number) => string): string | null {
  const reference = /\/Title (\d+) 0 R/.exec(source)?.[1];
  return reference ? stringIn(`/Title ${get(Number(reference)).trim()}`, "Title") : null;
}

/** A text of a dictionary: in parentheses, with escapes, in UTF-16 where it has other letters than ASCII. */
function stringIn(body: string, key: string): string | null {
  const written = new RegExp(`/${key} \\(((?:\\\\[\\s\\S]|[^\\\\)])*)\\)`).exec(body)?.[1];
  if (written === undefined) return null;
  const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
  const bytes = written.replace(/\\([0-7]{3}|[\s\S])/g, (_, sign: string) =>
    sign.length === 3 ? String.fromCharCode(Number.parseInt(sign, 8)) : (escapes[sign] ?? sign),
  );
  if (!bytes.startsWith("\xfe\xff")) return bytes;
  return Buffer.from(bytes.slice(2), "latin1").swap16().toString("utf16le");
}

function fail(what: string): never {
  throw new Error(`The PDF has no ${what}`);
}
