import { choose, figureOf, type PlaceName, placeNames } from "./choose";
import { drawnThings, type Figure, figures, placed, type Stroke } from "./figures";
import { drawLearner, type LearnerLook, plainLook } from "./figures/learner";
import { type Box, centre, type Layout, layOut, type Place } from "./layout";
import { garments } from "./look";
import { paintBorder } from "./paint-border";
import { paintEdges } from "./paint-edges";
import { inHue, ofPeople, type Palette } from "./palettes";
import { grounds, learnerBox, marksOf, patterns, thingsOf } from "./scenery";
import { isColoured, type PartState, round, type Shape, shapes, type Wall } from "./wall";

/** What stands in a cell without a part, in three sizes; and beside the parts, where the learner is elsewhere. */
const things: Record<PlaceName, { free: Figure; stand: Figure }> = {
  pond: { free: drawnThings.pad, stand: placed(figures.fish, "translate(0 4)") },
  courtyard: { free: figures.pitcher, stand: drawnThings.lampOfClay },
  field: { free: drawnThings.sheaf, stand: drawnThings.flower },
  sky: { free: drawnThings.cloud, stand: drawnThings.flower },
};

const placeOf = ({ place }: Stroke) => (place ? ` transform="${place}"` : "");

/** A stroke in its colour. A body has a double contour. */
export function colourStroke(stroke: Stroke, palette: Palette): string {
  const place = placeOf(stroke);
  const { d, kind } = stroke;
  const own = palette[stroke.colour];
  if (kind === "dot") return `<path d="${d}"${place} fill="${own}"/>`;
  if (kind === "line") return `<path d="${d}"${place} stroke="${own}" stroke-width="3.2"/>`;
  if (kind === "hatch") return `<path d="${d}"${place} stroke="${own}" stroke-width="1.6"/>`;
  const filled = `<path d="${d}"${place} fill="${own}" stroke="${palette.ink}" stroke-width="${kind === "body" ? 4 : 2.4}"/>`;
  return kind === "body" ? `${filled}<path d="${d}"${place} stroke="${palette.paper}" stroke-width="1.300"/>` : filled;
}

/** The same stroke in outline; thin lines belong to the colour. */
function outlineStroke(stroke: Stroke, isOpen: boolean, palette: Palette): string {
  if (stroke.kind === "hatch") return "";
  const fill = stroke.kind === "body" || stroke.kind === "flat" ? ` fill="${palette.paper}"` : "";
  return `<path d="${stroke.d}"${placeOf(stroke)}${fill} stroke="${isOpen ? palette.peacock : palette.line}" stroke-width="${isOpen ? 3.6 : 2.8}"/>`;
}

/**
 * `prefix` makes the ids unique on a page; `links` are the addresses of parts that lead somewhere; `drawn`: the figures
 * are on the page already (`paintFigures`), so that two shapes of one wall share them.
 */
export type Wish = {
  shape: Shape;
  palette: Palette;
  prefix: string;
  links?: Record<string, string | undefined>;
  drawn?: boolean;
};

type Part = { state: PartState; figure: Figure; topic: string };

function orderedParts({ seed, parts }: Wall, { places }: Layout): Part[] {
  const chosen = choose(seed, parts.length);
  const all = places.flatMap(({ name, slots }) => slots.map(({ rank }) => ({ name, rank })));
  return parts.map(({ topic, state }, index) => {
    const { name, rank } = all[index] ?? { name: "pond", rank: 0 };
    return { topic, state, figure: figures[figureOf(name, rank, chosen.drawings[index] ?? 0)] };
  });
}

/** What is coloured when everything is. */
function endState({ parts }: Wall): PartState {
  if (parts.length === 0 || !parts.every(isColoured)) return "closed";
  return parts.some(({ state }) => state === "new") ? "new" : "done";
}

/** Where the learner is: at the part that is open, otherwise at the first that is not coloured; null at the end. */
function whereSheIs({ parts }: Wall): number | null {
  const open = parts.findIndex(({ state }) => state === "open");
  const next = open >= 0 ? open : parts.findIndex((part) => !isColoured(part));
  return next >= 0 ? next : null;
}

const hued = (wall: Wall, palette: Palette) => inHue(palette, choose(wall.seed, 0).hue);

/** The learner alone, in a box of 100 by 100. */
export const paintLearner = (look: LearnerLook, palette: Palette): string =>
  coloured(drawLearner(look), ofPeople(palette));

/** What the form of the choice sets on the element around a painting whose `look` is "chosen". */
const chosenPalette = { lac: "var(--look-cloth)", wheat: "var(--look-skin)" } as const;

/** Every garment, of which the page shows the chosen one, in the chosen colours. */
const paintChosen = (palette: Palette): string =>
  garments
    .map((garment) => {
      const figure = drawLearner({ garment, cloth: "lac", skin: "wheat" });
      return `<g style="display:var(--look-${garment},none)">${coloured(figure, { ...ofPeople(palette), ...chosenPalette })}</g>`;
    })
    .join("");

