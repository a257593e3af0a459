import { expect, test } from "vitest";
import { languages } from "../../i18n/language";
import { BrokenContent } from "../broken";
import { publishedContent } from "../testing/published-content";
import { emergenciesFile, emergencyProblems, insertEmergencies } from "./emergencies";
import { insertSharedTexts, insertSharedTextsInYaml, joinSharedTexts } from "./shared-texts";

const { emergencies, helplines, articles } = publishedContent();
const lines = (id: string) => emergencies.find((each) => each.id === id)?.lines ?? { en: [], hi: [] };
const problemsOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof BrokenContent) return error.problems;
  }
  return [];
};

test("each emergency of a search has its six lines, and the emergency number first", () => {
  expect(emergencies.map(({ id }) => id)).toEqual(
    expect.arrayContaining(
      "not-breathing drowning electric-shock heat-stroke snake-bite animal-bite burn fall bleeding fit poison".split(
        " ",
      ),
    ),
  );
  for (const { id, numbers, lines: all } of emergencies) {
    expect(numbers[0], id).toBe("emergency");
    for (const language of languages) {
      expect(all[language], id).toHaveLength(6);
      expect(all[language].join(" "), id).toContain("112");
      expect(all[language].join(" "), id).not.toMatch(/[{}]/);
    }
  }
});

test("whoever may have stopped breathing is looked at and pressed, in the same words in every emergency", () => {
  const press = { en: "100 to 120 times a minute, 5 centimetres deep", hi: "मिनट में 100 से 120 बार, 5 सेंटीमीटर गहरा" };
  for (const id of ["not-breathing", "drowning", "electric-shock"])
    for (const language of languages) expect(lines(id)[language].join(" "), id).toContain(press[language]);
  for (const id of ["not-breathing", "drowning", "heat-stroke", "fall", "fit", "poison"]) {
    expect(lines(id).en.join(" "), id).toContain("at most 10 seconds");
    expect(lines(id).hi.join(" "), id).toContain("ज़्यादा से ज़्यादा 10 सेकंड");
  }
});

test("breaths come before the pressing after drowning alone", () => {
  const [en, hi] = [lines("drowning").en, lines("drowning").hi];
  expect(en.findIndex((line) => line.includes("five breaths"))).toBeLessThan(
    en.findIndex((line) => line.includes("Press the middle of the chest")),
  );
  expect(hi.findIndex((line) => line.includes("पाँच साँस"))).toBeLessThan(
    hi.findIndex((line) => line.includes("छाती के बीच में")),
  );
  for (const { id, lines: all } of emergencies.filter((each) => each.id !== "drowning"))
    expect(all.en.join(" "), id).not.toContain("five breaths");
});

const one = {
  id: "flood",
  title: { en: "Flood", hi: "बाढ़" },
  lines: { en: ["a", "b", "c", "d", "e", "f"], hi: ["क", "ख", "ग", "घ", "ङ", "च"] },
  numbers: ["emergency"],
  link: "/topic/covid-19/first-aid-at-school",
};

test("an emergency with five lines, with an unknown number or with a link to nothing is refused", () => {
  expect(emergenciesFile.safeParse([one]).success).toBe(true);
  expect(emergenciesFile.safeParse([one, one]).success).toBe(false);
  expect(emergenciesFile.safeParse([{ ...one, lines: { ...one.lines, en: one.lines.en.slice(1) } }]).success).toBe(
    false,
  );
  expect(emergencyProblems([one], helplines, articles)).toEqual([]);
  expect(
    emergencyProblems([{ ...one, numbers: ["fire"], link: "/topic/covid-19/flood" }], helplines, articles).map(
      ({ field }) => field,
    ),
  ).toEqual(["flood.numbers", "flood.link"]);
});

test("{emergency:flood} becomes its numbered lines in the page's language, and an unknown one is named", () => {
  expect(insertEmergencies("a.hi.md", "पहले:\n\n{emergency:flood}", "hi", [one])).toBe(
    "पहले:\n\n1. क\n2. ख\n3. ग\n4. घ\n5. ङ\n6. च",
  );
  expect(problemsOf(() => insertEmergencies("a.en.md", "{emergency:fire}", "en", [one]))).toEqual([
    { file: "a.en.md", field: "{emergency:fire}", message: "names no emergency; there are flood" },
  ]);
});

const texts = [
  { key: "inner", en: "Inner.", hi: "भीतर।" },
  { key: "outer", en: "Outer. {text:inner}", hi: "बाहर। {text:inner}" },
];

test("a shared text may name another one, but not one that names a third", () => {
  const joined = joinSharedTexts("shared-texts.yaml", texts, languages);
  expect(insertSharedTexts("a.en.md", "{text:outer}", "en", joined)).toBe("Outer. Inner.");
  const third = { key: "third", en: "{text:outer}", hi: "{text:outer}" };
  expect(problemsOf(() => joinSharedTexts("shared-texts.yaml", [...texts, third], languages))).toEqual([
    expect.objectContaining({ field: "third" }),
  ]);
});

test("a field of a YAML file names a shared text in its language, and no text with marks of Markdown", () => {
  const value = { id: "x", steps: [{ minutes: 5, en: "Say: {text:inner}", hi: "बोलें: {text:inner}" }] };
  expect(insertSharedTextsInYaml("plan.yaml", value, texts)).toEqual({
    id: "x",
    steps: [{ minutes: 5, en: "Say: Inner.", hi: "बोलें: भीतर।" }],
  });
  expect(value.steps[0]?.en).toBe("Say: {text:inner}");
  const marked = [{ key: "inner", en: "**Inner.**", hi: "- भीतर।" }];
  expect(problemsOf(() => insertSharedTextsInYaml("plan.yaml", value, marked))).toEqual([
    expect.objectContaining({ file: "plan.yaml", field: "Say: {text:inner}" }),
  ]);
});
