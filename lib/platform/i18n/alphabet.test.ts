import { expect, test } from "vitest";
import { inAlphabet } from "./alphabet";

test("Hindi names are sorted in the order of Devanagari, where a nukta makes no separate letter", () => {
  const names = ["हापुड़", "कानपुर", "ग़ाज़ीपुर", "अमेठी", "ज्ञानपुर", "गोंडा", "आगरा", "क्योंझर"];
  expect(inAlphabet(names, "hi", (name) => name)).toEqual([
    "अमेठी",
    "आगरा",
    "कानपुर",
    "क्योंझर",
    "ग़ाज़ीपुर",
    "गोंडा",
    "ज्ञानपुर",
    "हापुड़",
  ]);
});

test("English names are sorted by their letters, regardless of case", () => {
  expect(inAlphabet(["patna", "Araria", "Élan", "Zunheboto"], "en", (name) => name)).toEqual([
    "Araria",
    "Élan",
    "patna",
    "Zunheboto",
  ]);
});

test("the list that is given stays as it is", () => {
  const given = ["b", "a"];
  inAlphabet(given, "en", (each) => each);
  expect(given).toEqual(["b", "a"]);
});
