import type { Element, Nodes } from "hast";
import rehypeParse from "rehype-parse";
import { unified } from "unified";
import type { NewLanguage } from "../add-language";

/** Accented English under a code that the standard reserves for private use, so no real language has it. */
export const pseudo: NewLanguage = { code: "qaa", name: "Áççéñťš", direction: "ltr", locale: "en-IN", script: "Latin" };

const accents = new Map(
  Array.from("aáeéiíoóuúyýcçnñsšrřzžAÁEÉIÍOÓUÚYÝCÇNÑSŠRŘZŽ".matchAll(/(.)(.)/gu), ([, plain = "", accented = ""]) => [
    plain,
    accented,
  ]),
);

/** Every word gets an accent, so that a word without one was not translated. As long as the text was. */
export function accented(text: string): string {
  return Array.from(text, (letter) => accents.get(letter) ?? letter).join("");
}

const unread = ["script", "style", "template", "svg"];
const readAttributes = ["alt", "title", "ariaLabel", "placeholder", "content"];

/** The texts of a page that a visitor reads or hears, without those that are marked as another language. */
export function visibleTexts(html: string, language: string): string[] {
  const visit = (node: Nodes): string[] => {
    if (node.type === "text") return [node.value];
    if (node.type !== "element" && node.type !== "root") return [];
    if (
      node.type === "element" &&
      (unread.includes(node.tagName) || (node.properties.lang && node.properties.lang !== language))
    )
      return [];
    return [...(node.type === "element" ? spokenAttributes(node) : []), ...node.children.flatMap(visit)];
  };
  return visit(unified().use(rehypeParse).parse(html)).filter((text) => /\p{L}/u.test(text));
}

function spokenAttributes({ tagName, properties }: Element): string[] {
  const isProse =
    tagName !== "meta" || ["description", "twitter:title", "twitter:description"].includes(String(properties.name));
  return isProse
    ? readAttributes.flatMap((name) => (typeof properties[name] === "string" ? [String(properties[name])] : []))
    : [];
}

/** English words without an accent: three letters or more with a vowel. `known` stay in every language. */
export function englishIn(texts: string[], known: ReadonlySet<string>): string[] {
  const plain = texts.flatMap(
    (text) => text.replace(/https?:\/\/\S+|[\w.+-]+@[\w.-]+/g, " ").match(/[\p{L}\p{M}]{3,}/gu) ?? [],
  );
  return [...new Set(plain.filter((word) => /^[a-z]+$/i.test(word) && /[aeiouy]/i.test(word) && !known.has(word)))];
}
