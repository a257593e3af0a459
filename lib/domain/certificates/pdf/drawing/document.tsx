import { Document, Image, Link, Page, Path, Svg, Text, View } from "@react-pdf/renderer";
import { qrPath } from "../../../../platform/qr-path";
import type { CertificateDocument } from "../certificate-document";
import { Band } from "./band";
import { fitText, type TextBox } from "./fit";
import { fontFamily } from "./fonts";
import { Marks, Ornament, type Partner } from "./marks";
import { bandThickness, colours, page, pageMargin } from "./styles";
import { tag, taggedDocument } from "./tags";
import { WallBand } from "./wall-sheet";

const boxes: Record<"headline" | "name" | "course" | "description" | "certifiedBy", TextBox> = {
  headline: { weight: 600, width: 660, largest: 29, smallestInOneLine: 12, lines: 1 },
  name: { weight: 700, width: 660, largest: 44, smallestInOneLine: 30, largestWrapped: 29, lines: 2 },
  course: { weight: 600, width: 640, largest: 23, smallestInOneLine: 18, largestWrapped: 17, lines: 2 },
  description: { weight: 400, width: 510, largest: 11.5, lines: 3 },
  certifiedBy: { weight: 600, width: 600, largest: 10.5, smallestInOneLine: 8, lines: 1 },
};

const centred = { textAlign: "center" } as const;
const quiet = { ...centred, fontSize: 13, lineHeight: 1.5, color: colours.inkSoft } as const;

const inner = pageMargin + bandThickness;

type CertificateProps = { certificate: CertificateDocument; partners: Partner[]; signatories: Signatory[] };

/** The certificate on one A4 page, landscape. */
export function Certificate({ certificate, partners, signatories }: CertificateProps) {
  return (
    <Document
      title={`${certificate.headline}: ${certificate.learnerName}`}
      author={certificate.portalName}
      subject={certificate.courseName}
      language={certificate.language}
      {...taggedDocument}
    >
      <Page size={[page.width, page.height]} wrap={false} style={{ fontFamily, color: colours.ink }}>
        {certificate.wall ? <WallBand {...certificate.wall} /> : <Band />}
        <View
          style={{
            height: page.height,
            paddingTop: inner + 18,
            paddingBottom: inner + 10,
            paddingHorizontal: inner + 26,
          }}
        >
          <Marks portalName={certificate.portalName} partners={partners} />
          <Award certificate={certificate} />
          <Proof certificate={certificate} signatories={signatories} />
          <Text style={{ marginTop: 7, fontSize: 8, lineHeight: 1.4, textAlign: "center", color: colours.inkSoft }}>
            {certificate.footerNote}
          </Text>
        </View>
      </Page>
    </Document>
  );
}

/** The middle of the certificate: the learner and the course. The learner's name is the largest text on the page. */
function Award({ certificate }: { certificate: CertificateDocument }) {
  const { headline, statement, learnerName, courseName, description, certifiedBy } = certificate;
  const name = { ...centred, ...fitText(learnerName, boxes.name), fontWeight: 700, lineHeight: 1.3 };
  const course = { ...centred, ...fitText(courseName, boxes.course), fontWeight: 600, lineHeight: 1.4 };
  const title = { ...centred, ...fitText(headline, boxes.headline), fontWeight: 600, lineHeight: 1.35 };
  const certifier = { ...quiet, ...fitText(certifiedBy, boxes.certifiedBy), fontWeight: 600 };
  return (
    <View style={{ flexGrow: 1, alignItems: "center", justifyContent: "center" }}>
      <Text style={{ ...title, color: colours.peacock }} {...tag("H1")}>
        {headline}
      </Text>
      <View style={{ marginTop: 4, marginBottom: 8 }}>
        <Ornament />
      </View>
      {statement.before && <Text style={quiet}>{statement.before}</Text>}
      <Text style={name}>{learnerName}</Text>
      <View style={{ width: 220, height: 2, marginTop: 7, marginBottom: 6, backgroundColor: colours.marigold }} />
      {statement.after && <Text style={quiet}>{statement.after}</Text>}
      <Text style={course}>{courseName}</Text>
      <Text style={{ ...quiet, ...fitText(description, boxes.description), marginTop: 2 }}>{description}</Text>
      <Text style={{ ...certifier, marginTop: 5, color: colours.peacock }}>{certifiedBy}</Text>
    </View>
  );
}

const sideWidth = 138;
const label = { fontSize: 8.5, lineHeight: 1.4, color: colours.inkSoft } as const;

const verifyBox = { weight: 400, width: sideWidth, largest: 8.5, lines: 2 } as const;

type Signatory = { name: string; title: string; signature: Buffer | null; signatureAlt: string };

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
  const box = { width, smallestInOneLine: 8.5, lines: 2 };
  const nameFit = fitText(name, { ...box, weight: 600, largest: 11 });
  const titleFit = fitText(title, { ...box, weight: 400, largest: 9 });
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

/** The lower edge: date and number, signatories, and the QR code for verification. */
function Proof({ certificate, signatories }: { certificate: CertificateDocument; signatories: Signatory[] }) {
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
