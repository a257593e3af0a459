import { Document, G, Image, Page, Path, Rect, Text, View } from "@react-pdf/renderer";
import { type Figure, type Frieze, friezesOf, inkPalette, type Stroke } from "../../../../platform/walls";
import type { WallDocument } from "../certificate-document";
import { Contour, Frame, outer } from "./band";
import { fitText } from "./fit";
import { fontFamily } from "./fonts";
import { LotusAndBook, Ornament } from "./marks";
import { colours, page, pageMargin } from "./styles";
import { tag, taggedDocument } from "./tags";

/** `painting`: a PNG. */
type WallSheetProps = Omit<WallDocument, "painting"> & { painting: Buffer };

const width = page.width - 2 * pageMargin - 24;

/** A finished wall on one A4 page, landscape. */
export function WallSheet({ language, title, lead, portalName, address, alt, painting }: WallSheetProps) {
  const fitted = fitText(title, { weight: 700, width, largest: 34, smallestInOneLine: 14, lines: 2 });
  return (
    <Document title={title} author={portalName} subject={lead} language={language} {...taggedDocument}>
      <Page size={[page.width, page.height]} wrap={false} style={{ fontFamily, color: colours.ink }}>
        <View style={{ height: page.height, padding: pageMargin + 8, alignItems: "center", justifyContent: "center" }}>
          <Text
            style={{ ...fitted, fontWeight: 700, lineHeight: 1.35, textAlign: "center", color: colours.peacock }}
            {...tag("H1")}
          >
            {title}
          </Text>
          <Text style={{ fontSize: 14, lineHeight: 1.5, textAlign: "center", color: colours.inkSoft }}>{lead}</Text>
          <View style={{ marginTop: 4, marginBottom: 10 }}>
            <Ornament />
          </View>
          <View {...tag("Figure", alt)}>
            <Image src={{ data: painting, format: "png" }} style={{ width, height: (width * 372) / 780 }} />
          </View>
          <View style={{ flexDirection: "row", alignItems: "center", gap: 8, marginTop: 14 }}>
            <LotusAndBook size={30} />
            <Text style={{ fontSize: 15, fontWeight: 700, color: colours.peacock }}>{portalName}</Text>
            <Text style={{ fontSize: 11, color: colours.inkSoft }}>{address}</Text>
          </View>
        </View>
      </Page>
    </Document>
  );
}

type Ink = typeof inkPalette;

/** Thicker than the band of fish by what a figure needs to be known; the texts stay where they are. */
const thickness = 31;
const across = outer.width - 2 * thickness;
const upright = outer.height - 2 * thickness;
const figureSize = 23;
/** From one figure to the next, with two marks between them. */
const pitch = 47;

/**
 * The border of a learner's certificate: the four places of her finished wall around the page, the pond below, the
 * courtyard on the left, the field on the right and the sky above. Its tints are so light that grey paper stays white.
 */
export function WallBand({ seed, topics }: { seed: number; topics: number }) {
  const { palette, friezes } = friezesOf(seed, topics, inkPalette);
  const [pond, courtyard, field, sky] = friezes;
  const far = { x: outer.width - thickness, y: outer.height - thickness };
  const thick = { colour: colours.peacock, strokeWidth: 2.2 };
  const thin = { colour: colours.ink, strokeWidth: 0.7 };
  return (
    <Frame thickness={thickness}>
      <Side frieze={pond} palette={palette} at={{ x: thickness, y: far.y }} length={across} />
      <Side frieze={sky} palette={palette} at={{ x: thickness, y: 0 }} length={across} />
      <Side frieze={courtyard} palette={palette} at={{ x: 0, y: thickness }} length={upright} isUpright />
      <Side frieze={field} palette={palette} at={{ x: far.x, y: thickness }} length={upright} isUpright />
      <Contour inset={1.1} {...thick} />
      <Contour inset={thickness - 3.6} {...thin} />
      <Contour inset={thickness - 1.1} {...thick} />
    </Frame>
  );
}

type SideProps = {
  frieze: Frieze | undefined;
  palette: Ink;
  at: { x: number; y: number };
  length: number;
  isUpright?: boolean;
};

/** One place as a row of figures, which stand upright on every side; the seed's figures return in their order. */
function Side({ frieze, palette, at: { x, y }, length, isUpright = false }: SideProps) {
  if (!frieze || frieze.figures.length === 0) return null;
  const count = Math.round(length / pitch);
  const step = length / count;
  const middle = thickness / 2 - 0.6;
  const place = (along: number, aside: number) =>
    isUpright ? { left: x + middle + aside, top: y + along } : { left: x + along, top: y + middle + aside };
  const { d, colour, filled } = frieze.mark;
  const marks = Array.from({ length: count + 1 }, (_, index) => index * step)
    .slice(1, -1)
    .flatMap((along) => [-6, 6].map((aside) => place(along, aside)))
    .map(({ left, top }) => d(`${left.toFixed(1)} ${top.toFixed(1)}`))
    .join("");
  const scale = figureSize / 100;
  const ink = palette[colour];
  return (
    <G>
      <Rect
        x={x}
        y={y}
        width={isUpright ? thickness : length}
        height={isUpright ? length : thickness}
        fill={palette[frieze.ground]}
      />
      <Path d={marks} fill={filled ? ink : "none"} stroke={filled ? "none" : ink} strokeWidth={1.1} />
      {Array.from({ length: count }, (_, index) => {
        const { left, top } = place((index + 0.5) * step, 0);
        const figure = frieze.figures[index % frieze.figures.length] ?? [];
        const corner = `${(left - figureSize / 2).toFixed(1)} ${(top - figureSize / 2).toFixed(1)}`;
        return (
          <G key={corner} transform={`translate(${corner}) scale(${scale})`}>
            <Drawn figure={figure} palette={palette} />
          </G>
        );
      })}
    </G>
  );
}

/** A figure without its thin lines, which print as grey at this size and cost as much as all others. */
function Drawn({ figure, palette }: { figure: Figure; palette: Ink }) {
  return figure
    .filter(({ kind }) => kind !== "hatch")
    .map((stroke) => {
      const key = `${stroke.d}${stroke.place}`;
      const inked = <Inked key={key} stroke={stroke} palette={palette} />;
      return stroke.place ? (
        <G key={key} transform={stroke.place}>
          {inked}
        </G>
      ) : (
        inked
      );
    });
}

/** A stroke in its colour, as on the wall; at this size a double contour would be grey, so a contour is single. */
function Inked({ stroke: { d, kind, colour }, palette }: { stroke: Stroke; palette: Ink }) {
  const own = palette[colour];
  if (kind === "dot") return <Path d={d} fill={palette.ink} />;
  if (kind === "line") return <Path d={d} fill="none" stroke={own} strokeWidth={3.4} strokeLinecap="round" />;
  return <Path d={d} fill={own} stroke={palette.ink} strokeWidth={3} strokeLinejoin="round" />;
}
