import { expect, test } from "vitest";
import { memoryFolder } from "./memory-folder.ts";

test("tests write to the disk where there is no file system in memory, or too little memory", () => {
  expect(memoryFolder("/no/such/folder")).toBeNull();
  expect(memoryFolder("/proc")).toBeNull();
  expect(memoryFolder("/dev/shm", 1024 ** 3)).toBeNull();
});
