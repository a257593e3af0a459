import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import type { Element, ElementContent, Properties, Root, RootContent } from "hast";
import rehypeParse from "rehype-parse";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { escapeHtml } from "../content/text/escape-html";
import { dayMonthYear } from "../i18n/dates";
import { type Language, languageFacts } from "../i18n/language";
import { translatorFor } from "../i18n/messages";
import { type FilePart, type FileText, filePolicy } from "./content-files";
import style from "./style.json";

const parser = unified().use(rehypeParse, { fragment: true }).freeze();
const writer = unified().use(rehypeStringify).freeze();

export const parseHtml = (html: string): Root => parser.parse(html);
export const writeHtml = (children: RootContent[]): string => writer.stringify({ type: "root", children });

const isTag = (node: RootContent | ElementContent | undefined, ...names: string[]): node is Element =>
  node?.type === "element" && names.includes(node.tagName);

/** The words of an element without its markup. */
function elementText(node: Element): string {
  let text = "";
  visit(node, "text", ({ value }) => {
    text += value;
  });
  return text.trim();
}

/** Something to answer in one's own words before one opens what the text says. Both are HTML. */
type Check = { question: string; answer: string };

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
    if (!(isTag(node, "h3") && elementText(node).endsWith("?"))) {
      kept.push(node);
      continue;
    }
    let end = at + 1;
    while (end < all.length && !isTag(all[end], "h2", "h3", "aside")) end += 1;
    checks.push({ question: writeHtml(node.children), answer: writeHtml(all.slice(at + 1, end)).trim() });
    at = end - 1;
  }
  tree.children = withoutEmptySections(kept);
  return checks;
}

/** What a text asks its reader to remember, without the heading of the box; empty where it has no such box. */
export function rememberedIn(tree: Root): string {
  return tree.children
    .flatMap((node) => (hasClass(node, "callout-remember") ? [node] : []))
    .map(({ children }) => writeHtml(children.filter((child) => !hasClass(child, "callout-title"))))
    .join("")
    .trim();
}

/** The sections of a text by their headings, for one that has neither questions nor a box to remember. */
export function splitSections(tree: Root): { heading: string; html: string }[] {
  const sections: { heading: string; nodes: RootContent[] }[] = [];
  for (const node of tree.children) {
    if (isTag(node, "h2")) sections.push({ heading: elementText(node), nodes: [] });
    else if (!isTag(node, "aside")) sections.at(-1)?.nodes.push(node);
  }
  return sections.map(({ heading, nodes }) => ({ heading, html: writeHtml(nodes).trim() }));
}

const hasClass = (node: RootContent | ElementContent, name: string): node is Element =>
  node.type === "element" && [node.properties.className].flat().includes(name);

/** A heading that is followed by the next one, or by nothing, has lost its text to the questions. */
function withoutEmptySections(nodes: RootContent[]): RootContent[] {
  return nodes.filter((node, at) => {
    if (!isTag(node, "h2")) return true;
    const next = nodes.slice(at + 1).find(({ type }) => type === "element");
    return next !== undefined && !isTag(next, "h2", "aside");
  });
}

const licence = "https://creativecommons.org/licenses/by-sa/4.0/";

