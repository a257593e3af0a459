import { gripPoint, paintLimb } from "./limb";
import { type Definitions, define, findColour, paintStrokes } from "./paint";
import type { Colours, SceneParts } from "./parts";
import type { Person } from "./scene";

const neck = { x: 75, y: 120 };
const shoulders = { front: { x: 115, y: 154 }, back: { x: 37, y: 156 } };
/** The height of the neck of the tallest; smaller people begin lower. */
const tallest = { size: 0.62, neck: 104 };
/** How much lower the neck of somebody on a chair is. */
const seatDrop = 26;

/** Where the neck of a person is in the panel, and the size. */
export function standing(
  { who, at, size, sits }: Person,
  { cast }: SceneParts,
): { x: number; y: number; size: number } {
  const own = size ?? cast[who]?.size ?? tallest.size;
  const [x, y] = typeof at === "number" ? [at, tallest.neck + (tallest.size - own) * 200 + (sits ? seatDrop : 0)] : at;
  return { x, y, size: own };
}

/** Somebody from the head to the waist: first what is behind, then body, face, hair and the front arm. */
export function paintPerson(person: Person, parts: SceneParts, definitions: Definitions): string {
  const role = parts.cast[person.who];
  const head = role && parts.heads[role.head];
  const dress = role && parts.dresses[role.dress];
  const pose = parts.poses.poses[person.pose];
  const outline = head && parts.faces.outlines[head.outline];
  const mood = parts.faces.moods[person.mood];
  if (!role || !head || !dress || !pose || !outline || !mood) return "";
  const colours: Colours = { skin: head.skin, brow: head.brow, cloth: role.cloth, trim: role.trim };
  const { who } = person;
  const own = (name: string, make: () => string) => define(definitions, `${who}-${name}`, make);
  const tilted = (inner: string) =>
    person.tilt === 0 || inner === ""
      ? inner
      : `<g transform="rotate(${person.tilt} ${neck.x} ${neck.y + 6})">${inner}</g>`;
  const look = {
    skin: findColour("skin", colours),
    cloth: findColour(role.dress === "sari" ? "trim" : "cloth", colours),
    trim: findColour(role.dress === "sari" ? "cloth" : "trim", colours),
  };
  const limb = (name: "front" | "back") =>
    own(`${name}-${person.pose}`, () =>
      paintLimb({ shoulder: shoulders[name], arm: pose[name], hands: parts.poses.hands, sleeve: dress.sleeve }, look),
    );
  const down = head.mouth ?? outline.mouth;
  const face = own(
    `face-${person.mood}`,
    () =>
      paintStrokes(mood.eye, colours) +
      paintStrokes(head.beard, colours) +
      `<g transform="translate(0 ${down})">${paintStrokes(mood.mouth, colours)}</g>` +
      paintStrokes(head.hair, colours),
  );
  const behind = head.behind.length > 0 ? own("behind", () => paintStrokes(head.behind, colours)) : "";
  const { x, y, size } = standing(person, parts);
  const across = person.turned ? -size : size;
  return (
    `<g transform="matrix(${rounded(across)} 0 0 ${rounded(size)} ${rounded(x - across * neck.x)} ${rounded(y - size * neck.y)})">` +
    (person.sits ? define(definitions, "chair", () => paintStrokes(parts.props.chair?.draw ?? [])) : "") +
    (role.seat ? own("seat", () => paintStrokes(parts.props.wheelchair?.draw ?? [])) : "") +
    limb("back") +
    tilted(own("skin", () => paintStrokes(outline.draw, colours))) +
    own("body", () => paintStrokes(dress.draw, colours)) +
    tilted(behind + face) +
    (person.holds ? heldThing(person.holds, pose.front, parts, definitions) : "") +
    limb("front") +
    (role.seat ? own("wheel", () => paintStrokes(parts.props.wheel?.draw ?? [])) : "") +
    "</g>"
  );
}

function heldThing(
  name: string,
  arm: SceneParts["poses"]["poses"][string]["front"],
  parts: SceneParts,
  definitions: Definitions,
): string {
  const thing = parts.props[name];
  if (!thing) return "";
  const { x, y } = gripPoint(arm);
  const [left, top] = thing.origin;
  const used = define(definitions, name, () => paintStrokes(thing.draw));
  return `<g transform="translate(${rounded(x - left)} ${rounded(y - top)})">${used}</g>`;
}

const rounded = (value: number) => String(Math.round(value * 100) / 100);
