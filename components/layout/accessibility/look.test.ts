import { expect, test } from "vitest";
import { hidesPictures, lookCookie as lookCookieOfServer } from "../../../lib/contract/rules/page-cookies";
import { hintCookie as hintCookieOfSession } from "../../../lib/platform/session";
import { applyBeforePaint, hintCookie, lookCookie, lookTokens, parseLook, plainLook } from "./look";

test("a look and its tokens convert into each other", () => {
  const look = {
    text: "largest",
    colours: "dark",
    spacing: true,
    underline: true,
    still: true,
    nopictures: true,
  } as const;
  expect(lookTokens(look)).toEqual(["largest", "dark", "spacing", "underline", "still", "nopictures"]);
  expect(parseLook(lookTokens(look))).toEqual(look);
});

test("the light setting overrides a device that prefers dark", () => {
  expect(parseLook(lookTokens({ ...plainLook, colours: "light" })).colours).toBe("light");
  expect(lookTokens({ ...plainLook, colours: "light" })).toEqual(["light"]);
});

test("the plain look has no tokens, and unknown tokens change nothing", () => {
  expect(lookTokens(plainLook)).toEqual([]);
  expect(parseLook(["", "<script>", "huge"])).toEqual(plainLook);
});

/**
 * Runs the head's script in a page with this cookie. @returns the attributes that it sets, a failed element and the end
 * of the wait
 */
function runInHead(cookie: string, connection?: object) {
  const attributes = new Map<string, string>();
  const documentElement = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  const listeners: ((event: object) => void)[] = [];
  const document = {
    cookie,
    documentElement,
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
  };
  const timers: (() => void)[] = [];
  const later = (run: () => void) => timers.push(run);
  new Function("document", "navigator", "setTimeout", applyBeforePaint)(document, { connection }, later);
  return {
    attributes,
    fail: (tagName: string) => listeners.forEach((listener) => void listener({ target: { tagName } })),
    wait: () => timers.forEach((later) => void later()),
  };
}
const written = (cookie: string, attribute = "data-look") => runInHead(cookie).attributes.get(attribute);

test("the script in the head applies the cookie's tokens, and nothing that is not a token", () => {
  expect(written("language=hi; accessibility=large.contrast.still; signed_in=1")).toBe("large contrast still");
  expect(written("language=hi")).toBeUndefined();
  expect(written("other_accessibility=dark")).toBeUndefined();
  expect(written('accessibility="><b>')).toBeUndefined();
});

test("the replacements of scripts are hidden until a script fails or takes too long", () => {
  for (const showIt of ["fail", "wait"] as const) {
    const head = runInHead("");
    expect(head.attributes.get("data-scripts")).toBe("wait");
    head.fail("IMG");
    expect(head.attributes.get("data-scripts")).toBe("wait");
    if (showIt === "fail") head.fail("SCRIPT");
    else head.wait();
    expect(head.attributes.has("data-scripts")).toBe(false);
  }
});

test("the script in the head marks a slow line, whose headings take the device's letters", () => {
  const isSlow = (connection?: object) => runInHead("", connection).attributes.has("data-slow");
  const slow = [{ effectiveType: "slow-2g" }, { effectiveType: "2g" }, { effectiveType: "4g", saveData: true }];
  expect(slow.map(isSlow)).toEqual([true, true, true]);
  expect([undefined, {}, { effectiveType: "3g" }, { effectiveType: "4g", saveData: false }].map(isSlow)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

test("the script in the head marks only pages of a signed-in visitor", () => {
  expect(written("language=hi; signed_in=1.abc", "data-signed-in")).toBe("");
  for (const cookie of ["", "not_signed_in=1", "signed_in=", "language=hi"])
    expect(written(cookie, "data-signed-in")).toBeUndefined();
});

test("the server reads the choice without pictures from the cookie that the browser writes", () => {
  expect(lookCookie).toBe(lookCookieOfServer);
  expect(hidesPictures(lookTokens({ ...plainLook, text: "large", nopictures: true }).join("."))).toBe(true);
});

test("the mark is read from the cookie that the session sets", () => {
  expect(hintCookie).toBe(hintCookieOfSession);
});
