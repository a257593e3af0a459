import postcss, { type AtRule, type Declaration, type Node, type Rule } from "postcss";

/** At-rules that both know, or pass over without loss: what `@container` and `@supports` hold is an addition. */
const knownAtRules = ["charset", "container", "font-face", "keyframes", "media", "page", "property", "supports"];
/** An arrow that does not turn, a field that does not grow, and pictures and films, which have a size of their own. */
const harmless = /^(rotate|aspect-ratio|field-sizing)$/;

const newerSelector =
  /:where\(|:popover-open|:modal\b|:open\b|:dir\(|:user-(in)?valid|:autofill|:state\(|::details-content|:nth-child\([^)]*\bof\b|(?<!\\)&/;
const newerValue =
  /\b(color-mix|oklch|oklab|lab|lch|light-dark|color|linear|round|anchor)\(|\d(svh|svw|lvh|lvw|dvh|dvw|lh|rlh|cqw|cqh|cqi|cqb|cqmin|cqmax)\b/;
const newerProperty =
  /^(translate|scale|anchor-name|position-anchor|interpolate-size|animation-timeline|view-transition-name)$/;
const webkitOnly = /^::-webkit-/;

/**
 * What in a style sheet Chromium 87 or Firefox 84 (KaiOS 3) does not know and loses a rule or a declaration for, unless
 * the sheet gives them something in its place.
 */
export function newerCss(css: string): string[] {
  const root = postcss.parse(css);
  const found: string[] = [];
  root.walkAtRules((atRule) => {
    if (!knownAtRules.includes(atRule.name)) found.push(`@${atRule.name} ${atRule.params}`);
    if (atRule.name === "media" && /[<>]=?\s*\d/.test(atRule.params)) found.push(`@media ${atRule.params}`);
  });
  root.walkRules((rule) => {
    if (!isAddition(rule)) found.push(...newerSelectors(rule));
  });
  root.walkDecls((declaration) => {
    if (!isAddition(declaration) && isNewer(declaration) && !hasStaticHeight(root, declaration))
      found.push(`${declaration}`);
  });
  return found;
}

/**
 * A browser drops the whole list for one selector that it does not know, so selectors with `:has` and `:focus-visible`
 * are in rules of their own.
 */
function newerSelectors({ selectors }: Rule): string[] {
  const mixed = [":has(", ":focus-visible"].some(
    (name) => selectors.some((each) => each.includes(name)) && !selectors.every((each) => each.includes(name)),
  );
  // `:is` is allowed together with `:has`, which such a browser does not know either.
  const newer = selectors.filter(
    (each) =>
      newerSelector.test(each) || /:not\([^()]*,/.test(each) || (each.includes(":is(") && !each.includes(":has(")),
  );
  return mixed ? [selectors.join(", "), ...newer] : newer;
}

function isNewer({ parent, prop, value }: Declaration): boolean {
  if (
    prop.startsWith("--") ||
    harmless.test(prop) ||
    (parent?.type === "rule" && webkitOnly.test((parent as Rule).selector))
  )
    return false;
  return newerProperty.test(prop) || newerValue.test(value) || (prop.startsWith("overflow") && /\bclip\b/.test(value));
}

/** `100vh` for a browser without `dvh` (scripts/build/styles/flatten-selectors.ts). */
function hasStaticHeight(root: postcss.Root, { parent, prop, value }: Declaration): boolean {
  const selector = (parent as Rule | undefined)?.selector;
  if (!/\ddvh\b/.test(value) || !selector) return false;
  let has = false;
  root.walkAtRules("supports", (atRule) => {
    if (!/^not \(height:\s*1dvh\)$/.test(atRule.params)) return;
    atRule.walkDecls(prop, (fallback) => {
      has ||= (fallback.parent as Rule).selector === selector;
    });
  });
  return has;
}

/** Whether older browsers are meant to skip this: it is inside a condition that only newer ones meet. */
function isAddition(node: Node): boolean {
  for (let above: Node | undefined = node.parent; above; above = above.parent) {
    if (above.type === "atrule" && ["container", "supports"].includes((above as AtRule).name)) return true;
  }
  return false;
}
