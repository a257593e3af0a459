/**
 * The classes without which no element matches a selector. Those within `:not()`, `:is()` and other brackets are left
 * out, because an element may match without them.
 */
export function classesOf(selector: string): string[] {
  let depth = 0;
  let outside = "";
  for (const [part] of selector.matchAll(/\\.|[\s\S]/g)) {
    if (part === ")" || part === "]") depth -= 1;
    if (depth === 0) outside += part;
    if (part === "(" || part === "[") depth += 1;
  }
  return [...outside.matchAll(/\.((?:\\[\da-f]{1,6} ?|\\.|[^\s.:#[\]>+~*()\\])+)/gi)].map(([, name = ""]) =>
    name.replace(/\\([\da-f]{1,6}) ?|\\(.)/gi, (_, code: string | undefined, sign: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
    ),
  );
}
