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
