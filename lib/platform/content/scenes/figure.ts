import { type Point, readPath, type Segment, writePath as writeExactly } from "../drawings/path";
import { type Definitions, define, findColour, paintArea, paintStrokes } from "./paint";
import type { Arm, Colours, SceneParts } from "./parts";
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

function heldThing(name: string, arm: Arm, parts: SceneParts, definitions: Definitions): string {
  const thing = parts.props[name];
  if (!thing) return "";
  const { x, y } = gripPoint(arm);
  const [left, top] = thing.origin;
  const used = define(definitions, name, () => paintStrokes(thing.draw));
  return `<g transform="translate(${rounded(x - left)} ${rounded(y - top)})">${used}</g>`;
}

const rounded = (value: number) => String(Math.round(value * 100) / 100);

const widths = { shoulder: 14, elbow: 11.5, wrist: 8 };
const sleeveWidths = { shoulder: 18, elbow: 15.5, wrist: 13 };
/** How much of the upper arm a short sleeve covers, and of the forearm a long one. */
const sleeveEnd = { short: 0.66, long: 0.9 };

type Limb = { shoulder: Point; arm: Arm; hands: SceneParts["poses"]["hands"]; sleeve: "short" | "long" };
type Look = { skin: string; cloth: string; trim: string };

/** An arm with its hand and sleeve as SVG: two points and a hand are enough to draw it. */
export function paintLimb({ shoulder, arm, hands, sleeve }: Limb, { skin, cloth, trim }: Look): string {
  const [elbow, wrist] = [toPoint(arm.elbow), toPoint(arm.wrist)];
  const hand = hands[arm.hand];
  const turned = handTransform(elbow, wrist, arm.turn);
  const outline = (hand ? readPath(hand.outline) : []).slice(1).map((segment) => moved(segment, turned));
  const bare = limbPath([shoulder, elbow, wrist], widths, outline);
  const lines = hand ? writePath(readPath(hand.lines).map((segment) => moved(segment, turned))) : "";
  const end = sleeve === "short" ? between(shoulder, elbow, sleeveEnd.short) : between(elbow, wrist, sleeveEnd.long);
  const joints = sleeve === "short" ? [shoulder, end] : [shoulder, elbow, end];
  return (
    paintArea(bare, skin) +
    `<path d="${lines}" stroke-width="1.6"/>` +
    paintArea(sleevePath(joints), cloth) +
    `<path d="${hem(joints)}" stroke="${trim}" stroke-width="4"/>`
  );
}

/** Where a thing is held: the middle of the front hand. */
export function gripPoint(arm: Arm): Point {
  const { at, angle } = handTransform(toPoint(arm.elbow), toPoint(arm.wrist), arm.turn);
  return { x: at.x + 18 * Math.cos(angle), y: at.y + 18 * Math.sin(angle) };
}

type Transform = { at: Point; angle: number; flip: number };

function handTransform(elbow: Point, wrist: Point, turn: number): Transform {
  const angle = Math.atan2(wrist.y - elbow.y, wrist.x - elbow.x) + (turn * Math.PI) / 180;
  // The thumb is up, to whichever side the arm reaches.
  return { at: wrist, angle, flip: wrist.x < elbow.x ? -1 : 1 };
}

function moved({ command, numbers }: Segment, { at, angle, flip }: Transform): Segment {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const points: number[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [x, y] = [numbers[index] ?? 0, (numbers[index + 1] ?? 0) * flip];
    points.push(at.x + x * cos - y * sin, at.y + x * sin + y * cos);
  }
  return { command, numbers: points };
}

type Joints = [shoulder: Point, elbow: Point, wrist: Point];
type Widths = Record<"shoulder" | "elbow" | "wrist", number>;

/** The outline of an arm or a sleeve: down one side, around its `end`, up the other side, and the round shoulder. */
function limbPath([shoulder, elbow, wrist]: Joints, width: Widths, end: Segment[] = []): string {
  const back = { shoulder: width.wrist, elbow: width.elbow, wrist: width.shoulder };
  const sides = [...side([shoulder, elbow, wrist], width), ...end, ...side([wrist, elbow, shoulder], back, "L")];
  return writePath(sides) + shoulderCap(shoulder, elbow, width.shoulder);
}

