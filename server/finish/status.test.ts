import { expect, test } from "vitest";
import { makeAsked, makePage } from "../testing/asked";
import { status } from "./status";

test("a part behind the end of a file is not satisfiable, and the answer says how long the file is", () => {
  const failed = makePage("Internal Server Error", { "content-range": "bytes */2264", etag: '"x"' }, 500);
  expect(status(failed, makeAsked({ url: "/icon.svg", isFile: true }))).toMatchObject({
    status: 416,
    headers: { "content-range": "bytes */2264", "cache-control": "private, no-store" },
  });
  const part = makePage("<svg/>", { "content-range": "bytes 0-5/2264" }, 206);
  expect(status(part, makeAsked({ url: "/icon.svg", isFile: true })).status).toBe(206);
});
