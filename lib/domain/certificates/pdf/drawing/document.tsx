import { Document, Page, Text, View } from "@react-pdf/renderer";
import type { CertificateDocument } from "../certificate-document";
import { Award } from "./award";
import { Band } from "./band";
import { fontFamily } from "./fonts";
import { Marks, type Partner } from "./marks";
import { Proof, type Signatory } from "./proof";
import { bandThickness, colours, page, pageMargin } from "./styles";
import { taggedDocument } from "./tags";
import { WallBand } from "./wall-band";

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