function shoulderCap(shoulder: Point, elbow: Point, width: number): string {
  return `A${width} ${width} 0 0 1 ${written(offset(shoulder, elbow, shoulder, width))}Z`;
}

/** One side of an arm along its joints, bent softly at the elbow. */
function side([from, elbow, to]: Joints, width: Widths, first = "M"): Segment[] {
  const before = between(from, elbow, 0.84);
  const after = between(elbow, to, 0.16);
  const start = offset(from, elbow, from, width.shoulder);
  const [one, two] = [offset(from, elbow, before, width.elbow), offset(elbow, to, after, width.elbow)];
  const bend = offsetAtBend(from, elbow, to, width.elbow);
  const end = offset(elbow, to, to, width.wrist);
  const across = (elbow.x - from.x) * (to.y - elbow.y) - (elbow.y - from.y) * (to.x - elbow.x);
  // On the inner side of a bend the two lines meet in one point.
  const around: Segment[] =
    across < 0
      ? [{ command: "L", numbers: [bend.x, bend.y] }]
      : [
          { command: "L", numbers: [one.x, one.y] },
          { command: "Q", numbers: [bend.x, bend.y, two.x, two.y] },
        ];
  return [{ command: first, numbers: [start.x, start.y] }, ...around, { command: "L", numbers: [end.x, end.y] }];
}

function sleevePath([shoulder, elbow, end]: Point[]): string {
  if (!shoulder || !elbow) return "";
  if (end) return limbPath([shoulder, elbow, end], sleeveWidths);
  const { shoulder: wide, elbow: narrow } = sleeveWidths;
  const corners = [
    offset(shoulder, elbow, shoulder, wide),
    offset(shoulder, elbow, elbow, narrow),
    offset(shoulder, elbow, elbow, -narrow),
    offset(shoulder, elbow, shoulder, -wide),
  ];
  return `M${corners.map(written).join("L")}${shoulderCap(shoulder, elbow, wide)}`;
}

/** The hem of a sleeve, a little above its end. */
function hem(joints: Point[]): string {
  const end = joints.at(-1);
  const before = joints.at(-2);
  if (!end || !before) return "";
  const at = between(end, before, 7 / Math.max(distance(end, before), 8));
  const width = (joints.length === 2 ? sleeveWidths.elbow : sleeveWidths.wrist) - 3;
  return `M${written(offset(before, end, at, width))}L${written(offset(before, end, at, -width))}`;
}

const toPoint = ([x, y]: readonly [number, number]): Point => ({ x, y });
const distance = (a: Point, b: Point) => Math.hypot(b.x - a.x, b.y - a.y);
const between = (a: Point, b: Point, part: number): Point => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
});
const written = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

/** In whole units: half a point on a phone. */
function writePath(segments: Segment[]): string {
  return writeExactly(segments.map(({ command, numbers }) => ({ command, numbers: numbers.map(Math.round) })));
}

/** A point beside `at`, across the line from `a` to `b`: to the right of somebody who goes down, for a positive width. */
function offset(a: Point, b: Point, at: Point, width: number): Point {
  const length = distance(a, b) || 1;
  return { x: at.x + ((b.y - a.y) / length) * width, y: at.y - ((b.x - a.x) / length) * width };
}

function offsetAtBend(a: Point, b: Point, c: Point, width: number): Point {
  const [one, two] = [offset(a, b, { x: 0, y: 0 }, 1), offset(b, c, { x: 0, y: 0 }, 1)];
  const middle = { x: one.x + two.x, y: one.y + two.y };
  const length = Math.hypot(middle.x, middle.y) || 1;
  // Half of the turn: a sharp bend would send the corner far away.
  const far = Math.min(2 / length, 1.4);
  return { x: b.x + (middle.x / length) * width * far, y: b.y + (middle.y / length) * width * far };
}
