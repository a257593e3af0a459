import { freePort } from "../../lib/process/free-port";
import { startBenchPortal, temporaryFolder } from "../load/process";
import { openInspector } from "./inspector";
import { isWithin, listBlocks, measureMixes, tableOfMixes } from "./measure-mixes";

/** A portal of its own, as `npm start` starts it, gets every kind of request. `every`: of so many requests one. */
export async function measureMemory(every: number): Promise<{ text: string; isWithin: boolean }> {
  const port = await freePort();
  const portal = await startBenchPortal(temporaryFolder("portal-test-"), "", {
    SKIP_WARM_UP: "",
    TESTS_WITHOUT_WAITING: "1",
    NODE_OPTIONS: `--inspect=127.0.0.1:${port}`,
  });
  try {
    const inspector = await openInspector(port);
    const all = await measureMixes(portal.url, inspector, { every });
    inspector.close();
    const text = [tableOfMixes(all), "", "What blocked the event loop longest:", "", listBlocks(all)].join("\n");
    return { text, isWithin: all.every(isWithin) };
  } finally {
    await portal.stop();
  }
}
