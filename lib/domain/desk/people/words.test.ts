import { expect, test } from "vitest";
import { professions } from "../../../contract/profile/profile-fields";
import { publishedContent } from "../../../platform/content/testing/published-content";
import { placeInWords, professionInWords } from "./words";

const content = publishedContent();
const hindi = { content, language: "hi" } as const;
const place = (state_id: number | null, state: string, district: string, block = "") =>
  placeInWords(hindi, { state_id, state, district, block });

test("no known state, district, block or profession is shown in English at the Hindi desk", () => {
  for (const { id, en } of content.places.states)
    for (const district of content.places.districts.get(id) ?? []) {
      expect(place(id, en, district.en)).not.toMatch(/[A-Za-z]{2,}/);
      for (const block of content.places.blocks.get(id)?.get(district.en) ?? [])
        expect(place(id, en, district.en, block.en)).not.toMatch(/[A-Za-z]{2,}/);
    }
  for (const profession of professions) expect(professionInWords(hindi, profession)).not.toMatch(/[A-Za-z]{2,}/);
  expect(professionInWords({ language: "en" }, "Counsellors")).toBe("Counsellor");
});

test("a state without its number is found by its name, and what is not known shows as it is stored", () => {
  expect(place(null, "Bihar", "Patna")).toBe("पटना, बिहार");
  expect(place(5, "Bihar", "Patnaa", "Somewhere")).toBe("Somewhere, Patnaa, बिहार");
  expect(place(null, "", "")).toBe("");
  expect(professionInWords(hindi, "Pilot")).toBe("Pilot");
});

test("beside the name of a school, a place that the name says in any language is left out, but no part of a word", () => {
  const beside = (school: string, language: "en" | "hi") =>
    placeInWords({ content, language }, { state_id: 5, state: "Bihar", district: "Gaya", block: "Bodh Gaya" }, school);
  expect(beside("Middle School, Gaya", "en")).toBe("Bodh Gaya, Bihar");
  expect(beside("Bodh Gaya High School", "hi")).toBe("बिहार");
  expect(beside("मध्य विद्यालय, गया", "en")).toBe("Bodh Gaya, Bihar");
  expect(beside("Gayatri School", "en")).toBe("Bodh Gaya, Gaya, Bihar");
});
