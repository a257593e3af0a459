import { expect, test } from "vitest";
import { type CertificateDocument, renderCertificatePdf } from "../index";
import { widthInPoints } from "./fonts";
import { certificateTexts, example } from "./testing/example";
import { expectedOutlines, renderedOutlines } from "./testing/glyph-outlines";
import { readPdf } from "./testing/read-pdf";

const longName = "डॉ. किंकर्तव्यविमूढ़ क्षत्रिय अरविंद गोविंद मूर्ति हिंदी ईर्ष्या श्री कृष्णचन्द्र द्विवेदी त्रिपाठी चतुर्वेदी";

// The order matters: in other fonts हिंदी loses its last letter after मूर्ति; in Mukta lines are cut wrongly after a
// dotted letter that was typed as one code point and is rendered as two (keyboards produce ड़ and ढ़ either way).
const names = [
  "मूर्ति",
  "हिंदी",
  "गोविंद",
  "अरविंद",
  "ईर्ष्या",
  "राठौ\u095C",
  "राठौड\u093C",
  "विमूढ\u093C",
  "विमू\u095D",
  "किंकर्तव्यविमूढ\u093C",
  "क्षत्रिय",
  "श्री कृष्णचन्द्र द्विवेदी",
  "ग\u095Cवाल राठौड\u093C",
  "सुनीता Kumari",
  "Dr. Anand मूर्ति (PhD)",
  "Sunita Kumari",
  longName,
  "Mahalakshmi Venkataraghavan Subramaniyam Chattopadhyay Bandopadhyay Thiruvananthapuram",
  "किंकर्तव्यविमूढ़".repeat(6),
];

/** The form that react-pdf writes: ड़ as two code points. */
const written = (text: string) => text.normalize("NFC").replace(/\s+/g, "");

async function renderAndRead(certificate: CertificateDocument) {
  return readPdf(await renderCertificatePdf(certificate));
}

/**
 * The name as a learner's name, and inside a course's name and a description long enough to wrap. The border is the
 * simple one, which is drawn in half of the time.
 */
function certificateFor(name: string, language: "en" | "hi"): CertificateDocument {
  const description = `${name}: ${example[language].description} ${name}, ${name}.`;
  return { ...example[language], learnerName: name, courseName: `${name} और ${name}`, description, wall: null };
}

test.each(["hi", "en"] as const)("one process renders every name completely (%s)", async (language) => {
  for (const name of names) {
    const certificate = certificateFor(name, language);
    const pdf = await renderAndRead(certificate);

    const text = written(pdf.runs.map((run) => run.text).join(""));
    for (const wanted of certificateTexts(certificate)) expect(text).toContain(written(wanted));

    const rendered = await renderedOutlines(pdf, pdf.runs);
    for (const [index, run] of pdf.runs.entries()) {
      expect(rendered[index], `the letters of "${run.text}" after ${name}`).toEqual(await expectedOutlines(pdf, run));
    }
  }
});

test("Devanagari can be searched and copied: every such run has ActualText", async () => {
  const { runs } = await renderAndRead(example.hi);
  const isDevanagari = (text: string) => /[\u0900-\u097f]/.test(text);
  const devanagari = runs.filter(({ text }) => isDevanagari(text));
  expect(devanagari.length).toBeGreaterThanOrEqual(certificateTexts(example.hi).filter(isDevanagari).length);
  for (const run of devanagari) expect(run.isActualText, run.text).toBe(true);
});

test.each(["en", "hi"] as const)("a certificate (%s) is one A4 page, landscape, under 80 KB", async (language) => {
  const certificate = example[language];
  const third = {
    name: "Dr. अरविंद मूर्ति",
    title: "Secretary, State Council of Educational Research",
    signatureFile: null,
    signatureAlt: "",
  };
  const full = { ...certificate, signatories: [...certificate.signatories, third] };
  const long = { ...full, learnerName: longName, description: `${full.description} `.repeat(6).trim() };
  for (const content of [certificate, long]) {
    const file = await renderCertificatePdf(content);
    const { pageCount, mediaBox } = readPdf(file);
    expect(pageCount).toBe(1);
    expect(mediaBox.map(Math.round)).toEqual([0, 0, 842, 595]);
    expect(file.length).toBeLessThan(80 * 1024);
  }
});

