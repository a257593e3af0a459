/** One command of a path, in absolute coordinates: M, L, Q, C, A or Z. */
export type Segment = { command: string; numbers: number[] };
export type Point = { x: number; y: number };
/** How a part is set into a drawing. `turned` mirrors it, so that a person looks to the left. */
type Placement = { at: Point; size: number; turned: boolean };

const counts: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4, a: 7, z: 0, o: 3, e: 4, r: 5 };

/**
 * The path of a stroke. Beside the commands of SVG (M L H V C Q A Z, absolute or relative) it may have O (circle:
 * centre, radius), E (ellipse: centre, two radii) and R (box: corner, width, height, radius of the corners).
 * @throws Error for anything else
 */
export function readPath(source: string): Segment[] {
  const tokens = source.match(/[a-zA-Z]|-?(?:\d*\.\d+|\d+)/g) ?? [];
  if (source.replace(/[a-zA-Z]|-?(?:\d*\.\d+|\d+)|[\s,]/g, "") || !/^[mMOER]/.test(source))
    throw new Error(`"${source.slice(0, 30)}" is no path: it begins with M, O, E or R`);
  const segments: Segment[] = [];
  let command = "";
  let at: Point = { x: 0, y: 0 };
  let start = at;
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] ?? "";
    if (/[a-zA-Z]/.test(token)) {
      command = token;
      index += 1;
    }
    const count = counts[command.toLowerCase()];
    if (count === undefined) throw new Error(`"${command}" is no command of a path`);
    const numbers = tokens.slice(index, index + count).map(Number);
    if (numbers.length < count || numbers.some(Number.isNaN))
      throw new Error(`"${command}" needs ${count} numbers in "${source.slice(0, 30)}"`);
    index += count;
    const read = absolute(command, numbers, at);
    segments.push(...read);
    const last = read.at(-1);
    if (last?.command === "Z") at = start;
    else if (last) at = endPoint(last);
    if (command.toLowerCase() === "m") {
      start = at;
      command = command === "m" ? "l" : "L";
    }
    if (/z/i.test(command) && index < tokens.length && /\d/.test(tokens[index] ?? ""))
      throw new Error(`a number after Z in "${source.slice(0, 30)}"`);
  }
  return segments;
}

function absolute(command: string, numbers: number[], { x, y }: Point): Segment[] {
  const relative = command === command.toLowerCase();
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbers;
  switch (command.toUpperCase()) {
    case "O":
      return ellipse(a, b, c, c);
    case "E":
      return ellipse(a, b, c, d);
    case "R":
      return box(a, b, c, d, e);
    case "H":
      return [{ command: "L", numbers: [relative ? x + a : a, y] }];
    case "V":
      return [{ command: "L", numbers: [x, relative ? y + a : a] }];
    case "A": {
      const [, , , , , toX = 0, toY = 0] = numbers;
      return [{ command: "A", numbers: [...numbers.slice(0, 5), relative ? x + toX : toX, relative ? y + toY : toY] }];
    }
    default:
      return [
        {
          command: command.toUpperCase(),
          numbers: numbers.map((each, index) => (relative ? each + (index % 2 === 0 ? x : y) : each)),
        },
      ];
  }
}

/** From the top, clockwise, as a hand draws it. */
function ellipse(x: number, y: number, rx: number, ry: number): Segment[] {
  return [
    { command: "M", numbers: [x, y - ry] },
    { command: "A", numbers: [rx, ry, 0, 0, 1, x, y + ry] },
    { command: "A", numbers: [rx, ry, 0, 0, 1, x, y - ry] },
    { command: "Z", numbers: [] },
  ];
}

function box(x: number, y: number, width: number, height: number, r: number): Segment[] {
  const [right, bottom] = [x + width, y + height];
  const line = (toX: number, toY: number): Segment => ({ command: "L", numbers: [toX, toY] });
  const corner = (toX: number, toY: number): Segment[] =>
    r === 0 ? [] : [{ command: "A", numbers: [r, r, 0, 0, 1, toX, toY] }];
  return [
    { command: "M", numbers: [x + r, y] },
    line(right - r, y),
    ...corner(right, y + r),
    line(right, bottom - r),
    ...corner(right - r, bottom),
    line(x + r, bottom),
    ...corner(x, bottom - r),
    line(x, y + r),
    ...corner(x + r, y),
    { command: "Z", numbers: [] },
  ];
}

/** The same path at another place, in another size or mirrored. The width of its line stays. */
export function placed(segments: Segment[], { at, size, turned }: Placement): Segment[] {
  const across = turned ? -size : size;
  return segments.map(({ command, numbers }) => {
    if (command !== "A")
      return {
        command,
        numbers: numbers.map((each, index) => (index % 2 === 0 ? at.x + across * each : at.y + size * each)),
      };
    const [rx = 0, ry = 0, angle = 0, large = 0, sweep = 0, x = 0, y = 0] = numbers;
    const side = turned ? 1 - sweep : sweep;
    return {
      command,
      numbers: [rx * size, ry * size, turned ? -angle : angle, large, side, at.x + across * x, at.y + size * y],
    };
  });
}

export function writePath(segments: Segment[]): string {
  return segments
    .map(({ command, numbers }) => command + numbers.map((each) => String(Math.round(each * 10) / 10)).join(" "))
    .join("")
    .replaceAll(" -", "-");
}

/** Whether a pen draws it without being lifted. */
export function isOneLine(segments: Segment[]): boolean {
  return segments.filter(({ command }) => command === "M").length === 1;
}

/** Whether it encloses an area, which then covers what is drawn below it. */
export function isClosed(segments: Segment[]): boolean {
  return segments.at(-1)?.command === "Z";
}

function endPoint({ numbers }: Segment): Point {
  return { x: numbers.at(-2) ?? 0, y: numbers.at(-1) ?? 0 };
}

/** Points between which the path lies: its ends, the points that bend it, and the sides of half circles. */
export function pathPoints(segments: Segment[]): Point[] {
  let before: Point = { x: 0, y: 0 };
  return segments.flatMap((segment) => {
    if (segment.command === "Z") return [];
    const end = endPoint(segment);
    const points: Point[] = [];
    if (segment.command === "A") {
      const [rx = 0, ry = 0] = segment.numbers;
      const isHalf = Math.hypot((end.x - before.x) / rx, (end.y - before.y) / ry) > 1.99;
      const [x, y] = [(end.x + before.x) / 2, (end.y + before.y) / 2];
      if (isHalf && segment.numbers[2] === 0) points.push({ x: x - rx, y: y - ry }, { x: x + rx, y: y + ry });
    } else
      for (let index = 0; index < segment.numbers.length - 2; index += 2)
        points.push({ x: segment.numbers[index] ?? 0, y: segment.numbers[index + 1] ?? 0 });
    before = end;
    return [...points, end];
  });
}

const headLength = 9;
const headAngle = 0.5;

/** The two short lines at the end of an arrow; `atStart`: at its other end. */
export function arrowHead(segments: Segment[], atStart = false): Segment[] {
  const points = pathPoints(segments);
  const [tip, from] = atStart ? [points[0], points[1]] : [points.at(-1), points.at(-2)];
  if (!tip || !from) return [];
  const angle = Math.atan2(from.y - tip.y, from.x - tip.x);
  const end = (turn: number) => [
    tip.x + headLength * Math.cos(angle + turn),
    tip.y + headLength * Math.sin(angle + turn),
  ];
  return [
    { command: "M", numbers: end(headAngle) },
    { command: "L", numbers: [tip.x, tip.y] },
    { command: "L", numbers: end(-headAngle) },
  ];
}
