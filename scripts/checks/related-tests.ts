import fs from "node:fs";
import path from "node:path";

/** The tests that read files instead of importing them: vitest does not know that these depend on the changed ones. */
const readers = [
  {
    of: /^messages\//,
    tests: ["lib/platform/i18n/*.test.ts", "lib/platform/content/text/*.test.ts", "scripts/languages/*.test.ts"],
  },
  {
    of: /^content\//,
    tests: ["lib/platform/content/**/*.test.ts", "lib/domain/privacy/notice.test.ts", "lib/contract/routes.test.ts"],
  },
  {
    of: /^app\//,
    tests: [
      "lib/contract/routes.test.ts",
      "lib/api/pages/*.test.ts",
      "lib/api/html-uses.test.ts",
      "middleware*.test.ts",
    ],
  },
  { of: /^docs\//, tests: ["scripts/checks/*.test.ts", "lib/contract/*.test.ts"] },
  { of: /^e2e\//, tests: ["scripts/checks/*.test.ts"] },
  { of: /^lib\/platform\/db\//, tests: ["lib/domain/privacy/notice.test.ts", "lib/domain/security/held-data.test.ts"] },
];

/** The arguments of `vitest related`. @param changed paths relative to `root`; a deleted file is left out */
export function relatedFiles(changed: string[], root: string) {
  const present = changed.filter((file) => fs.existsSync(path.join(root, file)));
  const reading = readers.filter(({ of }) => changed.some((file) => of.test(file)));
  const tests = reading.flatMap(({ tests: patterns }) => fs.globSync(patterns, { cwd: root }));
  return [...new Set([...present, ...tests.map((file) => file.split(path.sep).join("/"))])];
}
