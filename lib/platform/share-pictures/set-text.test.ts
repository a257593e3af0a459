import { expect, test } from "vitest";
import { textPath } from "./set-text";

const outlines = (text: string) =>
  [...textPath(text, { x: 0, y: 0, size: 20, weight: "700Bold", fill: "#000" }).matchAll(/ d="([^"]*)"/g)].map(
    ([, d]) => d,
  );

test("Hindi after a name in Latin letters is set as Hindi alone is: the sign of i stands before its letter", () => {
  const word = outlines("विषय");
  expect(word.length).toBeGreaterThan(3);
  expect(outlines("Kavita विषय").slice(-word.length)).toEqual(word);
  expect(outlines("Kavita").length).toBe(6);
});