/** A text with pictures, style and a self-check in one HTML file, for any browser (rule: texts.one-file). */
export function makeFile(text: FileText): Buffer {
  const { language, title, tabTitle, kicker, lead } = text;
  const trees = text.parts.map((part, index) => {
    const tree = parseHtml(part.html);
    preparePart(tree, { ...text, prefix: text.parts.length > 1 ? `p${index + 1}-` : "" });
    return { part, tree };
  });
  const checks = checksIn(trees, language);
  const parts = trees.map(({ part, tree }) => {
    const isOneOfSeveral = part.title !== null && trees.length > 1;
    if (isOneOfSeveral) lowerHeadings(tree);
    const heading = isOneOfSeveral ? `<h2>${escapeHtml(part.title ?? "")}</h2>` : "";
    return `<section class="part">${heading}<div class="prose">${writeHtml(tree.children)}</div>${videoHtml(part, text)}</section>`;
  });
  return Buffer.from(
    `<!DOCTYPE html>\n<html lang="${language}" dir="${languageFacts[language].direction}"><head><meta charset="utf-8">` +
      `<meta http-equiv="Content-Security-Policy" content="${filePolicy}">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">` +
      `<title>${escapeHtml(tabTitle)}</title><style>${style.css}</style></head><body>${headerHtml(text)}` +
      `<main><p class="kicker">${escapeHtml(kicker)}</p><h1>${escapeHtml(title)}</h1>` +
      `${lead ? `<p class="lead">${escapeHtml(lead)}</p>` : ""}${parts.join("")}${checksHtml(checks, language)}` +
      `${sourcesHtml(text)}</main>${footerHtml(text)}</body></html>\n`,
  );
}

/** What a reader can answer: the text's own questions, and what it asks to remember. */
function checksIn(trees: { part: FilePart; tree: Root }[], language: Language): Check[] {
  const t = translatorFor(language, "oneFile");
  const checks = trees.flatMap(({ part, tree }) => {
    const remembered = rememberedIn(tree);
    const question = escapeHtml(part.title ? t("recall", { title: part.title }) : t("recallArticle"));
    return [...takeQuestions(tree), ...(remembered ? [{ question, answer: remembered }] : [])];
  });
  if (checks.length > 0 || trees.some(({ part }) => part.html.includes('class="exercise-choice'))) return checks;
  return trees
    .flatMap(({ tree }) => splitSections(tree))
    .map(({ heading, html }) => ({ question: escapeHtml(t("recall", { title: heading })), answer: html }));
}

/** What is said of the content's state in eight letters: another text has other ones. */
function editionMark({ title, lead, parts, sources }: Pick<FileText, "title" | "lead" | "parts" | "sources">): string {
  return createHash("sha256")
    .update(JSON.stringify([title, lead, parts, sources]))
    .digest("hex")
    .slice(0, 8);
}

function headerHtml({ language, portalUrl, portalName, ...text }: FileText): string {
  const wordmark = pictureData(`/images/brand/wordmark-${language}.svg`);
  const name = escapeHtml(portalName);
  const home = escapeHtml(wholeAddress("/", { portalUrl, language }));
  return (
    `<header><div class="top"><a href="${home}">` +
    `${wordmark ? `<img src="${wordmark}" alt="${name}" width="${languageFacts[language].wordmarkWidth}" height="44">` : name}</a>` +
    `<a href="${escapeHtml(wholeAddress(text.page, { portalUrl, language }))}">${translatorFor(language, "oneFile")("toPage")}</a>` +
    `</div><div class="band"></div></header>`
  );
}

function videoHtml({ film }: FilePart, { page, ...place }: FileText): string {
  if (!film) return "";
  const t = translatorFor(place.language, "oneFile");
  return (
    `<details class="fold"><summary>${escapeHtml(t("filmWords", { title: film.title }))}</summary><div class="prose">` +
    `${film.words}<p><a href="${escapeHtml(wholeAddress(page, place))}">${t("filmThere")}</a></p></div></details>`
  );
}

function checksHtml(checks: Check[], language: Language): string {
  if (checks.length === 0) return "";
  const t = translatorFor(language, "oneFile");
  const folds = checks.map(
    ({ question, answer }) =>
      `<details class="fold"><summary>${question}</summary><div class="prose">${answer}</div></details>`,
  );
  return `<section class="checks"><h2>${t("checkTitle")}</h2><p>${t("checkLead")}</p>${folds.join("")}</section>`;
}

function sourcesHtml({ sources, language }: FileText): string {
  if (!sources) return "";
  const title = translatorFor(language, "articles")("sources");
  return `<section class="sources"><h2>${title}</h2><div class="prose">${sources}</div></section>`;
}

