import { performance } from "node:perf_hooks";
import { type FileFormat, fileFormats, tableFile } from "../../lib/api/files/table-file";
import { opinionKinds } from "../../lib/contract/desk/programmes";
import { desk } from "../../lib/domain/desk";
import type { Content } from "../../lib/platform/content";
import type { OpenDatabase } from "../../lib/platform/db";
import { chance } from "./chance";
import { staffContext } from "./staff-context";

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
