import { expect, test } from "vitest";
import * as z from "zod";
import { inputFields } from "../../contract/testing/input-fields";
import type { Language } from "../../platform/i18n/language";
import { messageOfIssues } from "./schema-issues";

const shape = z.object({ comment: z.string().min(1).max(2000), rating: z.number().min(0.5).max(5).multipleOf(0.5) });
const firstMessage = (input: unknown, language: Language) => messageOfIssues(shape.safeParse(input).error, language);

test.each([
  [
    { comment: "x".repeat(5000), rating: 5 },
    "comment: This is too long. Write at most 2,000 letters.",
    "comment: यह बहुत लंबा है। ज़्यादा से ज़्यादा 2,000 अक्षर लिख सकते हैं।",
  ],
  [{ comment: "", rating: 5 }, "comment: This may not be empty.", "comment: इसे खाली नहीं छोड़ सकते।"],
  [
    { rating: 7 },
    "comment: This is missing.; rating: This number is too large. The largest is 5.",
    "comment: यह नहीं भेजा गया है।; rating: यह संख्या ज़्यादा है। ज़्यादा से ज़्यादा 5 लिख सकते हैं।",
  ],
  [
    { comment: "yes", rating: 0 },
    "rating: This number is too small. The smallest is 0.5.",
    "rating: यह संख्या कम है। कम से कम 0.5 लिखें।",
  ],
  [
    { comment: true, rating: [3] },
    "comment: Please write text here.; rating: Please write a number here.",
    "comment: यहाँ शब्दों में लिखें।; rating: यहाँ कोई संख्या लिखें।",
  ],
  [{ comment: null, rating: 3 }, "comment: This is missing.", "comment: यह नहीं भेजा गया है।"],
  [{ comment: "yes", rating: 3.3 }, "rating: This value cannot be used here.", "rating: यहाँ यह नहीं लिख सकते।"],
])("%j is rejected with a message for people, without the schema's own text", (input, en, hi) => {
  expect(firstMessage(input, "en")).toBe(en);
  expect(firstMessage(input, "hi")).toBe(hi);
  expect(firstMessage(input, "hi")).not.toMatch(/expected|received|Invalid/);
});

test("T24: of a body with thousands of wrong fields the first ten are named", () => {
  const wrong = z.record(z.string(), z.string()).safeParse(Object.fromEntries(Array(11).fill(7).entries()));
  expect(messageOfIssues(wrong.error, "en")?.split("; ")).toHaveLength(10);
});

test("a field that is not known and a value out of a list are named", () => {
  const strict = z.strictObject({ gender: z.enum(["Male", "Female"]) });
  expect(messageOfIssues(strict.safeParse({ gender: "X", role: "admin" }).error, "en")).toBe(
    "gender: Choose one of these: Male, Female.; role: There is no such field.",
  );
});

test("a blank choice is not listed", () => {
  const { error } = z.object({ gender: z.enum(["Male", "Female", ""]) }).safeParse({ gender: "X" });
  expect(messageOfIssues(error, "en")).toBe("gender: Choose one of these: Male, Female.");
});

test("the message about an empty or a long list speaks of choices", () => {
  const list = z.object({ choices: z.array(z.string()).min(1).max(2) });
  const messages = (choices: string[]) =>
    (["en", "hi"] as const).map((language) => messageOfIssues(list.safeParse({ choices }).error, language));
  expect(messages([])).toEqual(["choices: Choose at least one answer.", "choices: कम से कम एक जवाब चुनें।"]);
  expect(messages(["a", "b", "c"])).toEqual([
    "choices: That is too many. Choose at most 2.",
    "choices: यह बहुत ज़्यादा है। ज़्यादा से ज़्यादा 2 चुनें।",
  ]);
});

test("every call says of every field that it needs that it is missing, or what to choose", () => {
  const needed = inputFields.filter(({ isRequired }) => isRequired);
  expect(needed.map(({ name }) => name)).toContain("places.getDistricts.state_id");
  const others = needed
    .map(({ name, schema }) => [name, messageOfIssues(schema.safeParse(undefined).error, "en")])
    .filter(([, message = ""]) => !/^input: (?:This is missing\.|Choose one of these: .+\.)$/.test(message ?? ""));
  expect(others).toEqual([]);
});

test("another error has no fields", () => {
  expect(messageOfIssues(undefined, "en")).toBeNull();
  expect(messageOfIssues({ key: "unauthorized" }, "en")).toBeNull();
});
