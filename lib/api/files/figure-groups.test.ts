import { expect, test } from "vitest";
import type { FigureRow } from "../../contract/desk/programmes";
import { groupCells, groupHead } from "./figure-groups";

const row = (label: string, place: string): FigureRow => ({
  label,
  place,
  lgd: 196,
  figures: { registered: 5, enrolled: 5, started: 5, active: 5, completed: 5, certificates: 5 },
});
const names = (by: "district" | "block", given: FigureRow, common?: { state: string; district: string }) => [
  groupHead(by, "en", common).names,
  groupCells(by, given, "en", common).names,
];
const bihar = { state: "Bihar", district: "" };

test("a page that names the state once repeats it in no row", () => {
  expect(names("district", row("Gaya", "Bihar"), bihar)).toEqual([["District"], ["Gaya"]]);
  expect(names("block", row("Amas", "Gaya, Bihar"), bihar)).toEqual([
    ["Block", "District"],
    ["Amas", "Gaya"],
  ]);
  expect(names("block", row("", "Bihar"), bihar)[1]).toEqual(["Not given", ""]);
  // A state and its only district may have the same name.
  expect(names("block", row("North", "Delhi, Delhi"), { state: "Delhi", district: "" })[1]).toEqual(["North", "Delhi"]);
  expect(names("block", row("Amas", "Gaya, Bihar"), { ...bihar, district: "Gaya" })).toEqual([["Block"], ["Amas"]]);
});

test("a file, and a page of all states, have the places around in each row", () => {
  for (const common of [undefined, { state: "", district: "" }]) {
    expect(names("district", row("Gaya", "Bihar"), common)).toEqual([
      ["District", "State"],
      ["Gaya", "Bihar"],
    ]);
    expect(names("block", row("Amas", "Gaya, Bihar"), common)[1]).toEqual(["Amas", "Gaya, Bihar"]);
  }
});
