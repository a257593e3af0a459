import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { topFolders } from "./layers";
import {
  components,
  dependenciesPage,
  describeViolations,
  folderPairs,
  foldersInCycle,
  inCycle,
  readImports,
  topLevel,
} from "./read-imports";

const imports = await readImports(process.cwd());

test("every import of the repository follows the rules of scripts/arch/layers.yaml", () => {
  expect(imports.summary.totalCruised).toBeGreaterThan(1000);
  expect(describeViolations(imports)).toEqual([]);
});

test("the picture of the top-level folders has each that holds code", async () => {
  const { folders, arrows } = await folderPairs(imports, topLevel);
  expect(folders.sort()).toEqual([...topFolders].sort());
  expect(arrows.length).toBeGreaterThan(10);
});

test("no top-level folder, feature, domain or part of the platform imports itself by way of others", async () => {
  expect(await foldersInCycle(imports)).toEqual([]);
});

test("components stay few: at most 20 folders and 62 arrows between them", async () => {
  const { folders, arrows } = await folderPairs(imports, components);
  expect(folders).toContain("components/ui");
  expect(folders.length).toBeLessThanOrEqual(20);
  expect(arrows.length).toBeGreaterThan(20);
  expect(arrows.length).toBeLessThanOrEqual(62);
});

test("docs/architecture-dependencies.md shows the imports of today: `npm run arch` writes it", async () => {
  expect(fs.readFileSync("docs/architecture-dependencies.md", "utf8")).toBe(await dependenciesPage(imports));
});

describe("in a tree that breaks them", () => {
  /** The rules that these files break; `importing` maps a file to what it imports. */
  async function brokenBy(importing: Record<string, string[]>): Promise<string[]> {
    const tree = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), "portal-arch-"));
    try {
      for (const [file, specifiers] of Object.entries(importing)) {
        fs.mkdirSync(path.join(tree, path.dirname(file)), { recursive: true });
        fs.writeFileSync(
          path.join(tree, file),
          [...specifiers.map((from, index) => `import { a as a${index} } from "${from}";`), "export const a = 1;"].join(
            "\n",
          ),
        );
      }
      return describeViolations(await readImports(tree)).sort();
    } finally {
      fs.rmSync(tree, { recursive: true, force: true });
    }
  }

  test.each([
    ["contract-imports-itself", "lib/contract/a.ts", "../platform/b", "lib/platform/b.ts"],
    ["platform-imports-itself", "lib/platform/newpart/a.ts", "../../domain/b", "lib/domain/b/index.ts"],
    ["domain-imports-down", "lib/domain/newdomain/a.ts", "@/lib/api/b", "lib/api/b.ts"],
    ["api-imports-lib", "lib/api/a.ts", "@/components/b/c", "components/b/c.tsx"],
    ["ui-imports-itself", "components/ui/a.tsx", "@/components/layout/b", "components/layout/b.tsx"],
    ["layout-imports-down", "components/layout/a.tsx", "@/components/forms/b", "components/forms/b.tsx"],
    ["forms-imports-down", "components/forms/a.tsx", "@/components/newfeature/b", "components/newfeature/b.tsx"],
    ["components-import-no-page", "components/newfeature/a.tsx", "@/app/b", "app/b.tsx"],
    ["pages-use-the-api-client", "app/a.tsx", "@/lib/domain/newdomain", "lib/domain/newdomain/index.ts"],
    [
      "pages-use-the-api-client",
      "components/newfeature/a.tsx",
      "@/lib/platform/content/b",
      "lib/platform/content/b.ts",
    ],
    ["pages-import-down", "app/a.tsx", "@/scripts/b", "scripts/b.ts"],
    ["feature-by-its-index", "components/newfeature/a.tsx", "@/components/other/b", "components/other/b.tsx"],
    ["desk-stays-apart", "components/newfeature/a.tsx", "@/components/desk/client", "components/desk/client.tsx"],
    ["process-imports-itself", "lib/process/a.ts", "../platform/b", "lib/platform/b.ts"],
    ["server-imports-down", "server/a.ts", "../testing/b", "testing/b.ts"],
    ["testing-imports-down", "testing/a.ts", "../scripts/b", "scripts/b.ts"],
    ["scripts-import-down", "scripts/a.ts", "../bench/b", "bench/b.ts"],
    ["bench-imports-down", "bench/a.ts", "../e2e/b", "e2e/b.ts"],
    ["e2e-imports-down", "e2e/a.ts", "../app/b", "app/b.tsx"],
    ["tests-import-down", "lib/api/a.test.ts", "../../components/b/c", "components/b/c.tsx"],
    ["tests-import-down", "lib/api/testing/a.ts", "../../../testing/c", "testing/c.ts"],
    ["folder-without-a-layer", "newfolder/inner/a.ts", "../../lib/platform/b", "lib/platform/b.ts"],
    ["root-files-use-lib", "middleware.ts", "./server/b", "server/b.ts"],
    ["domain-by-its-index", "lib/domain/newdomain/a.ts", "../other/b", "lib/domain/other/b.ts"],
    ["domain-by-its-index-from-outside", "lib/api/a.ts", "../domain/other/b", "lib/domain/other/b.ts"],
    ["layer-without-a-package", "lib/domain/newdomain/a.ts", "next/headers", "next/headers"],
    ["layer-without-a-package", "lib/domain/newdomain/inner/a.ts", "@orpc/server", "@orpc/server"],
    ["layer-without-a-package", "lib/platform/a.ts", "node:http", "http"],
    ["layer-without-a-package", "components/newfeature/a.tsx", "kysely", "kysely"],
  ])("%s", async (rule, from, specifier, to) => {
    expect(await brokenBy({ [from]: [specifier], ...(to.includes(".ts") ? { [to]: [] } : {}) })).toContain(
      `${rule}: ${from} → ${to}`,
    );
  });

  test("no-cycle, with an import of a type in it", async () => {
    const found = await brokenBy({
      "lib/platform/a.ts": ["./b"],
      "lib/platform/b.ts": ["./c"],
      "lib/platform/c.ts": ["./a"],
      "scripts/run.ts": ["../lib/platform/a"],
    });
    expect(found).toContain("no-cycle: lib/platform/a.ts → lib/platform/b.ts → lib/platform/c.ts → lib/platform/a.ts");
  });

  test("no-unused-file: also one that imports something, and one that only a test imports", async () => {
    const found = await brokenBy({
      "app/page.tsx": ["@/lib/api/used"],
      "lib/api/used.ts": [],
      "lib/api/left.ts": ["./used"],
      "lib/api/left.test.ts": ["./left"],
    });
    expect(found).toEqual(["no-unused-file: lib/api/left.ts"]);
  });

  test("folders that import each other, though no file does", () => {
    expect(
      inCycle([
        ["a", "b"],
        ["b", "c"],
        ["c", "a"],
        ["c", "ui"],
      ]).sort(),
    ).toEqual(["a", "b", "c"]);
    expect(
      inCycle([
        ["a", "b"],
        ["b", "c"],
        ["a", "c"],
      ]),
    ).toEqual([]);
  });
});
