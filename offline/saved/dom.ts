type Child = Node | string | null | false | undefined;
type Attributes = Record<string, string | number | boolean | ((event: Event) => void)>;

/** Makes an element: texts are escaped, `on…` listens, `true` is an attribute without a value, `false` none. */
export function el<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(attribute.slice(2), value);
    else if (value !== false) made.setAttribute(attribute, value === true ? "" : String(value));
  }
  for (const child of children) if (child) made.append(child);
  return made;
}

/** An element with HTML that the portal has sanitised before it was saved (decision 0223). */
export function withHtml<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  html: string,
  attributes: Attributes = {},
): HTMLElementTagNameMap[Name] {
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
export function icon(name: keyof typeof drawings): SVGElement {
  const space = "http://www.w3.org/2000/svg";
  const drawn = document.createElementNS(space, "svg");
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", drawings[name]);
  for (const [attribute, value] of Object.entries({ viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }))
    drawn.setAttribute(attribute, value);
  drawn.append(line);
  return drawn;
}
