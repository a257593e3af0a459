import fs from "node:fs";
import { expect, test } from "vitest";

const pages = fs
  .readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith("page.tsx"))
  .map((name) => ({ name, source: fs.readFileSync(`app/${name}`, "utf8") }));

// The frame reads the request; a page that only sets `revalidate` would be rendered for each request, and no error would report it.
test("every page that is cached for everybody hides the request from the layout", () => {
  const cachedPages = pages.filter(({ source }) => /^export const revalidate = \d+;/m.test(source));
  expect(cachedPages.length).toBeGreaterThan(30);
  expect(cachedPages.filter(({ source }) => !source.includes('export const dynamic = "force-static";')).map(({ name }) => name)).toEqual([]);
});

test("no page that reads its visitor is cached for everybody", () => {
  const asks = /visitorApi|findVisitor|searchParams/;
  expect(pages.filter(({ source }) => asks.test(source) && source.includes("force-static")).map(({ name }) => name)).toEqual([]);
});