/** The learner and the edge of what she paints: two and a half times as wide as she is, inside the border. */
export function aroundLearner(wall: Wall, shape: Shape): Box {
  const layout = layOut(wall.parts.length, shape);
  const here = whereSheIs(wall);
  let first = 0;
  const place = layout.places.find(({ slots }) => {
    first += slots.length;
    return here !== null && here < first;
  });
  const painted = place?.slots[(here ?? 0) - first + place.slots.length]?.box ?? layout.sun;
  const { left, top, width } = learnerBox(place ?? layout.places.at(-1) ?? { stand: layout.sun });
  const size = { width: width * 2.5, height: width * 1.4 };
  const inside = (at: number, own: number, whole: number) =>
    Math.min(Math.max(at, shape.border), whole - shape.border - own);
  return {
    ...size,
    left: inside(left - (centre(painted).x < left ? 1.35 : 0.15) * width, size.width, shape.width),
    top: inside(top + width * 1.15 - size.height, size.height, shape.height),
  };
}

/** The figures of a wall as definitions, which its shapes use. */
export function paintFigures(wall: Wall, base: Palette, prefix: string): string {
  const palette = hued(wall, base);
  const layout = layOut(wall.parts.length, shapes.phone);
  // Palm and things are in outline where no topic beside them is coloured.
  const begun = wall.parts.some(isColoured) ? "new" : "closed";
  const both = (id: string, figure: Figure, state: PartState): [string, string][] => [
    [`o${id}`, state === "done" ? "" : outlined(figure, state === "open", palette)],
    [`c${id}`, isColoured({ state }) ? coloured(figure, palette) : ""],
  ];
  const named: [string, string][] = [
    ...orderedParts(wall, layout).flatMap(({ state, figure }, index) => both(`${index}`, figure, state)),
    ...both("s", figures.sun, endState(wall)),
    ...both("p", figures.palm, begun),
    ["l", wall.look === "chosen" ? paintChosen(base) : paintLearner(wall.look ?? plainLook, base)],
    ...placeNames.flatMap((name) => [
      ...both(`f${name}`, things[name].free, begun),
      ...both(`t${name}`, things[name].stand, begun),
    ]),
  ];
  return `<defs>${named.map(([id, drawing]) => drawing && `<g id="${prefix}${id}">${drawing}</g>`).join("")}</defs>`;
}

/** The painting as an SVG element's content. It has no words: the list of topics beside it says the same. */
export function paint(wall: Wall, wish: Wish): string {
  const { shape, prefix, links = {}, drawn = false } = wish;
  const palette = hued(wall, wish.palette);
  const layout = layOut(wall.parts.length, shape);
  const parts = orderedParts(wall, layout);
  const use = (id: string) => `<use href="#${prefix}${id}"/>`;
  const drawing = (id: string, state: PartState) =>
    state === "done" ? use(`c${id}`) : use(`o${id}`) + (state === "new" ? within(state, use(`c${id}`)) : "");
  const here = whereSheIs(wall);
  const end = endState(wall);
  const stateOf = (index: number) => wall.parts[index]?.state ?? "closed";
  let first = 0;
  const places = layout.places.map((place) => {
    const from = first;
    first += place.slots.length;
    const holds = here !== null && here >= from && here < first;
    const isLast = place.name === "sky" && here === null;
    return { place, from, here: holds ? here - from : isLast ? place.slots.length - 1 : null };
  });
  const thing = (id: string, box: Box, state: PartState) =>
    `<g transform="${placeAt(box)}">${isColoured({ state }) ? within(state, use(`c${id}`)) : use(`o${id}`)}</g>`;

  const scenes = places.map(({ place, from, here: at }) => {
    const boxes = thingsOf(place, layout, at !== null);
    const standing = boxes.map(({ box, id, part }) => thing(id, box, stateOf(from + part)));
    const marks = paintMarks(
      place,
      layout,
      boxes.map(({ box }) => box).concat(at === null ? [] : [learnerBox(place)]),
      { palette, stateOf: (part) => stateOf(from + part) },
    );
    const states = place.slots.map((_, index) => stateOf(from + index));
    return `${paintGround(place, states, palette)}${marks}${standing.join("")}`;
  });
  const figuresOfParts = places.flatMap(({ place, from }) =>
    place.slots.map(({ box }, index) => {
      const part = parts[from + index];
      if (!part) return "";
      const { state, topic } = part;
      const drawn = drawing(`${from + index}`, state);
      const painted = `<g transform="${placeAt(box)}" data-part="${topic}" data-state="${state}">${drawn}</g>`;
      const href = links[topic];
      return href ? `<a href="${href}" tabindex="-1">${target(box)}${painted}</a>` : painted;
    }),
  );
  const learner = places.map(({ place, here: at }) => {
    const box = at === null ? null : learnerBox(place);
    if (!box) return "";
    const painted = place.slots[at ?? 0]?.box ?? layout.sun;
    const looksLeft = centre(painted).x < centre(box).x;
    const turned = looksLeft
      ? `translate(${round(box.left + box.width)} ${round(box.top)}) scale(${-scaleOf(box)} ${scaleOf(box)})`
      : placeAt(box);
    return `<g class="wall-learner" transform="${turned}">${use("l")}</g>${sign(wall, place, palette)}`;
  });
  const sky = layout.places[3]?.area;
  const clip = sky ? `<clipPath id="${prefix}k${shape.width}"><path d="${rectangle(sky)}"/></clipPath>` : "";
  const sun = `${clip}<g clip-path="url(#${prefix}k${shape.width})"><g transform="${placeAt(layout.sun)}" data-part="" data-state="${end}">${drawing("s", end)}</g></g>`;
  const palmScale = Math.round(layout.palm.width * 10) / 1000;
  const fieldState = stateOf(places[2]?.from ?? 0);
  const palmAt = `translate(${round(layout.palm.left)} ${round(layout.palm.top + 74 * palmScale)}) scale(${palmScale})`;
  const tree = `<g transform="${palmAt}">${isColoured({ state: fieldState }) ? within(fieldState, use("cp")) : use("op")}</g>`;
  return [
    drawn ? "" : paintFigures(wall, wish.palette, prefix),
    ...scenes,
    sun,
    paintEdges(
      layout,
      wall.parts.map(({ state }) => state),
      shape,
      palette,
      within,
    ),
    ...figuresOfParts,
    ...learner,
    paintBorder(wall, { shape, palette, prefix: `${prefix}${shape.width}-`, within }),
    tree,
  ].join("");
}

