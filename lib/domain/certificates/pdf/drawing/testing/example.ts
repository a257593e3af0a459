import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { CertificateDocument } from "../../index";

const folder = mkdtempSync(path.join(tmpdir(), "certificate-"));
const logoFile = path.join(folder, "logo.svg");
const signatureFile = path.join(folder, "signature.svg");
const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 60">${body}</svg>`;
writeFileSync(
  logoFile,
  svg(`<circle cx="30" cy="30" r="26" fill="#A3231A"/><rect x="70" y="10" width="80" height="40"/>`),
);
writeFileSync(
  signatureFile,
  svg(`<path d="M5 50C40 0 60 70 90 30S130 40 155 20" fill="none" stroke="#1F2A44" stroke-width="3"/>`),
);

/** A complete certificate in either language, with pictures of its own. */
export const example: Record<"en" | "hi", CertificateDocument> = {
  en: {
    language: "en",
    headline: "Certificate of completion",
    statement: { before: "This is to certify that", after: "has completed the course" },
    learnerName: "Sunita Kumari",
    courseName: "Growing up healthy",
    description: "What changes between 10 and 19, and how a teacher can answer, notice and help.",
    certifiedBy: "Certified by Sehat Shala Foundation and Board for Learning",
    portalName: "Sehat Shala",
    partners: [
      { name: "Kishor Health Mission", logoFile },
      { name: "Board for Learning", logoFile },
    ],
    signatories: [
      {
        name: "Dr. Meenakshi Rathore",
        title: "Director of courses, Sehat Shala Foundation",
        signatureFile,
        signatureAlt: "Signature of Dr. Meenakshi Rathore",
      },
      {
        name: "Imran Ansari",
        title: "Head of teacher education, Board for Learning",
        signatureFile: null,
        signatureAlt: "Signature of Imran Ansari",
      },
    ],
    completedOn: "November 2026",
    completedOnLabel: "Completed in",
    number: "SS-2026-7K4Q-92MD",
    numberLabel: "Certificate number",
    verifyUrl: "https://sehatshala.example/certificate/7K4Q92MD",
    verifyLabel: "Scan to check this certificate",
    qrAlt: "QR code with the address of this certificate",
    footerNote: "This certificate is free.",
    wall: { seed: 114, topics: 12 },
  },
  hi: {
    language: "hi",
    headline: "कोर्स पूर्णता प्रमाणपत्र",
    statement: { before: "प्रमाणित किया जाता है कि", after: "ने यह कोर्स पूरा किया है" },
    learnerName: "सुनीता कुमारी",
    courseName: "बड़े होते हम, स्वस्थ रहें हम",
    description: "10 से 19 साल के बीच क्या-क्या बदलता है, और शिक्षक कैसे जवाब दें, पहचानें और मदद करें।",
    certifiedBy: "प्रमाणकर्ता: सेहत शाला फ़ाउंडेशन और बोर्ड फ़ॉर लर्निंग",
    portalName: "सेहत शाला",
    partners: [
      { name: "किशोर हेल्थ मिशन", logoFile },
      { name: "बोर्ड फ़ॉर लर्निंग", logoFile },
    ],
    signatories: [
      {
        name: "डॉ. मीनाक्षी राठौड़",
        title: "कोर्स निदेशक, सेहत शाला फ़ाउंडेशन",
        signatureFile,
        signatureAlt: "डॉ. मीनाक्षी राठौड़ के हस्ताक्षर",
      },
      {
        name: "इमरान अंसारी",
        title: "प्रमुख, शिक्षक शिक्षा, बोर्ड फ़ॉर लर्निंग",
        signatureFile: null,
        signatureAlt: "इमरान अंसारी के हस्ताक्षर",
      },
    ],
    completedOn: "नवंबर 2026",
    completedOnLabel: "पूरा किया",
    number: "SS-2026-7K4Q-92MD",
    numberLabel: "प्रमाणपत्र संख्या",
    verifyUrl: "https://sehatshala.example/certificate/7K4Q92MD",
    verifyLabel: "जाँचने के लिए स्कैन करें",
    qrAlt: "इस प्रमाणपत्र के पते का क्यूआर कोड",
    footerNote: "यह प्रमाणपत्र मुफ़्त है।",
    wall: { seed: 114, topics: 12 },
  },
};

/** Every text that the PDF must contain. */
export function certificateTexts(certificate: CertificateDocument): string[] {
  const { statement, partners, signatories, language, verifyUrl, qrAlt, wall: _wall, ...plain } = certificate;
  return [
    ...Object.values(plain),
    statement.before,
    statement.after,
    ...partners.map(({ name }) => name),
    ...signatories.flatMap(({ name, title }) => [name, title]),
  ];
}
