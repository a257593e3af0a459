import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root } from "../../../lib/process/steps.ts";
import { callApi, succeed } from "../../../testing/calls/call-api";
import { content, type Enrolled, newEnrolled } from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";

// The machine's clock is set while people use the portal.

const hourMs = 60 * 60 * 1000;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-clock-"));
const clock = path.join(folder, "clock");
const slug = content.discussions[0]?.slug ?? "";
let portal: Portal;
let learner: Enrolled;
beforeAll(async () => {
  fs.writeFileSync(clock, "0");
  // As an address: a space in a path would end the option.
  const shift = pathToFileURL(path.join(root, "testing/portal/shifted-clock.ts")).href;
  portal = await startPortal({
    PORTAL_DATA_DIR: path.join(folder, "data"),
    TESTS_WITHOUT_WAITING: "1",
    SHIFTED_CLOCK_FILE: clock,
    NODE_OPTIONS: `--import ${shift}`,
  });
  learner = await newEnrolled(portal.url);
});
afterAll(async () => {
  await portal?.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Waits until the process has the new time. */
async function setClock(ms: number): Promise<void> {
  fs.writeFileSync(clock, String(ms));
  await expect.poll(() => fs.existsSync(`${clock}.set`) && fs.readFileSync(`${clock}.set`, "utf8")).toBe(String(ms));
}

test.each([
  ["two hours back", -2 * hourMs],
  ["a day forward", 24 * hourMs],
  ["right again", 0],
])(
  "a clock that jumps %s: a session of before goes on, people register, a comment is on its page at once",
  async (what, ms) => {
    await setClock(ms);
    const { token } = learner;
    expect((await callApi("POST", "/checkAuth", { token, body: {} }, portal.url)).status).toBe(200);
    await newEnrolled(portal.url);
    const page = `${portal.url}/discussions/view/${slug}`;
    await (await fetch(page)).text();
    const comment = `Written when the clock was ${what}`;
    await succeed("POST", `/discussions/${slug}/comments`, { token, body: { comment } }, portal.url);
    expect(await (await fetch(page)).text()).toContain(comment);
  },
);
