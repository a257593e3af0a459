import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { expect, test } from "vitest";

// Not every font of a phone has a check mark, a cross or an arrow: a reader sees a box. Pages draw them
// (components/ui/drawn-signs.tsx), and content writes `->`. A handout's box to tick is drawn too
// (lib/platform/content/kinds/handout.ts). Mails are text.

const shown = ["app", "components", "content", "lib", "messages", "offline", "public"];
const isText = (file: string) =>
  /\.(?:tsx?|mjs|js|css|json|ya?ml|md|html|svg)$/.test(file) && !/\.test\.tsx?$|^lib\/process\//.test(file);
const signs =
  /[\u2190-\u21ff\u2611-\u2612\u2713-\u2718\u2794\u279c-\u27bf\u27f5-\u27ff\u2b05-\u2b0d]|\\u(?:21[9a-f]|271[3-8])|&(?:[lr]arr|check|cross);/iu;

test("no page, message or text has a sign that a font may lack", () => {
  const all = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...shown], {
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => isText(file) && fs.existsSync(file));
  expect(all.length).toBeGreaterThan(1500);
  expect(all.filter((file) => signs.test(fs.readFileSync(file, "utf8")))).toEqual([]);
});

test.each(["✗", "✓", "→", "&rarr;", "\\u2713"])("%s is found", (sign) => expect(signs.test(`a ${sign} b`)).toBe(true));
