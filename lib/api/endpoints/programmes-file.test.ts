import { expect, test } from "vitest";
import { type FigureTable, figureFilters, figureTables } from "../../contract/desk/programmes";
import { publishedContent } from "../../platform/content/testing/published-content";
import { messagesIn } from "../../platform/i18n/messages";
import type { ApiClient } from "../backend";
import { programmeFileName, programmeTable } from "./programmes-file";

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

const figures = { registered: 10, enrolled: 5, started: null, active: 0, completed: 0, certificates: 0 };

test("the file of a table is asked for with the filters of its link, and has the numbers of the page: what is not shown there is not in it", async () => {
  const asked: unknown[] = [];
  const programmeFigures = async (filters: unknown) => {
    asked.push(filters);
    return { rows: [{ label: "Gaya", place: "Bihar", lgd: 196, figures }], total: figures, incomplete: false };
  };
  const onPage = figureFilters.parse({
    by: "district",
    state: "5",
    course: "growing-up-healthy",
    campaign: "bihar",
    from: "2026-03-01",
    to: "2026-04-30",
  });
  // The address of a file is made of all filters of the page, as it is.
  const inLink = new URLSearchParams({ ...onPage, table: "figures", format: "csv" });
  const { rows } = await programmeTable(
    { desk: { programmeFigures } } as unknown as ApiClient,
    "figures",
    figureFilters.parse(Object.fromEntries(inLink)),
  );
  const cells: unknown[] = [];
  for await (const row of rows) cells.push(row);
  expect(asked).toEqual([onPage]);
  expect(cells.slice(1)).toEqual([
    ["Gaya", "Bihar", 196, 10, 5, "<5", 0, 0, 0],
    ["Total", "", "", 10, 5, "<5", 0, 0, 0],
  ]);
});

test.each(figureTables)(
  "while not everybody is counted yet, the last row of the file of %s states so, in its language",
  async (table) => {
    const inCourse = { topics: [], questions: [], ratings: [], gains: null, recalled: [] };
    const desk = Object.fromEntries(
      ["programmeFigures", "courseFigures", "courseOpinions"].map((call) => [
        call,
        async () => ({ rows: [], total: figures, ...inCourse, opinions: [], next: null, incomplete: true }),
      ]),
    );
    const { rows } = await programmeTable(
      { desk } as unknown as ApiClient,
      table,
      figureFilters.parse({ language: "hi" }),
    );
    const cells: unknown[] = [];
    for await (const row of rows) cells.push(row);
    expect(cells.at(-1)).toEqual([messagesIn("hi").desk.figures.incompleteFile]);
  },
);
