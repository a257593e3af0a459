import path from "node:path";
import { expect, test } from "vitest";
import { relatedFiles } from "./related-tests.ts";

const root = path.resolve(import.meta.dirname, "..", "..");

test.each([
  ["messages/hi.json", "lib/platform/i18n/messages.test.ts"],
  ["content/privacy-notice.yaml", "lib/domain/privacy/notice.test.ts"],
  ["app/[locale]/(public)/page.tsx", "lib/contract/routes.test.ts"],
  ["docs/architecture.md", "scripts/checks/documented-paths.test.ts"],
])("a change of %s runs %s, which reads it", (changed, expected) => {
  expect(relatedFiles([changed], root)).toContain(expected);
});

test("a changed source file runs what imports it, and a deleted one nothing", () => {
  expect(relatedFiles(["lib/contract/accounts.ts", "lib/contract/gone.ts"], root)).toEqual([
    "lib/contract/accounts.ts",
  ]);
});
