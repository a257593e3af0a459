import fs from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { root } from "../../lib/process/steps.ts";
import { call, checkAcknowledged, startLearning, untilWrites } from "../../testing/people/learning-load";
import { startPortal } from "../../testing/portal/portal";
import type { Fault } from "./fault";
import { newFolder, ofTests } from "./surroundings";

const hourMs = 60 * 60 * 1000;
const jumps: [what: string, ms: number][] = [
  ["two hours back", -2 * hourMs],
  ["a day forward", 24 * hourMs],
  ["right again", 0],
];

export const clockJumps: Fault = {
  name: "clock",
  what: "the clock of the process jumps back and forward while learners write",
  async run(report, cleaning) {
    const folder = newFolder(cleaning);
    const clock = path.join(folder, "clock");
    fs.writeFileSync(clock, "0");
    // As an address: a space in a path would end the option.
    const shift = pathToFileURL(path.join(root, "bench/faults/shifted-clock.ts")).href;
    const portal = await startPortal({
      PORTAL_DATA_DIR: path.join(folder, "data"),
      ...ofTests,
      SHIFTED_CLOCK_FILE: clock,
      NODE_OPTIONS: `--import ${shift}`,
    });
    cleaning.unshift(portal.stop);
    const load = startLearning(portal.url, 3);
    cleaning.unshift(load.stop);
    await untilWrites(load, 30);
    for (const [what, ms] of jumps) {
      fs.writeFileSync(clock, String(ms));
      await wait(200);
      const before = load.writes();
      await untilWrites(load, before + 30);
      const token = load.acknowledged[0]?.token ?? "";
      const session = await call(portal.url, "POST", "/checkAuth", {}, token);
      report.check(
        `${what}: ${load.writes() - before} writes acknowledged, a session of before answers ${session.status}`,
        session.status === 200,
      );
      const text = `Written when the clock was ${what}`;
      const slug = String(
        ((await call(portal.url, "GET", "/discussions", null)).body.records as { slug: string }[])[0]?.slug,
      );
      const page = `${portal.url}/discussions/view/${slug}`;
      await (await fetch(page)).text();
      const comment = await call(portal.url, "POST", `/discussions/${slug}/comments`, { comment: text }, token);
      const shown = (await (await fetch(page)).text()).includes(text);
      report.check(
        `${what}: a comment answers ${comment.status} and is on the page at once`,
        comment.status === 200 && shown,
      );
    }
    await load.stop();
    await checkAcknowledged(portal.url, load, report.check);
    report.check(
      `failed calls: ${[...load.failures.values()].reduce((sum, count) => sum + count, 0)}`,
      load.failures.size === 0,
    );
  },
};
