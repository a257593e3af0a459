import fc from "fast-check";
import { expect, test } from "vitest";
import { anyText } from "../../contract/testing/any-text";
import { fileName, fileSize } from "./file-name";

test("the parts are readable, and empty ones leave no trace", () => {
  expect(fileName(["progress", "Bihar", "Patna", "2026-11"], "csv")).toBe("progress_bihar_patna_2026-11.csv");
  expect(fileName(["topics", "", "Growing up: healthy!", "बिहार", "Sítāmaṛhī"], "xlsx")).toBe(
    "topics_growing-up-healthy_sitamarhi.xlsx",
  );
  expect(fileName([], "csv")).toBe("file.csv");
});

test("for any filter, the name contains no character that is special in a header or a file system", () => {
  fc.assert(
    fc.property(fc.array(anyText({ maxLength: 60 }), { maxLength: 8 }), (parts) => {
      expect(fileName(parts, "csv")).toMatch(/^[a-z0-9]+(?:[-_]+[a-z0-9]+)*[-_]?\.csv$/);
    }),
  );
});

test("a size is rounded up, in kilobytes below one megabyte", () => {
  expect(fileSize(1)).toBe("1 KB");
  expect(fileSize(86_017)).toBe("85 KB");
  expect(fileSize(820_864)).toBe("802 KB");
  expect(fileSize(1_258_292)).toBe("1.3 MB");
});
