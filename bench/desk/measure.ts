import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import type { Content } from "../../lib/platform/content";
import type { OpenDatabase } from "../../lib/platform/db";
import { staffContext } from "./staff-context";
import { listViews } from "./views";

/** Every view so many times, in turns, after one round that is not counted. */
export async function measureViews(
  opened: OpenDatabase,
  content: Content,
  rounds: number,
  limitMs: number,
): Promise<string> {
  const views = await Promise.all(
    listViews(content).map(async (view) => ({
      ...view,
      context: await staffContext(opened, content, view.areas ?? {}, view.role),
      times: [] as number[],
      blocks: [] as number[],
    })),
  );
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  for (let round = 0; round <= rounds; round += 1)
    for (const { ask, context, times, blocks } of views) {
      delay.reset();
      const begun = performance.now();
      await ask(context);
      const took = performance.now() - begun;
      // So that a block at the end of the view is seen as well.
      await wait(5);
      if (round === 0) continue;
      times.push(took);
      blocks.push(delay.max / 1e6);
    }
  delay.disable();
  const lines = views.map(({ name, times, blocks }) => {
    const median = middle(times);
    return `| ${name} | ${median.toFixed(0)} | ${Math.max(...times).toFixed(0)} | ${median <= limitMs ? "✓" : "✗"} | ${middle(blocks).toFixed(0)} |`;
  });
  return `| view | median ms | slowest ms | at most ${limitMs} | longest block ms, median |\n|---|---:|---:|---|---:|\n${lines.join("\n")}`;
}

function middle(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
