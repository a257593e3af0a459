import { Image, Link, Path, Svg, Text, View } from "@react-pdf/renderer";
import { qrPath } from "../../../../platform/qr-path";
import type { CertificateDocument } from "../certificate-document";
import { fitText } from "./fit";
import { colours } from "./styles";
import { tag } from "./tags";

const sideWidth = 138;
const label = { fontSize: 8.5, lineHeight: 1.4, color: colours.inkSoft } as const;

const verifyBox = {
  weight: 400,
  width: sideWidth,
  largest: 8.5,
  smallestInOneLine: 8.5,
  largestWrapped: 8.5,
  lines: 2,
} as const;

export type Signatory = { name: string; title: string; signature: Buffer | null; signatureAlt: string };

function Fact({ name, value }: { name: string; value: string }) {
  const box = {
    weight: 600,
    width: sideWidth,
    largest: 12,
    smallestInOneLine: 8,
    largestWrapped: 9,
    lines: 2,
  } as const;
  return (
    <View style={{ marginTop: 5 }}>
      <Text style={label}>{name}</Text>
      <Text style={{ ...fitText(value, box), fontWeight: 600, lineHeight: 1.4 }}>{value}</Text>
    </View>
  );
}

function Signature({ name, title, signature, signatureAlt, width }: Signatory & { width: number }) {
  const box = { width, largestWrapped: 8.5, lines: 2 };
  const nameFit = fitText(name, { ...box, weight: 600, largest: 11, smallestInOneLine: 8.5 });
  const titleFit = fitText(title, { ...box, weight: 400, largest: 9, smallestInOneLine: 8.5 });
  const centred = { lineHeight: 1.35, textAlign: "center" } as const;
  return (
    <View style={{ width, alignItems: "center" }}>
      <View style={{ height: 36, justifyContent: "flex-end" }}>
        {signature && (
          <Image
            src={{ data: signature, format: "png" }}
            style={{ height: 34, maxWidth: 116, objectFit: "contain" }}
            {...tag("Figure", signatureAlt)}
          />
        )}
      </View>
      <View style={{ width: 116, height: 0.75, marginTop: 1, marginBottom: 4, backgroundColor: colours.ink }} />
      <Text style={{ ...centred, ...nameFit, fontWeight: 600 }}>{name}</Text>
      {/* Always two lines high, so that the names of all signatories share one line. */}
      <View style={{ height: 24 }}>
        {title && <Text style={{ ...centred, ...titleFit, color: colours.inkSoft }}>{title}</Text>}
      </View>
    </View>
  );
}

type ProofProps = { certificate: CertificateDocument; signatories: Signatory[] };

/** The lower edge: date and number, signatories, and the QR code for verification. */
export function Proof({ certificate, signatories }: ProofProps) {
  return (
    <View style={{ flexDirection: "row", alignItems: "flex-end", justifyContent: "space-between" }}>
      <View style={{ width: sideWidth }}>
        <Fact name={certificate.completedOnLabel} value={certificate.completedOn} />
        {certificate.number && <Fact name={certificate.numberLabel} value={certificate.number} />}
      </View>
      <View style={{ flexDirection: "row", gap: 14 }}>
        {signatories.map((signatory) => (
          <Signature key={signatory.name} {...signatory} width={signatories.length > 2 ? 126 : 168} />
        ))}
      </View>
      <View style={{ width: sideWidth, alignItems: "flex-end" }}>
        <Link src={certificate.verifyUrl} {...tag("Link", certificate.verifyUrl)}>
          <QrCode text={certificate.verifyUrl} alt={certificate.qrAlt} size={68} />
        </Link>
        <Text style={{ ...label, ...fitText(certificate.verifyLabel, verifyBox), marginTop: 6, textAlign: "right" }}>
          {certificate.verifyLabel}
        </Text>
      </View>
    </View>
  );
}

function QrCode({ text, alt, size }: { text: string; alt: string; size: number }) {
  const code = qrPath(text);
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${code.size} ${code.size}`} {...tag("Figure", alt)}>
      <Path d={code.path} fill={colours.ink} />
    </Svg>
  );
}
