/** What the panels of a scene share: each part is sent once, and used by its name. */
export type Definitions = { prefix: string; made: Map<string, string> };

/** A use of a part, which is made when it is used for the first time. */
export function define({ prefix, made }: Definitions, name: string, make: () => string): string {
  if (!made.has(name)) made.set(name, make());
  return `<use href="#${prefix}-${name}"/>`;
}

/** The parts themselves, in an SVG that takes no place. Hidden by its size: display none would empty the uses too. */
export function renderDefinitions({ prefix, made }: Definitions): string {
  const groups = [...made].map(([name, inner]) => `<g id="${prefix}-${name}">${inner}</g>`);
  return `<svg class="scene-parts" width="0" height="0" aria-hidden="true"><defs>${groups.join("")}</defs></svg>`;
}
