import { describe, expect, test } from "vitest";
import { publishedContent } from "../../platform/content/testing/published-content";
import type { CallContext } from "../call";
import { findState, hasBlock, hasDistrict, isSubject, places } from ".";

const content = publishedContent();
const { states, districts, blocks } = content.places;
const districtsIn = (stateId: number) => districts.get(stateId) ?? [];
const blocksIn = (stateId: number) => [...(blocks.get(stateId)?.values() ?? [])].flat();
const contextIn = (language: "en" | "hi") => ({ content, language }) as CallContext;

test("there are 36 states and union territories, with the ids 1 to 36", () => {
  expect(states.map((state) => state.id).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 36 }, (_, index) => index + 1),
  );
  expect(states.map((state) => state.en)).toEqual(
    expect.arrayContaining(["Andaman & Nicobar Islands", "Chandigarh", "NCT OF Delhi", "Telangana"]),
  );
});

test("the campaigns' states have their documented ids", () => {
  expect([5, 29, 34].map((id) => findState(content, id)?.en)).toEqual(["Bihar", "Rajasthan", "Uttar Pradesh"]);
});

test("Bihar has 38 districts, Uttar Pradesh 75, Rajasthan 41", () => {
  expect([5, 34, 29].map((id) => districtsIn(id).length)).toEqual([38, 75, 41]);
});

test("every state has districts, each once and with a name in both languages", () => {
  for (const state of states) {
    const names = districtsIn(state.id).map((district) => district.en);
    expect(names.length, state.en).toBeGreaterThan(0);
    expect(new Set(names).size, state.en).toBe(names.length);
    for (const district of districtsIn(state.id))
      expect(district.hi, district.en).toMatch(/^[\u0900-\u097f][\u0900-\u097f0-9\s\-().]+$/);
  }
});

test("no two districts share a number of the Local Government Directory", () => {
  const numbers = [...districts.values()].flat().flatMap((district) => district.lgd ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("the districts that the UP form offers are districts of Uttar Pradesh", () => {
  for (const name of ["Bahraich", "Barabanki", "Maharajganj", "Prayagraj", "Sitapur"])
    expect(hasDistrict(content, 34, name), name).toBe(true);
});

test("a district belongs to its own state only", () => {
  expect(hasDistrict(content, 5, "Patna")).toBe(true);
  expect(hasDistrict(content, 34, "Patna")).toBe(false);
  expect(hasDistrict(content, 99, "Patna")).toBe(false);
});

test("Bihar has 534 blocks, Uttar Pradesh 828, Rajasthan 352", () => {
  expect([5, 34, 29].map((id) => blocksIn(id).length)).toEqual([534, 828, 352]);
});

test.each([5, 29, 34])("each district of state %i has its blocks, each with a name in both languages", (stateId) => {
  expect([...(blocks.get(stateId)?.keys() ?? [])].sort()).toEqual(
    districtsIn(stateId)
      .map((district) => district.en)
      .sort(),
  );
  for (const block of blocksIn(stateId)) expect(block.hi, block.en).toMatch(/[\u0900-\u097f]/);
});

test("a block belongs to its own district; NA is valid everywhere", () => {
  expect(hasBlock(content, 5, "Sitamarhi", "Dumra")).toBe(true);
  expect(hasBlock(content, 5, "Patna", "Dumra")).toBe(false);
  expect(hasBlock(content, 34, "Sitamarhi", "Dumra")).toBe(false);
  expect(hasBlock(content, 16, "Idukki", "NA")).toBe(true);
});

test("about 25 school subjects, each once and in both languages; the options that the forms add are not among them", () => {
  const names = content.subjects.map((subject) => subject.en);
  expect(names.length).toBeGreaterThanOrEqual(20);
  expect(new Set(names).size).toBe(names.length);
  for (const subject of content.subjects) expect(subject.hi, subject.en).toMatch(/[\u0900-\u097f]/);
  expect(isSubject(content, "Social Science")).toBe(true);
  for (const beside of ["Not Applicable", "Other", ""]) expect(isSubject(content, beside)).toBe(false);
});

test("getBlocks returns the blocks of a district by their English names, with a label in the requested language", async () => {
  const { data } = await places.getBlocks(contextIn("hi"), { state_id: 5, district: "Sitamarhi", language: "hi" });
  expect(data).toHaveLength(17);
  expect(data).toContainEqual({ block: "Bairgania", label: "बैरगनिया" });
  expect(
    (await places.getBlocks(contextIn("en"), { state_id: "5", district: "Sitamarhi", language: "en" })).data,
  ).toContainEqual({
    block: "Bairgania",
    label: "Bairgania",
  });
});

describe.each(["en", "hi"] as const)("in the alphabet of %s", (language) => {
  const sorted = (names: string[]) => [...names].sort(new Intl.Collator(`${language}-IN`).compare);

  test("the districts of every state are sorted", async () => {
    for (const { id, en } of states) {
      const { data } = await places.getDistricts(contextIn(language), { state_id: id, language });
      const labels = data.map(({ label }) => label);
      expect(labels, en).toEqual(sorted(labels));
    }
  });

  test("the blocks of every district are sorted", async () => {
    for (const state_id of [5, 29, 34]) {
      for (const { en: district } of districtsIn(state_id)) {
        const { data } = await places.getBlocks(contextIn(language), { state_id, district, language });
        const labels = data.map(({ label }) => label);
        expect(labels, district).toEqual(sorted(labels));
      }
    }
  });
});

test("the Hindi lists follow the Devanagari alphabet", async () => {
  const { data } = await places.getDistricts(contextIn("hi"), { state_id: 34, language: "hi" });
  expect(data[0]?.label).toMatch(/^अ/);
  expect(data.at(-1)?.label).toMatch(/^ह/);
});

test("getBlocks returns none for a state without blocks, and rejects a district of another state", async () => {
  expect(await places.getBlocks(contextIn("en"), { state_id: 16, district: "Idukki", language: "en" })).toEqual({
    data: [],
  });
  await expect(
    places.getBlocks(contextIn("en"), { state_id: 34, district: "Patna", language: "en" }),
  ).rejects.toMatchObject({ key: "districtUnknown" });
});

test("getSubjects returns the subjects by their English names, with a label in the requested language", async () => {
  const { data } = await places.getSubjects(contextIn("hi"), { language: "hi" });
  expect(data).toHaveLength(content.subjects.length);
  expect(data).toContainEqual({ subject: "Mathematics", label: "गणित" });
});