/** Where the file comes from, of which day it is, and what may be done with it. */
function footerHtml(text: FileText): string {
  const { language, portalName, portalUrl, page, updatedOn } = text;
  const t = translatorFor(language, "oneFile");
  const mark = editionMark(text);
  const edition = updatedOn
    ? t("editionOf", { date: dayMonthYear(updatedOn, language), mark })
    : t("edition", { mark });
  const address = wholeAddress(page, text);
  const shown = `${new URL(portalUrl).host}${page}`;
  return (
    `<footer class="end"><p>${escapeHtml(t("from", { portal: portalName }))}</p>` +
    `<p>${t("newest")} <a href="${escapeHtml(address)}">${escapeHtml(shown)}</a></p>` +
    `<p>${escapeHtml(t("pass", { portal: portalName }))} <a href="${licence}">CC BY-SA 4.0</a></p>` +
    `<p class="edition">${escapeHtml(edition)}</p></footer>`
  );
}

export type Place = { portalUrl: string; language: Language };
type Part = Place & {
  /** Goes before every id, so that two parts of a file may show the same drawing. */
  prefix: string;
};

const ownPicture = /^\/images\/(?:[\w-]+\/)*[\w-]+\.(svg|png|webp)$/;
const pictureTypes: Record<string, string> = { svg: "image/svg+xml", png: "image/png", webp: "image/webp" };
const lowered: Record<string, string> = { h2: "h3", h3: "h4" };

/** Makes the HTML of a text independent of the portal: its pictures are inside, its links are whole addresses. */
export function preparePart(tree: Root, { prefix, ...place }: Part): void {
  visit(tree, "element", (node, index, parent) => {
    if (node.tagName === "img" && parent && index !== undefined) parent.children[index] = pictureInside(node);
    if (node.tagName === "a") node.properties.href = wholeAddress(String(node.properties.href ?? ""), place);
    if (prefix) prefixNames(node.properties, prefix);
  });
}

/** Lowers the headings of a text by one level, below the heading of its part. */
export function lowerHeadings(tree: Root): void {
  visit(tree, "element", (node) => {
    node.tagName = lowered[node.tagName] ?? node.tagName;
  });
}

/** The address of a page of the portal in the language of the file; any other address stays. */
export function wholeAddress(href: string, { portalUrl, language }: Place): string {
  if (!href.startsWith("/") || href.startsWith("//")) return href;
  const url = new URL(href, portalUrl);
  if (!url.searchParams.has("language")) url.searchParams.set("language", language);
  return url.href;
}

/** One of the portal's own pictures as data; null where there is none at this address. */
function pictureData(address: string): string | null {
  const [, ending = ""] = ownPicture.exec(address) ?? [];
  const file = path.join(process.cwd(), "public", address);
  if (!ending || !fs.existsSync(file)) return null;
  return `data:${pictureTypes[ending]};base64,${fs.readFileSync(file).toString("base64")}`;
}

/** The picture with its data; its words where it is on another site. */
function pictureInside(picture: Element): ElementContent {
  const data = pictureData(String(picture.properties.src ?? ""));
  if (data === null) {
    const words = String(picture.properties.alt ?? "");
    return { type: "element", tagName: "em", properties: {}, children: [{ type: "text", value: words }] };
  }
  const { loading: _, decoding: __, ...properties } = picture.properties;
  return { ...picture, properties: { ...properties, src: data } };
}

const references = ["ariaLabelledBy", "ariaDescribedBy"];

function prefixNames(properties: Properties, prefix: string): void {
  for (const [key, value] of Object.entries(properties)) {
    if (["id", "htmlFor", "name"].includes(key)) properties[key] = prefix + String(value);
    else if (references.includes(key)) properties[key] = [value].flat().map((each) => prefix + String(each));
    else if (typeof value !== "string") continue;
    else if ((key === "href" || key === "xLinkHref") && value.startsWith("#"))
      properties[key] = `#${prefix}${value.slice(1)}`;
    else properties[key] = value.replace(/url\(#/g, `url(#${prefix}`);
  }
}
