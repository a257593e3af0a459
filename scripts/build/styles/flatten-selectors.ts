import type { AtRule, ChildNode, Declaration, Helpers, Node, Root, Rule } from "postcss";
import parser from "postcss-selector-parser";

/** Lowest first. `low` has the utilities without specificity; `theme` and `properties` only set variables. */
const order = "base, components, low, utilities";
const intoBase = new Set(["properties", "theme"]);

const only = (pseudo: parser.Pseudo) => (pseudo.nodes.length === 1 ? pseudo.nodes[0] : undefined);

/** The one argument of a selector that is a single `:is(…)` or `:where(…)`. */
function wrappedBy(selector: parser.Selector, name: string) {
  const [first, ...rest] = selector.nodes;
  return rest.length === 0 && first?.type === "pseudo" && first.value === name ? only(first) : undefined;
}

const trimmed = (selector: parser.Selector) => parser().astSync(String(selector).trim()).first;

/**
 * `.group:hover .a` instead of `:is(:where(.group):hover .a)`, `:not(.a):not(.b)` instead of `:not(.a, .b)`; what is
 * left of `:where` becomes `:is`, which the next plugin expands.
 */
function unwrap(root: parser.Root) {
  root.each((selector) => {
    const inner = wrappedBy(selector, ":is") ?? wrappedBy(selector, ":where");
    if (inner) selector.replaceWith(inner);
  });
  root.walkPseudos((pseudo) => {
    // Only `<details>` is opened here, and a browser that does not know `:popover-open` would drop the rule.
    if (pseudo.value === ":is" && pseudo.nodes.some((node) => String(node).trim() === ":popover-open"))
      pseudo.replaceWith(...pseudo.nodes.slice(0, 1));
    else if (pseudo.value === ":where") {
      const inner = only(pseudo);
      if (inner?.nodes.every((node) => node.type === "class")) pseudo.replaceWith(inner);
      else pseudo.value = ":is";
    } else if (pseudo.value === ":not")
      pseudo.replaceWith(...pseudo.nodes.map((each) => parser.pseudo({ value: ":not", nodes: [trimmed(each)] })));
  });
}

/** A rule without specificity goes below the others of its layer, with the conditions around it. */
function moveBelow(rule: Rule, layer: AtRule) {
  let moved: ChildNode = rule.clone();
  let parent: Node | undefined = rule.parent;
  for (; parent && parent !== layer; parent = parent.parent) {
    const shell = (parent as AtRule).clone({ nodes: [] });
    shell.append(moved);
    moved = shell;
  }
  const below = layer.clone({ params: "low", nodes: [] });
  below.append(moved);
  layer.before(below);
  rule.remove();
}

/** `92vh` where `dvh` is unknown. The minifier would remove a second declaration in the same rule. */
function addStaticHeight(declaration: Declaration, { AtRule }: Helpers) {
  const rule = declaration.parent as Rule;
  if (rule.parent?.type === "atrule" && (rule.parent as AtRule).name === "supports") return;
  const condition = new AtRule({ name: "supports", params: "not (height: 1dvh)", nodes: [] });
  condition.append(
    rule.clone({ nodes: [declaration.clone({ value: declaration.value.replace(/(?<=\d)dvh\b/g, "vh") })] }),
  );
  rule.after(condition);
}

const hasNoSpecificity = (rule: Rule) => rule.selectors.every((selector) => /^:where\([^,]*\)$/.test(selector));

/**
 * Prepares what Tailwind writes for browsers of 2020: without `:where`, and with the same order of layers in every
 * file, so that a file without layers stays above the utilities.
 */
const flattenSelectors = () => ({
  postcssPlugin: "flatten-selectors",
  Once(root: Root, helpers: Helpers) {
    root.walkAtRules("layer", (layer) => {
      if (!layer.nodes) layer.remove();
      else if (intoBase.has(layer.params)) layer.params = "base";
    });
    root.walkAtRules("layer", (layer) => {
      if (layer.params !== "utilities") return;
      layer.walkRules((rule) => {
        if (hasNoSpecificity(rule)) moveBelow(rule, layer);
      });
    });
    root.walkRules((rule) => {
      if (/:(?:is|where|not)\(/.test(rule.selector)) rule.selector = parser(unwrap).processSync(rule.selector);
    });
    root.walkDecls((declaration) => {
      if (/\ddvh\b/.test(declaration.value)) addStaticHeight(declaration, helpers);
    });
    root.prepend(new helpers.AtRule({ name: "layer", params: order }));
  },
});
flattenSelectors.postcss = true;
export default flattenSelectors;
