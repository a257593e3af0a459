import fc from "fast-check";
import { expect, test } from "vitest";
import { entryScripts } from "./build";
import { divideScripts } from "./html";

test("a page's scripts are read from the build's list, and nothing else of it", () => {
  const manifest = `globalThis.__RSC_MANIFEST["/a/page"] = {"clientModules":{"x":{"chunks":["static/chunks/other.js"]}},"entryCSSFiles":{},"entryJSFiles":{"[project]/app/a/page":["static/chunks/a.js","static/chunks/b-1.js"]}};`;
  expect(entryScripts(manifest)).toEqual(["static/chunks/a.js", "static/chunks/b-1.js"]);
  expect(entryScripts("")).toEqual([]);
});

test("two renderings are equal however their data is divided, ordered, numbered and placed, and differ for other data or HTML", () => {
  const script = (piece: string) =>
    `<script>self.__next_f.push([1,${JSON.stringify(piece).replaceAll("<", "\\u003c")}])</script>`;
  const page = (pieces: string[], html = "ए") =>
    `<p>a</p><script src="/_next/static/a.js"></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${pieces.slice(0, 1).map(script).join("")}<p>${html}</p>${pieces.slice(1).map(script).join("")}<script>own()</script>`;
  const contentOf = (all: string) => {
    const { html, digest } = divideScripts(all) ?? {};
    return `${html} ${digest}`;
  };
  const divided = (data: string, at: number[]) => {
    const cuts = [0, ...at.map((each) => each % (data.length + 1)).sort((a, b) => a - b), data.length];
    return cuts.slice(1).map((end, index) => data.slice(cuts[index], end));
  };
  const text = fc.string({ unit: fc.constantFrom("a", '"', "\\", "]", ")", "<", ":", "T", "/script>", "ए") });
  const row = fc
    .tuple(text, fc.boolean())
    .map(([value, isLong]) =>
      isLong ? `T${Buffer.byteLength(`${value}\n`).toString(16)},${value}\n` : `["${value}"]\n`,
    );
  /** The rows with the numbers that their order gives them, and one that refers to the first. */
  const numbered = (all: string[], first = all[0] ?? "") =>
    [...all, `["$L${all.indexOf(first).toString(16)}"]\n`].map((each, index) => `${index.toString(16)}:${each}`);
  const rows = fc.array(row, { minLength: 1, maxLength: 20 });
  const reordered = rows.chain((all) =>
    fc.tuple(
      fc.constant(numbered(all)),
      fc.shuffledSubarray(all, { minLength: all.length }).map((others) => numbered(others, all[0])),
    ),
  );
  fc.assert(
    fc.property(reordered, fc.array(fc.nat(200), { maxLength: 5 }), ([all, shuffled], cuts) => {
      const whole = contentOf(page([all.join("")]));
      expect(contentOf(page(divided(shuffled.join(""), cuts)))).toBe(whole);
      expect(contentOf(page(divided(`${shuffled.join("")}f:"b"\n`, cuts)))).not.toBe(whole);
      expect(contentOf(page([all.join("")], "b"))).not.toBe(whole);
      expect(whole).toContain("<script>own()</script>");
    }),
  );
});
