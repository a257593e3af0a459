import { afterEach, expect, test, vi } from "vitest";
import { oncePerLanguage } from "./once-per-language";

afterEach(() => vi.unstubAllEnvs());

test("a running portal makes it once for each language, any other process each time", () => {
  let made = 0;
  const texts = oncePerLanguage((language) => `${language} ${++made}`);
  expect([texts("en"), texts("en")]).toEqual(["en 1", "en 2"]);
  vi.stubEnv("NODE_ENV", "production");
  expect([texts("en"), texts("hi"), texts("en")]).toEqual(["en 3", "hi 4", "en 3"]);
});
