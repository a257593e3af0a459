import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { root } from "../../../scripts/steps.mjs";
import { startPortal } from "../../../scripts/testing/portal";
import { rateByMany } from "../support/learners";

const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-ratings-"));
const files = ["en/info/course/growing-up-healthy", "hi/info/course/growing-up-healthy", "en/bihar"].map((page) =>
  path.join(root, ".next/server/app", `${page}.html`),
);
const times = files.map((file) => fs.statSync(file).mtime);
for (const file of files) fs.utimesSync(file, new Date(), new Date(Date.now() - 6 * 60 * 1000));
const portal = await startPortal({ PORTAL_DATA_DIR: dataDir, TESTS_WITHOUT_WAITING: "1" });
afterAll(async () => {
  await portal.stop();
  for (const [index, file] of files.entries()) fs.utimesSync(file, new Date(), times[index] ?? new Date());
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/** The rating that a page shows beside its stars. */
async function rating(address: string): Promise<string | undefined> {
  return /<span role="img" aria-label="([^"]*)"/.exec(await (await fetch(portal.url + address)).text())?.[1];
}

test("the first visit after a quiet night already shows the rating of now, and not the page of the night", async () => {
  await rateByMany(5, 3.5, portal.url);
  expect(await rating("/info/course/growing-up-healthy")).toBe("3.5 of 5 stars");
  expect(await rating("/info/course/growing-up-healthy?language=hi")).toContain("3.5");
});
