import { expect, test } from "vitest";
import { hasGlyph, loadFonts } from "@/lib/domain/certificates/pdf/drawing/fonts";
import { lettersNotPrinted } from "./name-letters";

test("names in English and Hindi letters pass", () => {
  for (const name of [
    "Sunita Kumari",
    "José",
    "O'Brien-Śarmā",
    "सुनीता कुमारी",
    "श्री कृष्णचन्द्र द्विवेदी",
    "क्\u200dष",
    "Asha ❤️",
    "",
  ]) {
    expect(lettersNotPrinted(name), name).toBe("");
  }
});

test("other letters are named, each once", () => {
  expect(lettersNotPrinted("رضیہ رضا")).toBe("ر ض ی ہ ا");
  expect(lettersNotPrinted("Rahul রাহুল")).toBe("র া হ ু ল");
});

test("the certificate's font can print every accepted name", async () => {
  await loadFonts();
  const lost: string[] = [];
  for (let code = 0x20; code < 0x30000; code += 1) {
    const letter = String.fromCodePoint(code);
    if (!/[\p{L}\p{M}\p{N}]/u.test(letter) || /\p{Variation_Selector}/u.test(letter)) continue;
    if (lettersNotPrinted(letter) === "" && !hasGlyph(letter)) lost.push(code.toString(16));
  }
  expect(lost).toEqual([]);
});
