type Attributes = Record<string, string | number | boolean | ((event: Event) => void)>;
export type Child = Node | string | null | false | undefined;

/** Makes an element: texts are escaped, `on…` listens, `true` is an attribute without a value, `false` none. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...parts: (Attributes | Child | Child[])[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const part of parts.flat()) {
    if (!part) continue;
    if (typeof part === "string" || part instanceof Node) made.append(part);
    else
      for (const [attribute, value] of Object.entries(part)) {
        if (typeof value === "function") made.addEventListener(attribute.slice(2), value);
        else if (value !== false) made.setAttribute(attribute, value === true ? "" : String(value));
      }
  }
  return made;
}

export const button = (text: string, press: () => unknown, more: Attributes = {}): HTMLButtonElement =>
  el("button", { type: "button", onclick: () => void press(), ...more }, text);

/** An element with HTML that the portal has sanitised before it was saved (decision 0223). */
export function withHtml(name: "div" | "span" | "h1", html: string, attributes: Attributes = {}): HTMLElement {
  const made = el(name, attributes);
  made.innerHTML = html;
  return made;
}

/** The line drawings of components/ui/icon.tsx that saved pages need. */
const drawings = {
  check: "M5 12.5l4.5 4.5L19 7",
  cross: "M6 6l12 12M18 6L6 18",
  back: "M19 12H5M11 6l-6 6l6 6",
} as const;

/** A decorative drawing beside a text. */
export const icon = (name: keyof typeof drawings): Node =>
  document
    .createRange()
    .createContextualFragment(
      `<svg viewBox="0 0 24 24" class="icon" aria-hidden="true"><path d="${drawings[name]}"/></svg>`,
    );
