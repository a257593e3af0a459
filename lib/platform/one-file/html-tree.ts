import type { Element, ElementContent, Root, RootContent } from "hast";
import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const writer = unified().use(rehypeStringify).freeze();

export const parseHtml = (html: string): Root => parser.parse(html);
export const writeHtml = (children: RootContent[]): string => writer.stringify({ type: "root", children });

export const isElement = (node: RootContent | ElementContent): node is Element => node.type === "element";

/** The words of an element without its markup. */
export function elementText(node: Element): string {
  let text = "";
  visit(node, "text", ({ value }) => {
    text += value;
  });
  return text.trim();
}
