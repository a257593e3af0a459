import fs from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/** Spellings and words that the texts must not have, each with the glossary's own. */
const spellings: [never: RegExp, instead: string][] = [
  [/दीवाली|दीपावली/, "दिवाली"],
  [/ढूँढ(?!़)|ढूंढ/, "ढूँढ़"],
  [/प्रतिषेध|निशेध/, "निषेध"],
  [/एनसीईआरटी/, "NCERT"],
  [/ई[- ]मेल|इमेल/, "ईमेल"],
  [/विडियो/, "वीडियो"],
  [/परामर्शदाता/, "काउंसलर"],
  [/सवालों की पेटी|प्रश्न पेटी/, "सवाल-पेटी"],
  [/आरोग्य (?!मंदिर)/, "स्वास्थ्य एवं कल्याण, हेल्थ एंड वेलनेस"],
  [/[क-ग]\u093c|[\u0958-\u095a]/, "क, ख and ग without a dot below"],
  [/बिल्कुल/, "बिलकुल"],
  [/(?<![\u0900-\u097F])मेल(?= (?:बंद|नहीं आ|में दिया|पाने))/, "ईमेल"],
  [/क्विज़ (?:पूरा|होता|खुलता)/, "क्विज़ पूरी होती है"],
];

const folders = fs
  .readdirSync("content", { recursive: true, encoding: "utf8" })
  .map((file) => path.join("content", file));
// The glossary holds the other spellings on purpose: people search by them.
const texts = [
  ...folders.filter((file) => /\.(md|yaml)$/.test(file) && !file.endsWith("glossary.yaml")),
  "messages/hi.json",
];

test.each(spellings)("%s does not occur in the texts", (never, instead) => {
  const found = texts.flatMap((file) =>
    fs
      .readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => (never.test(line) ? [`${file}:${index + 1}: ${instead}`] : [])),
  );
  expect(found).toEqual([]);
});
