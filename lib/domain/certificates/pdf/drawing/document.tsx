import { Document, Page, Text, View } from "@react-pdf/renderer";
import type { CertificateDocument } from "../certificate-document";
import { Band } from "./band";
import { fitText, type TextBox } from "./fit";
import { fontFamily } from "./fonts";
import { Marks, Ornament, type Partner } from "./marks";
import { Proof, type Signatory } from "./proof";
import { bandThickness, colours, page, pageMargin } from "./styles";
import { tag, taggedDocument } from "./tags";
import { WallBand } from "./wall-band";

const boxes: Record<"headline" | "name" | "course" | "description" | "certifiedBy", TextBox> = {
  headline: { weight: 600, width: 660, largest: 29, smallestInOneLine: 12, largestWrapped: 20, lines: 1 },
  name: { weight: 700, width: 660, largest: 44, smallestInOneLine: 30, largestWrapped: 29, lines: 2 },
  course: { weight: 600, width: 640, largest: 23, smallestInOneLine: 18, largestWrapped: 17, lines: 2 },
  description: { weight: 400, width: 510, largest: 11.5, smallestInOneLine: 11.5, largestWrapped: 11.5, lines: 3 },
  certifiedBy: { weight: 600, width: 600, largest: 10.5, smallestInOneLine: 8, largestWrapped: 8, lines: 1 },
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
