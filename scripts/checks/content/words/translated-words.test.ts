import { expect, test } from "vitest";
import { type Language, languages } from "../../../../lib/platform/i18n/language";
import { messagesIn } from "../../../../lib/platform/i18n/messages";
import { wordProblems, wordsIn } from "./words";

test.each([
  ["en", "Whoever is ill stays at home.", "whoever"],
  ["en", "She deleted the own account.", "the own"],
  ["en", "Do not search bags before the class.", "before the class"],
  ["en", "The message stands first.", "message stands"],
  ["hi", "बच्चे को खुद सौंपें।", "खुद सौंप"],
  ["hi", "पहले यह सुनिश्चित करें कि वह ठीक है।", "सुनिश्चित कर"],
] satisfies [Language, string, string][])("%s: %s", (language, source, turn) => {
  const [problem] = wordProblems([{ file: "a.md", language, source }], "translated");
  expect(problem).toMatchObject({ file: "a.md", field: "line 1" });
  expect(problem?.message.toLowerCase()).toContain(turn);
});

test("a plain sentence has no such turn", () => {
  const english = "Anyone who is ill stays at home, in front of the class or before the class begins.";
  expect(wordsIn(english, "en", "translated")).toEqual([]);
  expect(wordsIn("पहले देख लें कि वह ठीक है।", "hi", "translated")).toEqual([]);
});

function strings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value ? Object.values(value).flatMap(strings) : [];
}

test.each(languages)("no message or mail in %s has such a turn", (language) => {
  const said = strings(messagesIn(language));
  expect(said.length).toBeGreaterThan(1000);
  const turns = said.flatMap((message) =>
    wordsIn(message, language, "translated").map((turn) => `${message}: ${turn}`),
  );
  expect(turns).toEqual([]);
});
