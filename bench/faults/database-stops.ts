import { setTimeout as wait } from "node:timers/promises";
import { call, checkAcknowledged, registration, startLearning, untilWrites } from "../../testing/people/learning-load";
import type { Fault } from "./fault";
import { newCluster } from "./surroundings";

const stoppedMs = 30_000;
const pages = ["/", "/bihar", "/courses", "/info/course/growing-up-healthy", "/discussions"];

export const databaseStops: Fault = {
  name: "database",
  what: "PostgreSQL is stopped for 30 seconds while learners write",
  async run(report, cleaning) {
    const cluster = await newCluster(report, cleaning);
    const load = startLearning(cluster.url);
    cleaning.unshift(load.stop);
    await untilWrites(load, 50);
    // A process renders a page at its first request: those that somebody has opened stay.
    for (const page of pages)
      for (const { port } of cluster.processes) await (await fetch(`http://localhost:${port}${page}`)).text();
    const pids = cluster.processes.map(({ pid }) => pid());
    await cluster.database?.stop();
    const back = wait(stoppedMs).then(() => cluster.database?.start());
    const write = await call(cluster.url, "POST", "/users/register", registration());
    report.check(
      `stopped; a registration answers ${write.status}, Retry-After ${write.retryAfter}`,
      write.status === 503 && Number(write.retryAfter) > 0,
    );
    for (const page of pages) {
      const { status } = await fetch(cluster.url + page);
      report.check(`stopped; ${page} answers ${status}`, status === 200);
    }
    const ready = await fetch(`http://localhost:${cluster.processes[0]?.port}/readyz`);
    report.check(`stopped; /readyz answers ${ready.status} ${await ready.text()}`, ready.status === 503);
    await back;
    const before = load.writes();
    await untilWrites(load, before + 50);
    report.check("started again; writes are acknowledged", load.writes() > before);
    const same = cluster.processes.every(({ pid }, index) => pid() === pids[index]);
    report.check("no process of the portal was restarted", same);
    await load.stop();
    await checkAcknowledged(cluster.url, load, report.check);
  },
};
