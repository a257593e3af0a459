import fs from "node:fs";
import { readCommand } from "../../lib/process/read-command.ts";
import { root } from "../../lib/process/steps.ts";
import { reportErrors } from "../command/report-errors";

const { words } = readCommand({
  name: "generate -- confusables",
  description:
    "Writes lib/domain/accounts/names/confusables.json, the signs that look like Latin letters, digits or Devanagari, from confusables.txt of Unicode (https://www.unicode.org/Public/security/latest/confusables.txt).",
  words: [{ name: "file", meaning: "the downloaded confusables.txt" }],
});

const looksLikeOurs = /^[\u0020-\u007E\u0900-\u097F]+$/u;
const fromHex = (codes: string) =>
  String.fromCodePoint(
    ...codes
      .trim()
      .split(/\s+/)
      .map((code) => parseInt(code, 16)),
  );

await reportErrors(async () => {
  const bySkeleton = new Map<string, string[]>();
  for (const line of fs.readFileSync(words[0] ?? "", "utf8").split("\n")) {
    const [from, to] = line.replace(/#.*/, "").split(";");
    if (!from?.trim() || !to?.trim()) continue;
    const skeleton = fromHex(to);
    if (looksLikeOurs.test(skeleton)) bySkeleton.set(skeleton, [...(bySkeleton.get(skeleton) ?? []), fromHex(from)]);
  }
  const sorted = [...bySkeleton].sort(([one], [other]) => (one < other ? -1 : 1));
  const table = Object.fromEntries(sorted.map(([skeleton, signs]) => [skeleton, signs.sort().join("")]));
  fs.writeFileSync(`${root}/lib/domain/accounts/names/confusables.json`, `${JSON.stringify(table, null, 2)}\n`);
});
