import { expect, test } from "vitest";
import { applyBeforePaint, lookOf, plainLook, tokensOf } from "./look";

test("a look and its tokens convert into each other", () => {
  const look = { text: "largest", colours: "dark", spacing: true, underline: true, still: true } as const;
  expect(tokensOf(look)).toEqual(["largest", "dark", "spacing", "underline", "still"]);
  expect(lookOf(tokensOf(look))).toEqual(look);
});

test("the light setting overrides a device that prefers dark", () => {
  expect(lookOf(tokensOf({ ...plainLook, colours: "light" })).colours).toBe("light");
  expect(tokensOf({ ...plainLook, colours: "light" })).toEqual(["light"]);
});

test("the plain look has no tokens, and unknown tokens change nothing", () => {
  expect(tokensOf(plainLook)).toEqual([]);
  expect(lookOf(["", "<script>", "huge"])).toEqual(plainLook);
});

/** Runs the head's script in a page with this cookie. @returns the attribute that it sets */
function written(cookie: string): string | undefined {
  const attributes = new Map<string, string>();
  const document = { cookie, documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) } };
  new Function("document", applyBeforePaint)(document);
  return attributes.get("data-look");
}

test("the script in the head applies the cookie's tokens, and nothing that is not a token", () => {
  expect(written("language=hi; accessibility=large.contrast.still; signed_in=1")).toBe("large contrast still");
  expect(written("language=hi")).toBeUndefined();
  expect(written("other_accessibility=dark")).toBeUndefined();
  expect(written('accessibility="><b>')).toBeUndefined();
});
