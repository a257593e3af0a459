import { expect, test } from "vitest";
import { publishedContent } from "../../../lib/platform/content/testing/published-content";
import { themeTable, thinThemes } from "./theme-table";

const content = publishedContent();

test("a theme with fewer topics, articles, plans, drawings or cases than every theme has is named", () => {
  expect(thinThemes(content)).toEqual([]);
  const without = { ...content, classPlans: content.classPlans.filter(({ id }) => id !== "be-a-man") };
  expect(thinThemes(without)).toEqual([
    { file: "themes.yaml", field: "gender", message: "has 1 plans for 9-12, and every theme has 2 or more" },
  ]);
  const bare = { ...content, drawings: [] };
  expect(thinThemes(bare).map(({ field }) => field)).toEqual(content.themes.map(({ id }) => id));
  const themes = content.themes.map((theme) => (theme.id === "values" ? { ...theme, cases: [] } : theme));
  expect(thinThemes({ ...content, themes })).toEqual([
    { file: "themes.yaml", field: "values", message: "has 0 cases, and every theme has 1 or more" },
  ]);
});

test("the table has a line for each theme, with its cases", () => {
  const lines = themeTable(content);
  expect(lines).toHaveLength(content.themes.length);
  for (const line of lines) expect(line).toMatch(/^theme .+: \d+ topics, .+ drawings, \d+ cases$/);
});
