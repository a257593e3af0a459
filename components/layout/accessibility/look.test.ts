import { expect, test } from "vitest";
import { applyBeforePaint, lookOf, plainLook, wordsOf } from "./look";

test("a look and its words say the same", () => {
  const look = { text: "largest", colours: "dark", spacing: true, underline: true, still: true } as const;
  expect(wordsOf(look)).toEqual(["largest", "dark", "spacing", "underline", "still"]);
  expect(lookOf(wordsOf(look))).toEqual(look);
});

test("light is a choice of its own, which a dark device does not overrule", () => {
  expect(lookOf(wordsOf({ ...plainLook, colours: "light" })).colours).toBe("light");
  expect(wordsOf({ ...plainLook, colours: "light" })).toEqual(["light"]);
});

test("the plain look has no words, and words nobody knows change nothing", () => {
  expect(wordsOf(plainLook)).toEqual([]);
  expect(lookOf(["", "<script>", "huge"])).toEqual(plainLook);
});

/** Runs the script of the head in a page with this cookie; what it writes on the page. */
function written(cookie: string): string | undefined {
  const attributes = new Map<string, string>();
  const document = { cookie, documentElement: { setAttribute: (name: string, value: string) => attributes.set(name, value) } };
  new Function("document", applyBeforePaint)(document);
  return attributes.get("data-look");
}

test("the script in the head applies what the cookie holds, and nothing that is no word", () => {
  expect(written("language=hi; accessibility=large.contrast.still; signed_in=1")).toBe("large contrast still");
  expect(written("language=hi")).toBeUndefined();
  expect(written("other_accessibility=dark")).toBeUndefined();
  expect(written('accessibility="><b>')).toBeUndefined();
});
