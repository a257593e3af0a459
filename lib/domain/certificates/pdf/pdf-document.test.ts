import path from "node:path";
import { expect, test } from "vitest";
import type { CertificateData } from "../../../contract/certificates";
import { pdfDocument, pictureFile } from "./pdf-document";

const publicFolder = path.resolve("public");

const data: CertificateData = {
  id: "",
  enrollment_id: "",
  logo: "/images/partners/foundation.svg",
  course_partner_logo: [{ name: "Board for Learning", logo: "https://elsewhere.example/board.svg" }],
  certificate_headline: "Certificate of completion",
  firstName: "Sunita",
  lastName: "Kumari",
  name: "Growing up healthy",
  certificate_description: "A course of four hours.",
  statement_before: "This is to certify that",
  statement_after: "has completed the online course",
  title: "Certificate",
  certified_by: "Sehat Shala Foundation",
  signatory1: "Director of courses",
  signatory2: "",
  signatory3: "",
  signatory_name: "Dr. Meenakshi Rathore",
  signatory_name2: "",
  signature_img: "/images/signatures/signatory-1.svg",
  signature_img2: "",
  certificate_footer_logo: "",
  certificate_footer_note: "Open the address to check it.",
  completion_date: "November 2026",
  number: "SS-2026-7KQ4M9TX",
  language: "en",
  owner: false,
  action_bar: false,
  course_id: "growing-up-healthy",
  module_id: "",
  course_name: "Growing up healthy",
  issued_on: "2026-11-20",
  reported_scores: 0,
  reading_measured: true,
  reading_percent: 25,
  wall_seed: 114,
  wall_topics: 12,
};

test("the documented data becomes the PDF's document, with the address for verification", () => {
  const paper = pdfDocument(data, {
    portalName: "Sehat Shala",
    verifyUrl: "https://portal.example/certificate/abc",
    publicFolder,
  });
  expect(paper).toMatchObject({
    learnerName: "Sunita Kumari",
    completedOn: "November 2026",
    certifiedBy: "Certified by Sehat Shala Foundation",
    footerNote: "Open the address to check it. https://portal.example/certificate/abc",
    partners: [
      { name: "Sehat Shala Foundation", logoFile: path.join(publicFolder, "images/partners/foundation.svg") },
      { name: "Board for Learning", logoFile: null },
    ],
    signatories: [
      {
        name: "Dr. Meenakshi Rathore",
        title: "Director of courses",
        signatureFile: path.join(publicFolder, "images/signatures/signatory-1.svg"),
      },
    ],
    wall: { seed: 114, topics: 12 },
  });
});

test.each([
  "/images/partners/nowhere.svg",
  "/images/../../package.json",
  "/images/../../secret.svg",
  "/images/..%2f..%2fsecret.svg",
  "/images/partners",
  "/images/.svg",
  "https://elsewhere.example/images/x.svg",
  "//elsewhere.example/x.svg",
  "/fonts/x.svg",
  "",
])("an address that is not an SVG file of the public images gives no picture: %s", (address) => {
  expect(pictureFile(publicFolder, address)).toBeNull();
});
