import { setTimeout as wait } from "node:timers/promises";
import { checkAcknowledged, startLearning, untilWrites } from "../../testing/people/learning-load";
import type { Fault } from "./fault";
import { newCluster } from "./surroundings";

export const killProcess: Fault = {
  name: "kill",
  what: "kill -9 of one of two processes while learners write",
  async run(report, cleaning) {
    const cluster = await newCluster(report, cleaning);
    const load = startLearning(cluster.url);
    cleaning.unshift(load.stop);
    await untilWrites(load, 100);
    const before = load.writes();
    const killed = cluster.processes[0];
    const pid = killed?.pid() ?? 0;
    process.kill(pid, "SIGKILL");
    const others = await fetch(`http://localhost:${cluster.processes[1]?.port}/courses`);
    report.check(`process ${pid} is killed; the other one answers ${others.status}`, others.status === 200);
    await untilWrites(load, before + 100);
    report.check(`${load.writes() - before} writes were acknowledged after the kill`, load.writes() > before);
    const began = performance.now();
    while (killed && (killed.pid() === pid || !(await isReady(killed.port))) && performance.now() - began < 60_000)
      await wait(100);
    report.check("the killed process is started again and ready", killed !== undefined && (await isReady(killed.port)));
    await load.stop();
    await checkAcknowledged(cluster.url, load, report.check);
  },
};

const isReady = (port: number) =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