test("signs that no reader shows are not in the file, and the rest of the text is", async () => {
  const learnerName = "Sunita\u0000 \u0008Ku\u001fma\ufffferi\u0085 👩🏽";
  const { runs } = await renderAndRead({ ...example.en, learnerName });
  const text = runs.map((run) => run.text).join(" ");
  expect(text).toContain("Sunita Kumaeri");
  expect(text).not.toMatch(/[^\P{Cc}\t\n\r]/u);
});

test("a long name without a space shrinks until it fits the page", async () => {
  const learnerName = "किंकर्तव्यविमूढ़".repeat(8);
  const { runs } = await renderAndRead({ ...example.hi, learnerName });
  const run = runs.find(({ text }) => text === learnerName);
  expect(widthInPoints(learnerName, 700, run?.fontSize ?? Number.NaN)).toBeLessThan(700);
});

const longNames = ["Annapurneshwari Mahalakshmi", "W".repeat(60), "किंकर्तव्यविमूढ़".repeat(5)].map((start) =>
  `${start} ${"Wadhwani-Venkataraghavan ".repeat(4)}`.slice(0, 70).trim(),
);

test.each(["en", "hi"] as const)("a name of 70 letters is complete and inside the frame (%s)", async (language) => {
  const certificate = { ...example[language], description: `${example[language].description} `.repeat(3).trim() };
  for (const learnerName of longNames) {
    const { runs } = await renderAndRead({ ...certificate, learnerName });
    const textTop = (text: string) => runs.find((run) => run.text.startsWith(text.slice(0, 8)))?.y ?? Number.NaN;
    const name = runs.filter(
      ({ font, fontSize, y }) =>
        y > textTop(certificate.statement.before) &&
        y < textTop(certificate.statement.after) &&
        fontSize > 0 &&
        font > 0,
    );
    expect(written(name.map(({ text }) => text).join(""))).toBe(written(learnerName));
    // Lines of one size in one run: the letters below one baseline end above those of the next line.
    const lines = [...new Set(name.map(({ y }) => Math.round(y)))];
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const run of name) {
      expect(run.x).toBeGreaterThan(45);
      expect(run.x + widthInPoints(run.text, 700, run.fontSize)).toBeLessThan(842 - 45);
      expect(run.y - run.fontSize).toBeGreaterThan(textTop(certificate.statement.before));
    }
    for (const { y } of runs) expect(y).toBeLessThan(595 - 45);
    expect(textTop(certificate.headline)).toBeGreaterThan(45);
  }
});

test("letters that the font lacks raise an error instead of wrong glyphs; an emoji is left out", async () => {
  for (const learnerName of ["محمد عمران", "ஆனந்த் குமார்"]) {
    const rendering = renderCertificatePdf({ ...example.en, learnerName });
    await expect(rendering).rejects.toMatchObject({ name: "CertificateTextUnprintable" });
  }
  const { runs } = await renderAndRead({ ...example.en, learnerName: "Asha \u{1F338}\uFE0F\n Devi शक्\u200Dति" });
  expect(runs.map(({ text }) => text).join("")).toContain("Asha Devi शक्\u200Dति");
});

test("the border is the learner's own wall; without one it is the band of fish, and no text changes its place", async () => {
  const [own, another, none] = await Promise.all(
    [example.en.wall, { seed: 7, topics: 12 }, null].map((wall) => renderCertificatePdf({ ...example.en, wall })),
  );
  if (!own || !another || !none) throw new Error("not rendered");
  expect(own.equals(another)).toBe(false);
  expect(readPdf(own).runs).toEqual(readPdf(another).runs);
  expect(readPdf(own).runs).toEqual(readPdf(none).runs);
});

test("the same content is rendered once, other content again", async () => {
  const first = await renderCertificatePdf({ ...example.en, number: "SS-1" });
  expect(await renderCertificatePdf({ ...example.en, number: "SS-1" })).toBe(first);
  expect(await renderCertificatePdf({ ...example.en, number: "SS-2" })).not.toBe(first);
});

test("a missing picture raises an error that names it", async () => {
  const partners = [{ name: "Nobody", logoFile: "/nowhere/logo.svg" }];
  await expect(renderCertificatePdf({ ...example.en, partners })).rejects.toThrow("/nowhere/logo.svg");
});
