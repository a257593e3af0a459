import fs from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { loadContent } from "../content";
import { findState, isDistrictOf } from ".";

const content = loadContent("content");
const { states, districts } = content.places;
const districtsIn = (stateId: number) => districts.get(stateId) ?? [];
const blocksIn = (file: string) =>
  parse(fs.readFileSync(`content/places/blocks/${file}.yaml`, "utf8")) as Record<string, { lgd: number; en: string; hi: string }[]>;

test("there are 36 states and union territories, with the ids 1 to 36", () => {
  expect(states.map((state) => state.id).sort((a, b) => a - b)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
  expect(states.map((state) => state.en)).toEqual(expect.arrayContaining(["Andaman & Nicobar Islands", "Chandigarh", "NCT OF Delhi", "Telangana"]));
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
    for (const district of districtsIn(state.id)) expect(district.hi, district.en).toMatch(/^[\u0900-\u097f][\u0900-\u097f0-9\s\-().]+$/);
  }
});

test("no district has another's number of the Local Government Directory", () => {
  const numbers = [...districts.values()].flat().flatMap((district) => district.lgd ?? []);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test("the districts that the UP form offers are districts of Uttar Pradesh", () => {
  for (const name of ["Bahraich", "Barabanki", "Maharajganj", "Prayagraj", "Sitapur"]) expect(isDistrictOf(content, 34, name), name).toBe(true);
});

test("a district belongs to its own state only", () => {
  expect(isDistrictOf(content, 5, "Patna")).toBe(true);
  expect(isDistrictOf(content, 34, "Patna")).toBe(false);
  expect(isDistrictOf(content, 99, "Patna")).toBe(false);
});

test("Bihar has 534 blocks", () => {
  expect(Object.values(blocksIn("05-bihar")).flat()).toHaveLength(534);
});

test.each([
  ["05-bihar", 5],
  ["29-rajasthan", 29],
  ["34-uttar-pradesh", 34],
])("the blocks of %s stand under districts of that state, each once and in both languages", (file, stateId) => {
  for (const [district, blocks] of Object.entries(blocksIn(file))) {
    expect(isDistrictOf(content, stateId, district), district).toBe(true);
    expect(new Set(blocks.map((block) => block.en)).size, district).toBe(blocks.length);
    for (const block of blocks) expect(block.hi, `${district}: ${block.en}`).toMatch(/[\u0900-\u097f]/);
  }
});
