import { Circle, G, Image, Path, Svg, Text, View } from "@react-pdf/renderer";
import { colours } from "./styles";

// The shapes of public/images/brand/mark.svg.
const outerPetals = "M32 36C18 36 8 28 5 15c10-2 20 5 27 21 7-16 17-23 27-21-3 13-13 21-27 21z";
const centrePetal = "M32 38C20 28 20 14 32 3c12 11 12 25 0 35z";
const veins = "M32 12v18M27 17v11M37 17v11";
const book = "M32 59c-8-7-18-8-28-6V37c10-2 20 0 28 6 8-6 18-8 28-6v16c-10-2-20-1-28 6z";
const pages = "M10 43q9-1 16 4M54 43q-9-1-16 4";

/** The portal's mark: a lotus that opens out of a book. */
export function LotusAndBook({ size }: { size: number }) {
  const contour = { stroke: colours.ink, strokeWidth: 2.4, strokeLineJoin: "round" } as const;
  return (
    <Svg width={size} height={size} viewBox="0 0 64 64">
      <Path d={outerPetals} fill={colours.sindoor} {...contour} />
      <Path d={centrePetal} fill={colours.marigold} {...contour} />
      <Path d={veins} fill="none" stroke={colours.ink} strokeWidth={1.8} />
      <Path d={book} fill={colours.peacock} {...contour} />
      <Path d="M32 43v16" fill="none" {...contour} />
      <Path d={pages} fill="none" stroke={colours.white} strokeWidth={2.2} />
    </Svg>
  );
}

/** A pair of hatched leaves around a bud, the pause under the headline. */
export function Ornament() {
  const leaf = "M67 7C73 1.5 82 1 90 7C82 13 73 12.5 67 7Z";
  const hatch = "M72.5 3.8L75 10.9M76 2.7L78.6 11.6M79.6 2.8L81.8 11.1M83.2 3.8L85 9.9";
  return (
    <Svg width={132} height={14} viewBox="0 0 120 14">
      {["", "translate(120 0) scale(-1 1)"].map((transform) => (
        <G key={transform} transform={transform || undefined}>
          <Path d={leaf} fill="none" stroke={colours.peacock} strokeWidth={1} />
          <Path d={hatch} stroke={colours.peacock} strokeWidth={0.5} fill="none" />
          <Path d="M92.5 7H120" stroke={colours.peacock} strokeWidth={0.7} fill="none" />
        </G>
      ))}
      <Circle cx={60} cy={7} r={3.6} fill={colours.marigold} stroke={colours.ink} strokeWidth={0.8} />
    </Svg>
  );
}

export type Partner = { name: string; logo: Buffer | null };

/** The mark with the portal's name beside it, then the partners' marks with their names. */
export function Marks({ portalName, partners }: { portalName: string; partners: Partner[] }) {
  return (
    <View style={{ flexDirection: "row", alignItems: "center", justifyContent: "center", gap: 28, height: 50 }}>
      <View style={{ flexDirection: "row", alignItems: "center", gap: 9 }}>
        <LotusAndBook size={50} />
        <Text style={{ fontSize: 21, fontWeight: 700, color: colours.peacock }}>{portalName}</Text>
      </View>
      {partners.length > 0 && <View style={{ width: 1.5, height: 38, flexShrink: 0, backgroundColor: colours.line }} />}
      {partners.map(({ name, logo }) => (
        <View key={name} style={{ maxWidth: 112, alignItems: "center" }}>
          {logo && (
            <Image src={{ data: logo, format: "png" }} style={{ height: 33, maxWidth: 104, objectFit: "contain" }} />
          )}
          <Text style={{ marginTop: 1, fontSize: 7.5, lineHeight: 1.25, textAlign: "center", color: colours.inkSoft }}>
            {name}
          </Text>
        </View>
      ))}
    </View>
  );
}
