import fs from "node:fs";
import { expect, test } from "vitest";
import { sharedRoutes } from "../../contract/routes";

const pages = fs
  .readdirSync("app", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith("page.tsx"))
  .map((name) => ({ name, source: fs.readFileSync(`app/${name}`, "utf8") }));

// The frame reads the request; a page that only sets `revalidate` would be rendered for each request, and no error
// would report it.
test("every page that is cached for everybody hides the request from the layout", () => {
  const cachedPages = pages.filter(({ source }) => /^export const revalidate = \d+;/m.test(source));
  expect(cachedPages.length).toBeGreaterThan(25);
  expect(
    cachedPages
      .filter(({ source }) => !source.includes('export const dynamic = "force-static";'))
      .map(({ name }) => name),
  ).toEqual([]);
});

test("every page of the shared routes is rendered per request, and reads nothing of its visitor", () => {
  const routeAddress = (name: string) =>
    `/${name
      .replace(/^\[locale\]\//, "")
      .replace(/\([a-z]+\)\//g, "")
      .replace(/\/page\.tsx$/, "")}`;
  const shared = pages.filter(({ name }) => [...sharedRoutes, "/[campaign]"].includes(routeAddress(name)));
  expect(shared).toHaveLength(5);
  for (const { name, source } of shared) {
    expect(source, name).toContain('export const dynamic = "force-dynamic";');
    expect(source, name).not.toMatch(/visitorApi|findVisitor|searchParams|next\/headers/);
  }
});

test("no page that reads its visitor is cached for everybody", () => {
  const readsVisitor = /visitorApi|findVisitor|searchParams/;
  expect(
    pages.filter(({ source }) => readsVisitor.test(source) && source.includes("force-static")).map(({ name }) => name),
  ).toEqual([]);
});
