import { expect, test } from "vitest";
import { glossaryFile } from "./glossary";

test("a related term must be one", () => {
  const terms = (related: string) => [
    { en: "suicide", hi: "आत्महत्या" },
    { en: "self-harm", hi: "खुद को चोट पहुँचाना", related: [related] },
  ];
  expect(glossaryFile.safeParse(terms("suicide")).success).toBe(true);
  expect(glossaryFile.safeParse(terms("suicid")).error?.issues).toMatchObject([{ path: [1, "related"], message: "suicid is no term" }]);
});
