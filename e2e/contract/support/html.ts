import type { Element, Nodes, Root } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import { EXIT, SKIP, visit } from "unist-util-visit";

const parser = unified().use(rehypeParse);

/** A page as a tree, with the properties as their attributes are named (`className`, `htmlFor`). */
export const parseHtml = (html: string): Root => parser.parse(html);

/** Every element within a node that a test of it finds, in the order of the page. */
export function findAll(within: Nodes, wanted: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  visit(within, "element", (element) => {
    if (wanted(element)) found.push(element);
  });
  return found;
}

export const hasId = (id: string) => (element: Element) => element.properties.id === id;
export const hasName = (name: string) => (element: Element) => element.properties.name === name;
export const isTag =
  (...names: string[]) =>
  (element: Element) =>
    names.includes(element.tagName);

const notShown = ["script", "style", "template", "noscript", "head"];

/** What a reader sees of a node, each blank once. */
export function textOf(within: Nodes): string {
  let text = "";
  visit(within, (node) => {
    if (node.type === "element" && (notShown.includes(node.tagName) || node.properties.hidden === true)) return SKIP;
    if (node.type === "element" && /^(?:p|li|h\d|div|label|legend|button|a|option|dt|dd|td)$/.test(node.tagName))
      text += " ";
    if (node.type === "text") text += node.value;
    return undefined;
  });
  return text.replaceAll(/\s+/g, " ").trim();
}

export function attribute(element: Element, name: string): string {
  const value = element.properties[name];
  return Array.isArray(value) ? value.join(" ") : value === true ? "" : String(value ?? "");
}

/** @returns whether the one node is in the other */
export function contains(outer: Nodes, inner: Element): boolean {
  let found = false;
  visit(outer, "element", (element) => {
    if (element === inner) found = true;
    return found ? EXIT : undefined;
  });
  return found;
}

const forScripts = ["[@media(scripting:none)]:hidden", "noscript:hidden"];

/** Whether a style takes an element away where no script runs. */
export const isForScripts = (element: Element): boolean =>
  attribute(element, "className")
    .split(" ")
    .some((each) => forScripts.includes(each));
