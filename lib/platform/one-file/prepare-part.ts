import fs from "node:fs";
import path from "node:path";
import type { Element, ElementContent, Properties, Root } from "hast";
import { visit } from "unist-util-visit";
import type { Language } from "../i18n/language";

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
export function pictureData(address: string): string | null {
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
