import { performance } from "node:perf_hooks";
import { type FileFormat, fileFormats, tableFile } from "../../lib/api/files/table-file";
import { opinionKinds } from "../../lib/contract/desk/programmes";
import type { CallContext } from "../../lib/domain/call";
import { desk } from "../../lib/domain/desk";
import type { Content } from "../../lib/platform/content";
import type { OpenDatabase } from "../../lib/platform/db";
import { chance } from "./chance";
import { staffContext } from "./staff-context";

type View = { name: string; ask: (context: CallContext) => Promise<unknown>; areas?: { courses?: string[]; states?: number[] } };

function viewsOf([first, second]: string[]): View[] {
  const figures = (name: string, filters: object, areas?: View["areas"]): View => ({ name, areas, ask: (context) => desk.programmeFigures(context, filters) });
  const course = (name: string, filters: object, areas?: View["areas"]): View => ({
    name,
    areas,
    ask: (context) => desk.courseFigures(context, { course: first, ...filters }),
  });
  const quarter = { from: "2026-07-01", to: "2026-09-30" };
  return [
    figures("figures by state", {}),
    figures("figures by district of Bihar", { by: "district", state: "5" }),
    figures("figures by block", { by: "block" }),
    figures("figures by month", { by: "month" }),
    figures("figures by profession of one course", { by: "profession", course: first }),
    figures("figures by gender, one campaign, one quarter", { by: "gender", campaign: "bihar", ...quarter }),
    figures("figures by district, partner of one state", { by: "district" }, { states: [5] }),
    figures("figures by state, coordinator of one course", {}, { courses: [first ?? ""] }),
    figures("figures by state, coordinator of two courses", {}, { courses: [first ?? "", second ?? ""] }),
    course("one course: topics, questions, ratings, gain, texts", {}),
    course("one course, one state", { state: "5" }),
    course("one course, one district", { state: "5", district: "Gaya" }),
    course("one course, one campaign, one quarter", { campaign: "bihar", ...quarter }),
  ];
}

/** Every view so many times, in turns, after one round that is not counted. */
export async function measureViews(opened: OpenDatabase, content: Content, rounds: number, limitMs: number): Promise<string> {
  const views = await Promise.all(
    viewsOf(content.courses.map(({ id }) => id)).map(async (view) => ({
      ...view,
      context: await staffContext(opened, content, view.areas ?? {}),
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

const megabytes = () => process.memoryUsage().rss / 2 ** 20;

/** All texts of a course as a file, read to its end; memory is looked at with every part. */
export async function measureExports(opened: OpenDatabase, content: Content): Promise<string> {
  const context = await staffContext(opened, content, {});
  const lines: string[] = [];
  for (const format of Object.keys(fileFormats) as FileFormat[]) {
    let rows = 0;
    const texts = async function* () {
      yield ["Text", "Written on"];
      for (let after: string | null = ""; after !== null; ) {
        const page: Awaited<ReturnType<typeof desk.courseOpinions>> = await desk.courseOpinions(context, {
          course: content.courses[0]?.id ?? "",
          kind: opinionKinds[0],
          after,
        });
        for (const { text, writtenAt } of page.opinions) {
          rows += 1;
          yield [text, writtenAt, Math.round(chance(rows, 1) * 100)];
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
    lines.push(
      `| ${format} | ${rows} | ${(bytes / 2 ** 20).toFixed(1)} | ${seconds.toFixed(1)} | ${[before, peak, megabytes()].map((each) => each.toFixed(0)).join(" | ")} |`,
    );
  }
  return `| export | rows | MB | seconds | memory before | at its peak | after |\n|---|---:|---:|---:|---:|---:|---:|\n${lines.join("\n")}`;
}
