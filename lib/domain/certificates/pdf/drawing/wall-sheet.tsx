import { Document, Image, Page, Text, View } from "@react-pdf/renderer";
import type { WallDocument } from "../certificate-document";
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
  const fitted = fitText(title, {
    weight: 700,
    width,
    largest: 34,
    smallestInOneLine: 14,
    largestWrapped: 14,
    lines: 2,
  });
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
