import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { type FileFormat, fileFormats, tableFile } from "../../lib/api/files/table-file";
import { opinionKinds } from "../../lib/contract/desk/programmes";
import { desk } from "../../lib/domain/desk";
import type { Content } from "../../lib/platform/content";
import type { OpenDatabase } from "../../lib/platform/db";
import { mark, median, table } from "../support/figures";
import { chance } from "./chance";
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
      context: await staffContext(opened, view.areas ?? {}, view.role),
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
  return table(
    ["view", "median ms", "slowest ms", `at most ${limitMs}`, "longest block ms, median"],
    views.map(({ name, times, blocks }) => {
      const [middle, slowest, block] = [median(times), Math.max(...times), median(blocks)];
      return [name, middle.toFixed(0), slowest.toFixed(0), mark(middle <= limitMs), block.toFixed(0)];
    }),
  );
}

const megabytes = () => process.memoryUsage().rss / 2 ** 20;

/** All texts of a course as a file, read to its end; memory is looked at with every part. */
export async function measureExports(opened: OpenDatabase, { courses }: Content): Promise<string> {
  const context = await staffContext(opened, {});
  const course = courses[0]?.id ?? "";
  const rows: (string | number)[][] = [];
  for (const format of Object.keys(fileFormats) as FileFormat[]) {
    let count = 0;
    const texts = async function* () {
      yield ["Text", "Written on"];
      for (let after: string | null = ""; after !== null; ) {
        const page: Awaited<ReturnType<typeof desk.courseOpinions>> = await desk.courseOpinions(context, {
          ...{ course, kind: opinionKinds[0], after },
        });
        for (const { text, writtenAt } of page.opinions) {
          count += 1;
          yield [text, writtenAt, Math.round(chance(count, 1) * 100)];
        }
        after = page.next;
      }
    };
    globalThis.gc?.();
    const before = megabytes();
    let [peak, bytes] = [before, 0];
    const begun = performance.now();
    for await (const part of tableFile(format, "Texts", texts())) {
      bytes += part.length;
      peak = Math.max(peak, megabytes());
    }
    const seconds = (performance.now() - begun) / 1000;
    globalThis.gc?.();
    const memory = [before, peak, megabytes()].map((each) => each.toFixed(0));
    rows.push([format, count, (bytes / 2 ** 20).toFixed(1), seconds.toFixed(1), ...memory]);
  }
  return table(["export", "rows", "MB", "seconds", "memory before", "at its peak", "after"], rows);
}
