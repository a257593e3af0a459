import type { Element, Root, RootContent } from "hast";
import { elementText, isElement, writeHtml } from "./html-tree";

/** Something to answer in one's own words before one opens what the text says. Both are HTML. */
export type Check = { question: string; answer: string };

const ends = ["h2", "h3", "aside"];

/**
 * Takes the questions of a text (headings that end in a question mark, such as those under "Questions people ask") out
 * of it, with their answers. A section that held nothing else goes with them.
 */
export function takeQuestions(tree: Root): Check[] {
  const kept: RootContent[] = [];
  const checks: Check[] = [];
  const all = tree.children;
  for (let at = 0; at < all.length; at += 1) {
    const node = all[at];
    if (!node) continue;
    if (!(isElement(node) && node.tagName === "h3" && elementText(node).endsWith("?"))) {
      kept.push(node);
      continue;
    }
    let end = at + 1;
    while (end < all.length && !isEnd(all[end])) end += 1;
    checks.push({ question: writeHtml(node.children), answer: writeHtml(all.slice(at + 1, end)).trim() });
    at = end - 1;
  }
  tree.children = withoutEmptySections(kept);
  return checks;
}

/** What a text asks its reader to remember, without the heading of the box; empty where it has no such box. */
export function rememberedIn(tree: Root): string {
  const boxes = tree.children.filter((node): node is Element => isElement(node) && hasClass(node, "callout-remember"));
  return boxes
    .map((box) => writeHtml(box.children.filter((child) => !(isElement(child) && hasClass(child, "callout-title")))))
    .join("")
    .trim();
}

/** The sections of a text by their headings, for one that has neither questions nor a box to remember. */
export function splitSections(tree: Root): { heading: string; html: string }[] {
  const sections: { heading: string; nodes: RootContent[] }[] = [];
  for (const node of tree.children) {
    if (isElement(node) && node.tagName === "h2") sections.push({ heading: elementText(node), nodes: [] });
    else if (!(isElement(node) && node.tagName === "aside")) sections.at(-1)?.nodes.push(node);
  }
  return sections.map(({ heading, nodes }) => ({ heading, html: writeHtml(nodes).trim() }));
}

const hasClass = ({ properties }: Element, name: string) => [properties.className].flat().includes(name);

const isEnd = (node: RootContent | undefined) => node !== undefined && isElement(node) && ends.includes(node.tagName);

/** A heading that is followed by the next one, or by nothing, has lost its text to the questions. */
function withoutEmptySections(nodes: RootContent[]): RootContent[] {
  return nodes.filter((node, at) => {
    if (!(isElement(node) && node.tagName === "h2")) return true;
    const next = nodes.slice(at + 1).find(isElement);
    return next !== undefined && !["h2", "aside"].includes(next.tagName);
  });
}
