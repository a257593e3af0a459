import type { Element, ElementContent, Root as HastRoot } from "hast";
import { LRUCache } from "lru-cache";
import type { InlineCode, Paragraph, Root, Text } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import rehypeSanitize, { defaultSchema, type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import type { Language } from "../../i18n/language";
import { messagesIn } from "../../i18n/messages";
import { BrokenContent } from "../broken";
import { faceNames, facePicture, isFace } from "./faces";
import { isMade, type Made, madeOf } from "./made";
import { typographic } from "./typographic";

const blocks = ["classroom", "remember", "story", "help"] as const;
type Block = (typeof blocks)[number];

/** The allowed HTML of lessons, regardless of the author: no style, no script, no event handler. */
const allowed: Options = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), "aside", "figure", "figcaption"],
  attributes: {
    ...defaultSchema.attributes,
    aside: [
      ["className", "callout", ...blocks.map((name) => `callout-${name}`)],
      ["role", "note"],
    ],
    p: [["className", "callout-title", ...Object.keys(madeOf)]],
    figure: [["role", "group"], "ariaLabel", ["tabIndex", 0]],
    img: [["className", "callout-face"], "src", "alt", "width", "height", ["loading", "lazy"], ["decoding", "async"]],
  },
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), "tel"], src: [] },
};

/** A cache of rendered texts: content is loaded again after an edit, and only the edited file differs. */
const rendered = new LRUCache<string, string>({ max: 1000 });

/**
 * Markdown of a lesson, article or page to sanitised HTML. @throws BrokenContent for a block or picture that is not
 * known
 */
export function renderMarkdown(file: string, source: string, language: Language): string {
  const known = rendered.get(language + source);
  if (known !== undefined) return known;
  const pipeline = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkDirective)
    .use(() => (tree: Root) => shapeDirectives(file, tree, language))
    .use(() => setQuotes)
    .use(remarkRehype)
    .use(() => (tree: HastRoot) => makeTablesScroll(tree, messagesIn(language).lessonBlocks.table))
    .use(() => (tree: HastRoot) => holdBackPictures(tree))
    .use(rehypeSanitize, allowed)
    .use(rehypeStringify);
  const html = String(pipeline.processSync(source));
  rendered.set(language + source, html);
  return html;
}

function shapeDirectives(file: string, tree: Root, language: Language): void {
  visit(tree, (node, index, parent) => {
    if (node.type === "containerDirective") shapeBlock(file, node, language);
    else if (node.type === "leafDirective") {
      if (isMade(node.name)) shapePlace(file, node, node.name);
      else shapeFigure(file, node);
    } else if (node.type === "textDirective" && parent && index !== undefined) {
      // A colon before a word in running text ("10:30", "ratio:two") is text, not a directive.
      parent.children[index] = { type: "text", value: `:${node.name}` };
    }
  });
}

/** The quotation marks of a block are set together: they may open before bold words and close after them. */
function setQuotes(tree: Root): void {
  visit(tree, ["paragraph", "heading", "tableCell"], (block) => {
    const parts: (Text | InlineCode)[] = [];
    visit(block, (node) => void ((node.type === "text" || node.type === "inlineCode") && parts.push(node)));
    const set = typographic(
      parts.map(({ type, value }) => (type === "text" ? value : "x".repeat(value.length))).join(""),
    );
    let at = 0;
    for (const part of parts) {
      const end = at + part.value.length;
      if (part.type === "text") part.value = set.slice(at, end);
      at = end;
    }
  });
}

function shapeBlock(file: string, node: ContainerDirective, language: Language): void {
  const name = node.name as Block;
  if (!blocks.includes(name))
    throw new BrokenContent([
      { file, field: `:::${node.name}`, message: `is not a block; there are ${blocks.join(", ")}` },
    ]);
  // A note, not a landmark: a page may have several, and they need no names.
  node.data = { hName: "aside", hProperties: { className: ["callout", `callout-${name}`], role: "note" } };
  node.children.unshift({
    type: "paragraph",
    data: { hProperties: { className: ["callout-title"] } },
    children: [{ type: "text", value: messagesIn(language).lessonBlocks[name] }],
  });
  if (node.attributes?.face) node.children.unshift(faceParagraph(file, node.attributes.face));
}

/** A face beside a story: decoration, so it has no words. */
function faceParagraph(file: string, name: string): Paragraph {
  if (!isFace(name))
    throw new BrokenContent([
      { file, field: `face="${name}"`, message: `is not a face; there are ${faceNames.join(", ")}` },
    ]);
  return {
    type: "paragraph",
    data: {
      hName: "img",
      hProperties: { className: ["callout-face"], src: facePicture(name), alt: "", width: 160, height: 160 },
    },
    children: [],
  };
}

function shapeFigure(file: string, node: LeafDirective): void {
  const { src, alt, caption } = node.attributes ?? {};
  if (node.name !== "figure" || !src || !alt)
    throw new BrokenContent([
      {
        file,
        field: `::${node.name}`,
        message: "must be ::figure with src and alt, or ::board, ::scene or ::exercise with name",
      },
    ]);
  const picture: Element = {
    type: "element",
    tagName: "img",
    properties: { src, alt: typographic(alt), width: 640, height: 360, loading: "lazy", decoding: "async" },
    children: [],
  };
  const words: ElementContent[] = caption
    ? [
        {
          type: "element",
          tagName: "figcaption",
          properties: {},
          children: [{ type: "text", value: typographic(caption) }],
        },
      ]
    : [];
  node.data = { hName: "figure", hChildren: [picture, ...words] };
}

/** The place of a drawing, a scene or an exercise, which insertMade fills after the sanitiser. */
function shapePlace(file: string, node: LeafDirective, kind: Made): void {
  const name = node.attributes?.name;
  if (!name) throw new BrokenContent([{ file, field: `::${kind}`, message: `must have the name of ${madeOf[kind]}` }]);
  node.data = {
    hName: "p",
    hProperties: { className: [kind] },
    hChildren: [{ type: "text", value: name }],
  };
}

/** A wide table scrolls inside its own box on a phone and can be reached by keyboard. */
function makeTablesScroll(tree: HastRoot, name: string): void {
  visit(tree, "element", (node, index, parent) => {
    if (node.tagName !== "table" || !parent || index === undefined) return;
    if (parent.type === "element" && parent.tagName === "figure") return;
    parent.children[index] = {
      type: "element",
      tagName: "figure",
      properties: { role: "group", ariaLabel: name, tabIndex: 0 },
      children: [node],
    };
  });
}

/** Pictures below the fold wait until they come into view. */
function holdBackPictures(tree: HastRoot): void {
  visit(tree, "element", ({ tagName, properties }) => {
    if (tagName === "img") Object.assign(properties, { loading: "lazy", decoding: "async" });
  });
}
