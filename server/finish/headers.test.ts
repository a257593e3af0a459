import { expect, test } from "vitest";
import { makeAsked, makePage, storedAs } from "../testing/asked";
import { cacheHeaders, headersOfAll } from "./headers";

const finish = cacheHeaders(false);
const sentFor = (url: string, status = 200) => {
  const page = { ...makePage("", { "cache-control": "public, max-age=0" }), status };
  return finish(page, makeAsked({ url, isFile: true })).headers["cache-control"];
};

test.each(["/images/brand/wordmark-hi.svg", "/images/partners/foundation.svg"])(
  "a mark is not asked for again on each page, before and after it was confirmed: %s",
  (url) => {
    expect(sentFor(url)).toBe("public, max-age=600, stale-while-revalidate=86400");
    expect(sentFor(url, 304)).toBe("public, max-age=600, stale-while-revalidate=86400");
    expect(sentFor(url, 404)).toBe("public, max-age=0");
  },
);

test("the stored pages of everybody, and no others, may be asked for again, and no shared cache takes them for another language", () => {
  const sent = (kind: "public" | "shared" | "guest" | null, status = 200) => {
    const page = { ...makePage("", { "cache-control": "no-store" }), status };
    const asked = makeAsked({ stored: kind && storedAs(kind) });
    const { headers } = finish(page, asked);
    return [headers["cache-control"], headers.vary, asked.state.isForEverybody];
  };
  for (const kind of ["public", "shared"] as const) {
    expect(sent(kind)).toEqual(["private, no-cache", "Cookie", true]);
    expect(sent(kind, 404)).toEqual(["no-store", undefined, undefined]);
  }
  for (const kind of ["guest", null] as const) expect(sent(kind)).toEqual(["no-store", undefined, undefined]);
});

test.each(["/images/lessons/periods-at-school.svg", "/videos/how-it-works.svg", "/favicon.ico"])(
  "a picture that can be switched off is asked for each time: %s",
  (url) => expect(sentFor(url)).toBe("public, max-age=0"),
);

test("a small file is sent without its date and its ranges, and a film with them", () => {
  const sent = (type: string) => {
    const headers = { "content-type": type, etag: 'W/"1"', "last-modified": "Tue", "accept-ranges": "bytes" };
    return Object.keys(headersOfAll(null)(makePage("", headers)).headers).filter((name) => name in headers);
  };
  expect(sent("image/svg+xml")).toEqual(["content-type", "etag"]);
  expect(sent("video/mp4")).toHaveLength(4);
});
