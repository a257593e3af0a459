import type { Element, Root } from "hast";
import rehypeParse from "rehype-parse";
import rehypeSanitize, { defaultSchema, type Options } from "rehype-sanitize";
import rehypeStringify from "rehype-stringify";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const formTags = ["form", "fieldset", "legend", "label", "input", "textarea", "select", "optgroup", "option", "button"];
const ownClasses: ["className", RegExp] = ["className", /^(?:callout|survey|banner)(?:-[\w-]+)?$/];

/**
 * The allowed HTML from an existing backend: text, pictures, tables, links and the fields of survey forms.
 * No script, handler, style, frame, and no address a form could be sent to but our own.
 */
const allowed: Options = {
  ...defaultSchema,
  tagNames: [...(defaultSchema.tagNames ?? []), "aside", "figure", "figcaption", ...formTags],
  attributes: {
    ...defaultSchema.attributes,
    "*": [
      ...(defaultSchema.attributes?.["*"] ?? []).filter((name) => name !== "action" && name !== "encType"),
      "lang",
      "role",
      ownClasses,
    ],
    a: ["href", "title", "rel", "target"],
    img: ["src", "alt", "width", "height", "loading", "decoding"],
    figure: [["role", "group"], "ariaLabel", ["tabIndex", 0]],
    label: ["htmlFor"],
    input: [
      "name",
      "value",
      "checked",
      "required",
      "placeholder",
      "maxLength",
      ["type", "text", "hidden", "radio", "checkbox", "number", "date", "tel", "email"],
    ],
    textarea: ["name", "rows", "required", "placeholder", "maxLength"],
    select: ["name", "required", "multiple"],
    option: ["value", "selected"],
    button: [["type", "submit", "button"]],
  },
  protocols: { ...defaultSchema.protocols, href: [...(defaultSchema.protocols?.href ?? []), "tel"] },
  required: {},
  // The sanitiser's id prefix is off: it would separate fields from their labels.
  clobber: [],
  strip: ["script", "style"],
};

/** Another portal's drawing loses SVG and classes: its buttons would do nothing, so the words stay. */
function keepWordsOfDrawings() {
  return (tree: Root) =>
    visit(tree, "element", (node) => {
      const classes = [node.properties.className].flat();
      if (node.tagName !== "figure" || !["board", "scene", "exercise"].some((name) => classes.includes(name))) return;
      removeControls(node);
    });
}

function removeControls(node: Element): void {
  node.children = node.children.filter(
    (child) =>
      child.type !== "element" ||
      !(
        ["input", "label", "svg"].includes(child.tagName) ||
        ["board-view", "board-row"].includes([child.properties.className].flat().join(" "))
      ),
  );
  for (const child of node.children) if (child.type === "element") removeControls(child);
}

const pipeline = unified()
  .use(rehypeParse, { fragment: true })
  .use(keepWordsOfDrawings)
  .use(rehypeSanitize, allowed)
  .use(rehypeStringify)
  .freeze();

/** HTML by the allow-list. */
export function sanitiseHtml(html: string): string {
  return String(pipeline.processSync(html));
}
