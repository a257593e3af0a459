import { expect, test } from "vitest";
import { makeAsked, makePage } from "../testing/asked";
import { cacheHeaders } from "./cache-headers";

const finish = cacheHeaders({ proxyVariant: () => null });
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

test.each(["/images/lessons/periods-at-school.svg", "/videos/how-it-works.svg", "/favicon.ico"])(
  "a picture that can be switched off is asked for each time: %s",
  (url) => expect(sentFor(url)).toBe("public, max-age=0"),
);
