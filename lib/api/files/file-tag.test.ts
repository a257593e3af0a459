import { expect, test } from "vitest";
import { fileSize } from "./file-tag";

test("a size is rounded up, in kilobytes below one megabyte", () => {
  expect(fileSize(1)).toBe("1 KB");
  expect(fileSize(86_017)).toBe("85 KB");
  expect(fileSize(820_864)).toBe("802 KB");
  expect(fileSize(1_258_292)).toBe("1.3 MB");
});
