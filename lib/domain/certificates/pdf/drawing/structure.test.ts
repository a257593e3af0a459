import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { renderCertificatePdf } from "../index";
import { example } from "./testing/example";
import { type Element, readStructure } from "./testing/read-structure";

const inOrder = (element: Element): Element[] => [element, ...element.children.flatMap(inOrder)];
const written = (text: string) => text.normalize("NFC").replace(/\s+/g, "");

test.each(["en", "hi"] as const)(
  "a certificate (%s) is a tagged PDF: its title, its language, and nothing painted outside of the structure",
  async (language) => {
    const certificate = example[language];
    const structure = readStructure(await renderCertificatePdf(certificate));
    expect(structure).toMatchObject({
      isMarked: true,
      language,
      showsTitle: true,
      isPdfUa: true,
      title: `${certificate.headline}: ${certificate.learnerName}`,
    });
    expect(structure.untagged).toEqual([]);
    expect(structure.root.type).toBe("Document");
  },
);

test.each(["en", "hi"] as const)(
  "a screen reader (%s) gets one heading and every text in the order of the page",
  async (language) => {
    const certificate = example[language];
    const all = inOrder(readStructure(await renderCertificatePdf(certificate)).root);
    const { statement, partners, signatories } = certificate;
    expect(all.filter(({ type }) => type === "H1").map(({ text }) => written(text))).toEqual([
      written(certificate.headline),
    ]);
    const expected = [
      certificate.portalName,
      ...partners.map(({ name }) => name),
      certificate.headline,
      statement.before,
      certificate.learnerName,
      statement.after,
      certificate.courseName,
      certificate.description,
      certificate.certifiedBy,
      certificate.completedOnLabel,
      certificate.completedOn,
      certificate.numberLabel,
      certificate.number,
      ...signatories.flatMap(({ name, title }) => [name, title]),
      certificate.verifyLabel,
      certificate.footerNote,
    ];
    expect(all.filter(({ text }) => text !== "").map(({ text }) => written(text))).toEqual(expected.map(written));
    // Devanagari glyphs are in visual order; the spelling is in the element itself.
    for (const { text, actualText } of all) expect(actualText).toBe(/[\u0900-\u097f]/.test(text) ? text : null);
  },
);

test.each(["en", "hi"] as const)(
  "pictures that say something have their words (%s), the link has its annotation, ornaments are left out",
  async (language) => {
    const certificate = example[language];
    const all = inOrder(readStructure(await renderCertificatePdf(certificate)).root);
    const figures = all.filter(({ type }) => type === "Figure");
    expect(figures.map(({ alt }) => alt)).toEqual([certificate.signatories[0]?.signatureAlt, certificate.qrAlt]);
    const [link, ...more] = all.filter(({ type }) => type === "Link");
    expect(more).toEqual([]);
    expect(link).toMatchObject({
      hasLink: true,
      alt: certificate.verifyUrl,
      children: [{ type: "Figure", alt: certificate.qrAlt }],
    });
  },
);

test("what a backend does not send has no empty element", async () => {
  const sparse = { ...example.en, statement: { before: "", after: "" }, number: "" };
  const { root, untagged } = readStructure(await renderCertificatePdf(sparse));
  expect(untagged).toEqual([]);
  expect(inOrder(root).filter(({ type, text }) => type === "P" && text === "")).toEqual([]);
});

const hasPdfinfo = spawnSync("pdfinfo", ["-v"]).status === 0;

test.runIf(hasPdfinfo)("another program reads the same structure", async () => {
  const { stdout } = spawnSync("pdfinfo", ["-struct", "-"], {
    input: await renderCertificatePdf(example.hi),
    encoding: "utf8",
  });
  const kinds = [...stdout.matchAll(/^\s*(Document|H1|P|Figure|Link)\b/gm)].map(([, kind]) => kind);
  expect(kinds).toEqual(inOrder(readStructure(await renderCertificatePdf(example.hi)).root).map(({ type }) => type));
});
