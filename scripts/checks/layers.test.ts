import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { biomeConfiguration } from "../arch/biome-rules";

const biome = path.resolve("node_modules", ".bin", "biome");

type Import = readonly [file: string, specifier: string];

/**
 * Which of these imports the linter denies: each is written into a tree of its own that has this repository's rules.
 */
function findDenied(imports: readonly Import[]): Set<Import> {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), "portal-layers-"));
  try {
    fs.copyFileSync("biome.json", path.join(tree, "biome.json"));
    const files = imports.map(([file, specifier], index) => {
      const place = path.join(tree, path.dirname(file), `case${index}${/(?:\.spec)?\.\w+$/.exec(file)?.[0]}`);
      fs.mkdirSync(path.dirname(place), { recursive: true });
      fs.writeFileSync(place, `import { named } from "${specifier}";\n\nexport const used = named;\n`);
      return path.basename(place);
    });
    const args = [
      "lint",
      "--only=style/noRestrictedImports",
      "--vcs-enabled=false",
      "--max-diagnostics=none",
      "--reporter=github",
      ".",
    ];
    const { stdout, stderr } = spawnSync(biome, args, { cwd: tree, encoding: "utf8" });
    return new Set(imports.filter((_, index) => `${stdout}${stderr}`.includes(`/${files[index]},`)));
  } finally {
    fs.rmSync(tree, { recursive: true, force: true });
  }
}

// `newdomain` and `newfeature` are examples of folders that nobody has added to a list.
const denied = [
  ["lib/contract/quizzes.ts", "../platform/db"],
  ["lib/contract/quizzes.ts", "../platform/i18n/messages"],
  ["lib/contract/rules/mobile.ts", "../../platform/db"],
  ["lib/contract/rules/mobile.ts", "../../platform/i18n/messages"],
  ["lib/platform/settings.ts", "../domain/accounts"],
  ["lib/platform/db/records.ts", "../../domain/accounts"],
  ["lib/platform/newpart/records.ts", "../../api/server"],
  ["lib/domain/newdomain/records.ts", "../quizzes/records"],
  ["lib/domain/newdomain/records.ts", "../../api/server"],
  ["lib/domain/newdomain/inner/records.ts", "../../quizzes/records"],
  ["lib/domain/newdomain/operations.ts", "@/components/ui/button"],
  ["lib/domain/newdomain/operations.ts", "next/headers"],
  ["lib/domain/newdomain/operations.ts", "@orpc/server"],
  ["lib/api/newpart.ts", "../domain/quizzes/records"],
  ["lib/api/endpoints/newpart.ts", "../../domain/newdomain/records"],
  ["app/[locale]/(public)/newpage/page.tsx", "@/lib/domain/newdomain"],
  ["app/[locale]/(public)/newpage/page.tsx", "@/lib/platform/db"],
  ["app/[locale]/(public)/newpage/page.tsx", "@/lib/platform/content"],
  ["app/newfeed/route.ts", "@/lib/platform/content/kinds/public-pages"],
  ["components/newfeature/screen.tsx", "@/lib/platform/content"],
  ["components/forms/field.tsx", "@/lib/platform/content"],
  ["components/layout/header/header.tsx", "@/lib/platform/content"],
  ["components/newfeature/screen.tsx", "@/lib/domain/quizzes"],
  ["components/newfeature/screen.tsx", "@/components/learning/course/course-head"],
  ["components/newfeature/screen.tsx", "@/components/learning/steps"],
  ["components/newfeature/inner/part.tsx", "@/components/desk"],
  ["components/newfeature/screen.tsx", "@/scripts/staff"],
  ["components/newfeature/screen.tsx", "@/app/[locale]/page"],
  ["components/forms/field.tsx", "@/components/newfeature/screen"],
  ["components/layout/header/header.tsx", "@/components/forms/field"],
  ["components/layout/header/header.tsx", "@/components/newfeature/screen"],
  ["components/ui/button.tsx", "@/components/layout/header/header"],
  ["components/ui/button.tsx", "@/lib/api/client"],
  ["lib/process/newpart.ts", "../platform/settings"],
  ["lib/platform/i18n/messages.ts", "../../domain/accounts"],
  ["lib/domain/newdomain/records.ts", "../../../testing/portal/portal"],
  ["app/newpage/page.tsx", "@/scripts/staff"],
  ["server/newpart.ts", "../scripts/staff"],
  ["server/inner/newpart.ts", "../../testing/portal/portal"],
  ["testing/portal/newpart.ts", "../../scripts/staff"],
  ["testing/portal/inner/newpart.ts", "../../../e2e/support/test"],
  ["scripts/newcommand.ts", "../bench/fuzz/fuzz"],
  ["scripts/inner/newpart.ts", "../../e2e/support/test"],
  ["bench/newpart.ts", "../e2e/support/test"],
  ["bench/inner/newpart.ts", "../../components/ui/button"],
  ["e2e/newpart/a.spec.ts", "../../components/ui/button"],
  ["e2e/newpart/a.spec.ts", "@playwright/test"],
  ["newfolder/a.ts", "../lib/platform/settings"],
  ["newfolder/inner/a.ts", "../../lib/platform/settings"],
  ["newfolder/inner/inner/deep/a.ts", "../../../../lib/platform/settings"],
] satisfies Import[];

const allowed = [
  ["lib/contract/quizzes.ts", "../platform/i18n/language"],
  ["lib/contract/rules/mobile.ts", "../accounts"],
  ["lib/contract/rules/mobile.ts", "../../platform/i18n/language"],
  ["lib/platform/db/records.ts", "../session"],
  ["lib/domain/newdomain/records.ts", "../quizzes"],
  ["lib/domain/newdomain/records.ts", "../../platform/db"],
  ["lib/domain/newdomain/inner/records.ts", "../records"],
  ["lib/api/newpart.ts", "../domain/newdomain"],
  ["components/newfeature/screen.tsx", "./inner/part"],
  ["components/newfeature/screen.tsx", "@/lib/api/content/portal-content"],
  ["components/newfeature/screen.tsx", "@/components/quizzes"],
  ["components/newfeature/screen.tsx", "@/components/quizzes/client"],
  ["components/forms/field.tsx", "@/components/layout/visitor/visitor"],
  ["components/ui/button.tsx", "@/lib/platform/i18n/language"],
  ["app/newpage/page.tsx", "@/components/quizzes/quiz"],
  ["server/inner/newpart.ts", "../../lib/platform/settings"],
  ["testing/portal/newpart.ts", "../../server/listen"],
  ["scripts/inner/newpart.ts", "../../testing/portal/portal"],
  ["bench/newpart.ts", "../scripts/cluster/cluster"],
  ["e2e/newpart/a.spec.ts", "../../bench/fuzz/fuzz"],
  ["newfolder/inner/a.ts", "../part"],
] satisfies Import[];

test("the linter denies an import that runs upwards, into another domain's or feature's inner files, or into a framework", () => {
  expect([...findDenied(denied)]).toEqual(denied);
});

test("the linter allows an import of the same or a lower layer", () => {
  expect([...findDenied(allowed)]).toEqual([]);
});

test("biome.json holds the rules of scripts/arch/layers.ts as they are now: `npm run arch` writes them", () => {
  expect(JSON.parse(fs.readFileSync("biome.json", "utf8"))).toEqual(biomeConfiguration());
});
