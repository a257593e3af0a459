import { performance } from "node:perf_hooks";
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
    })),
  );
  for (let round = 0; round <= rounds; round += 1)
    for (const { ask, context, times } of views) {
      const begun = performance.now();
      await ask(context);
      if (round > 0) times.push(performance.now() - begun);
    }
  const lines = views.map(({ name, times }) => {
    const sorted = times.sort((one, other) => one - other);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    return `| ${name} | ${median.toFixed(0)} | ${(sorted.at(-1) ?? 0).toFixed(0)} | ${median <= limitMs ? "✓" : "✗"} |`;
  });
  return `| view | median ms | slowest ms | at most ${limitMs} |\n|---|---:|---:|---|\n${lines.join("\n")}`;
}
