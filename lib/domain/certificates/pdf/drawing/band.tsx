import { Circle, G, Path, Rect, Svg } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import { bandThickness, colours, page, pageMargin } from "./styles";

export const outer = { width: page.width - 2 * pageMargin, height: page.height - 2 * pageMargin };

// The motif of images/brand/band.svg, 48 by 20: two hatched fish between leaves, from the tile's origin.
const motif = { width: 48, height: 20 };
const fish = ["m6 10q9-6 18 0q-9 6-18 0z", "m42 10q-9-6-18 0q9 6 18 0z"];
const hatches = ["m11 8v4", "m13.5 7v6", "m16 7v6", "m18.5 7.5v5", "m29.5 7.5v5", "m32 7v6", "m34.5 7v6", "m37 8v4"];
const tails = ["m0 5.5l6 4.5l-6 4.5z", "m48 5.5l-6 4.5l6 4.5z"];
const buds = ["m24 10l-4-5h8z", "m24 10l-4 5h8z"];
const tailLines = ["m0 8.5l2 1.5l-2 1.5", "m48 8.5l-2 1.5l2 1.5"];

const scale = bandThickness / motif.height;

/** The strokes of all tiles as one path; the tiles are stretched slightly so that a whole number fills the length. */
function garland(length: number) {
  const count = Math.round(length / (motif.width * scale));
  const step = length / count / scale;
  const repeated = (strokes: string[]) =>
    Array.from({ length: count }, (_, index) => {
      const start = (index * step + (step - motif.width) / 2).toFixed(2);
      return strokes.map((stroke) => `M${start} 0${stroke}`).join("");
    }).join("");
  return {
    fish: repeated(fish),
    hatches: repeated(hatches),
    leaves: repeated([...tails, ...buds]),
    tailLines: repeated(tailLines),
  };
}

const across = garland(outer.width - 2 * bandThickness);
const down = garland(outer.height - 2 * bandThickness);

function Garland({ strokes, transform }: { strokes: typeof across; transform: string }) {
  return (
    <G transform={`${transform} scale(${scale})`}>
      <Path d={strokes.leaves} fill={colours.peacock} stroke={colours.ink} strokeWidth={0.8} />
      <Path d={strokes.fish} fill={colours.marigold} stroke={colours.ink} strokeWidth={1} />
      <Path d={strokes.hatches} fill="none" stroke={colours.ink} strokeWidth={0.8} />
      <Path d={strokes.tailLines} fill="none" stroke={colours.white} strokeWidth={0.8} />
    </G>
  );
}

const rosettePetal = "M0 -3.6c3.4 -2.2 3.8 -4.8 0 -7.2c-3.8 2.4 -3.4 5 0 7.2z";

/** `side`: of the square that it fills. */
function Rosette({ x, y, side }: { x: number; y: number; side: number }) {
  const half = side / 2;
  return (
    <G transform={`translate(${x + half} ${y + half})`}>
      <Rect x={-half} y={-half} width={side} height={side} fill={colours.peacock} />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <G key={angle} transform={`rotate(${angle})`}>
          <Path d={rosettePetal} fill={colours.marigold} />
        </G>
      ))}
      <Circle cx={0} cy={0} r={2.3} fill={colours.white} />
    </G>
  );
}

export function Contour({ inset, colour, strokeWidth }: { inset: number; colour: string; strokeWidth: number }) {
  const size = { width: outer.width - 2 * inset, height: outer.height - 2 * inset };
  return <Rect x={inset} y={inset} {...size} fill="none" stroke={colour} strokeWidth={strokeWidth} />;
}

/** A border around the page, with a rosette in each corner of its `thickness`. */
export function Frame({ thickness, children }: { thickness: number; children: ReactNode }) {
  const { width, height } = outer;
  return (
    <Svg
      viewBox={`0 0 ${width} ${height}`}
      style={{ position: "absolute", left: pageMargin, top: pageMargin, width, height }}
    >
      {children}
      {[0, width - thickness].flatMap((x) =>
        [0, height - thickness].map((y) => <Rosette key={`${x} ${y}`} x={x} y={y} side={thickness} />),
      )}
    </Svg>
  );
}

/** The border band: the portal's hatched fish between double contour lines, a rosette in each corner. */
export function Band() {
  const { width, height } = outer;
  const far = { x: width - bandThickness, y: height - bandThickness };
  const thick = { colour: colours.peacock, strokeWidth: 2.6 };
  const thin = { colour: colours.ink, strokeWidth: 0.8 };
  return (
    <Frame thickness={bandThickness}>
      <Garland strokes={across} transform={`translate(${bandThickness} 0)`} />
      <Garland strokes={across} transform={`translate(${far.x} ${height}) rotate(180)`} />
      <Garland strokes={down} transform={`translate(0 ${far.y}) rotate(-90)`} />
      <Garland strokes={down} transform={`translate(${width} ${bandThickness}) rotate(90)`} />
      <Contour inset={1.3} {...thick} />
      <Contour inset={4.3} {...thin} />
      <Contour inset={bandThickness - 4.3} {...thin} />
      <Contour inset={bandThickness - 1.3} {...thick} />
    </Frame>
  );
}
