import { expect, test } from "vitest";
import { sampleText } from "../../../platform/i18n/testing/sample-text";
import { Compounds } from "./spelling";

const compounds = new Compounds(
  ["A case of cyber-bullying in class 8-10."],
  [sampleText("self-harm", "साइबर बुलिंग (ऑनलाइन सताना)")],
);

test.each([
  ["cyberbullying", ["cyber", "bullying"]],
  ["Cyberbullied", ["cyber", "bullying"]],
  ["selfharm", ["self", "harm"]],
  ["साइबरबुलिंग", ["साइबर", "बुलिंग"]],
  ["bullying", null],
  ["810", null],
])("%s consists of %j", (word, parts) => {
  expect(compounds.splitCompound(word)).toEqual(parts);
});
