import { expect, test } from "vitest";
import { sampleText } from "../../i18n/testing/sample-text";
import { glossaryFile } from "./glossary";

test("a related term must be one", () => {
  const terms = (related: string) => [
    sampleText("suicide", "आत्महत्या"),
    { ...sampleText("self-harm", "खुद को चोट पहुँचाना"), related: [related] },
  ];
  expect(glossaryFile.safeParse(terms("suicide")).success).toBe(true);
  expect(glossaryFile.safeParse(terms("suicid")).error?.issues).toMatchObject([
    { path: [1, "related"], message: "suicid is no term" },
  ]);
});
