import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { fileTag } from "../../lib/api/files/file-name";
import { readCompressed } from "./compressed-files";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-compressed-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
fs.mkdirSync(path.join(folder, "static", "chunks"), { recursive: true });
fs.writeFileSync(path.join(folder, "static", "chunks", "a.js"), "short");
fs.mkdirSync(path.join(folder, "tagged"));
fs.writeFileSync(path.join(folder, "tagged", fileTag("a worker")), "short worker");
const tag = `"${fileTag("a worker")}"`;

test("the compressed form of a file of the build is read by its address, with and without a query", async () => {
  const read = readCompressed(folder);
  for (const url of ["/_next/static/chunks/a.js", "/_next/static/chunks/a.js?dpl=1"])
    expect(String(await read(url, undefined))).toBe("short");
});

test("what a route sends is found by its tag, whatever its address", async () => {
  const read = readCompressed(folder);
  expect(String(await read("/offline/service-worker.js", tag))).toBe("short worker");
  for (const other of [undefined, `W/${tag}`, `"../static/chunks/a.js"`, '""'])
    expect(await read("/offline/service-worker.js", other)).toBeNull();
});

test("any other address has none", async () => {
  const read = readCompressed(folder);
  for (const url of [
    "/_next/static/chunks/b.js",
    `/_next/static/../tagged/${fileTag("a worker")}`,
    "/_next/static/",
    "/chunks/a.js",
    "/courses",
  ])
    expect([url, await read(url, `"${fileTag("another")}"`)]).toEqual([url, null]);
  expect(await readCompressed(path.join(folder, "none"))("/_next/static/chunks/a.js", tag)).toBeNull();
});