/** The name with which a finished wall is signed, below the learner. */
function sign({ signature, parts }: Wall, { name, stand }: Place, palette: Palette): string {
  if (!signature || name !== "sky" || !parts.every(isColoured)) return "";
  const text = signature.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return `<text x="${round(stand.left + stand.width / 2)}" y="${round(stand.top - 3)}" text-anchor="middle" font-size="11" font-weight="700" fill="${palette.ink}">${text}</text>`;
}

function paintGround({ name, area }: Place, states: PartState[], palette: Palette): string {
  const begun = states.filter((state) => isColoured({ state }));
  if (begun.length === 0) return "";
  const filled = `<path d="${rectangle(area)}" fill="${palette[grounds[name]]}"/>`;
  return begun.every((state) => state === "new") ? within("new", filled) : filled;
}

type Marks = { palette: Palette; stateOf: (part: number) => PartState };

function paintMarks(place: Place, layout: Layout, taken: Box[], { palette, stateOf }: Marks): string {
  const { d, colour, filled } = patterns[place.name];
  const marks = marksOf(place, layout, taken);
  const parts = [...new Set(marks.map(({ part }) => part))];
  return parts
    .map((part) => {
      const path = marks
        .filter((mark) => mark.part === part)
        .map(({ x, y }) => d(`${x} ${y}`))
        .join("");
      const state = stateOf(part);
      if (!isColoured({ state }))
        return `<path d="${path}" fill="none" stroke="${palette.line}" stroke-width=".9" opacity=".8"/>`;
      const ink = palette[colour];
      return within(
        state,
        filled
          ? `<path d="${path}" fill="${ink}"/>`
          : `<path d="${path}" fill="none" stroke="${ink}" stroke-width="1.500" stroke-linecap="round"/>`,
      );
    })
    .join("");
}

/** A part that is new appears over its outline. */
function within(state: PartState, drawn: string): string {
  return state === "new" ? `<g class="wall-new">${drawn}</g>` : drawn;
}

const rectangle = ({ left, top, width, height }: Box) =>
  `M${round(left)} ${round(top)}h${round(width)}v${round(height)}h-${round(width)}z`;
const scaleOf = ({ width }: Box) => Math.round(width * 10) / 1000;
const placeAt = (box: Box) => `translate(${round(box.left)} ${round(box.top)}) scale(${scaleOf(box)})`;

/** The square around a part leads to its topic. */
function target({ left, top, width, height }: Box): string {
  const around = { left: left - 4, top: top - 4, width: width + 8, height: height + 8 };
  return `<path d="${rectangle(around)}" fill="transparent"/>`;
}

const group = (drawn: string) => `<g fill="none" stroke-linejoin="round" stroke-linecap="round">${drawn}</g>`;
const outlined = (figure: Figure, isOpen: boolean, palette: Palette) =>
  group(figure.map((stroke) => outlineStroke(stroke, isOpen, palette)).join(""));
const coloured = (figure: Figure, palette: Palette) =>
  group(figure.map((stroke) => colourStroke(stroke, palette)).join(""));
