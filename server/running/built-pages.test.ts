import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildIdentity } from "../next/build";
import type { StoredRead } from "../page";
import { makePage } from "../testing/asked";
import { builtPages } from "./health";

let root: string;
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), "portal-सेहत शाला-"));
  build("first");
});
afterEach(() => fs.rmSync(root, { recursive: true, force: true }));

function build(identity: string) {
  fs.mkdirSync(path.dirname(path.join(root, buildIdentity)), { recursive: true });
  fs.writeFileSync(path.join(root, buildIdentity), identity);
}

/** A portal whose pages have these statuses, one after the other. */
function portalWith(...statuses: (number | Error)[]) {
  const seen: string[] = [];
  const render = async (read: StoredRead) => {
    const status = statuses[seen.length] ?? 200;
    seen.push(read.page.path);
    if (status instanceof Error) throw status;
    return makePage("a page of this portal", {}, status);
  };
  return { missing: builtPages(root, render), seen };
}

test("a process is ready once it has rendered a page, which it does once", async () => {
  const { missing, seen } = portalWith();
  expect(await Promise.all([missing(), missing()])).toEqual([null, null]);
  expect(await missing()).toBeNull();
  expect(seen).toEqual(["/en/accessibility"]);
});

test("a process whose pages fail is not ready, and looks again", async () => {
  const { missing } = portalWith(500, new Error("no such file"), 200);
  expect([await missing(), await missing(), await missing(), await missing()]).toEqual(["pages", "pages", null, null]);
});

test("a process whose build is gone or has been replaced is not ready any more", async () => {
  const { missing } = portalWith();
  expect(await missing()).toBeNull();
  build("second");
  expect(await missing()).toBe("build");
  fs.rmSync(path.dirname(path.join(root, buildIdentity)), { recursive: true });
  expect(await missing()).toBe("build");
  build("first");
  expect(await missing()).toBeNull();
});

test("a process that was started without a build is not ready", async () => {
  fs.rmSync(path.dirname(path.join(root, buildIdentity)), { recursive: true });
  const { missing } = portalWith();
  build("later");
  expect(await missing()).toBe("build");
});
