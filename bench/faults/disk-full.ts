import { canFillDisk, fillDisk } from "../../server/testing/full-disk";
import { call, checkAcknowledged, registration, startLearning, untilWrites } from "../../testing/people/learning-load";
import { startPortal } from "../../testing/portal/portal";
import type { Fault } from "./fault";
import { newFolder, ofTests } from "./surroundings";

export const diskFull: Fault = {
  name: "disk",
  what: "the disk takes nothing more while learners write (SQLite)",
  cannot: () => (canFillDisk ? null : "prlimit of util-linux is not here, which simulates the full disk"),
  async run(report, cleaning) {
    const portal = await startPortal({ PORTAL_DATA_DIR: newFolder(cleaning), ...ofTests });
    cleaning.unshift(portal.stop);
    const load = startLearning(portal.url);
    cleaning.unshift(load.stop);
    await untilWrites(load, 50);
    fillDisk(portal.pid, true);
    cleaning.unshift(() => fillDisk(portal.pid, false));
    const write = await call(portal.url, "POST", "/users/register", registration());
    report.check(
      `full; a registration answers ${write.status}, Retry-After ${write.retryAfter}: ${write.body.message}`,
      write.status === 503 && Number(write.retryAfter) > 0,
    );
    for (const page of ["/", "/courses", "/search?query=anaemia"]) {
      const { status } = await fetch(portal.url + page);
      report.check(`full; ${page} answers ${status}`, status === 200);
    }
    fillDisk(portal.pid, false);
    const before = load.writes();
    await untilWrites(load, before + 50);
    report.check("there is space again; writes are acknowledged without a restart", load.writes() > before);
    await load.stop();
    await checkAcknowledged(portal.url, load, report.check);
  },
};
