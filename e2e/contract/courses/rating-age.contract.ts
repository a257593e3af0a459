import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../../../lib/process/steps.ts";
import { rateByMany } from "../../../testing/people/learners";
import { startPortal } from "../../../testing/portal/portal";

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-ratings-"));
const pages = ["en/info/course/growing-up-healthy", "hi/info/course/growing-up-healthy", "en/bihar"];
const portal = await startPortal({ PORTAL_DATA_DIR: dataDir, TESTS_WITHOUT_WAITING: "1" });
afterAll(async () => {
  await portal.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** The rating that a page shows beside its stars. */
async function rating(address: string): Promise<string | undefined> {
  return /<span role="img" aria-label="([^"]*)"/.exec(await (await fetch(portal.url + address)).text())?.[1];
}

test("the build has no page with a rating, which would be served with the rating of that time", () => {
  const inBuild = (page: string) => fs.existsSync(path.join(root, ".next/server/app", `${page}.html`));
  expect(inBuild("en/courses")).toBe(true);
  expect(pages.filter(inBuild)).toEqual([]);
});

test("the first visit after a quiet night already shows the rating of now, and not the page of the night", async () => {
  await rateByMany(5, 3.5, portal.url);
  expect(await rating("/info/course/growing-up-healthy")).toBe("3.5 of 5 stars");
  expect(await rating("/info/course/growing-up-healthy?language=hi")).toContain("3.5");
});

test("a new rating is on the course's page and its campaign's at once", async () => {
  for (const address of ["/info/course/growing-up-healthy", "/bihar"]) await rating(address);
  await rateByMany(5, 5, portal.url);
  expect(await rating("/info/course/growing-up-healthy")).toBe("4.5 of 5 stars");
  expect(await rating("/bihar")).toBe("4 of 5 stars");
});
