import { expect, test } from "vitest";
import { type FigureTable, figureFilters } from "../../contract/desk/programmes";
import { publishedContent } from "../../platform/content/testing/published-content";
import { programmeFileName } from "./programmes-file";

const { places } = publishedContent();
const named = (filters: object, table: FigureTable = "figures", ending = "csv") => {
  const read = figureFilters.parse(filters);
  return programmeFileName(places, table, read, read, "2026-11-23", ending);
};

test("a file is named after its table and filters", () => {
  expect(named({ state: "5", district: "Patna", from: "2026-11-01", to: "2026-11-30" })).toBe(
    "progress_bihar_patna_2026-11.csv",
  );
  expect(named({ state: "5", district: "पटना", from: "2026-11-01", to: "2026-11-30" })).toBe(
    "progress_bihar_patna_2026-11.csv",
  );
  expect(named({})).toBe("progress_2026-11-23.csv");
  expect(named({ by: "district", state: "5", campaign: "Teachers' Day", from: "2026-01-01", to: "2026-03-31" })).toBe(
    "progress_bihar_teachers-day_by-district_2026-01-to-2026-03.csv",
  );
  expect(named({ course: "growing-up-healthy", from: "2026-01-01" }, "feedback", "xlsx")).toBe(
    "feedback_growing-up-healthy_from-2026-01.xlsx",
  );
});
