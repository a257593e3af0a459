import sharp from "sharp";
import { expect, test } from "vitest";
import { icons } from "./icons.ts";

test.each(Object.keys(icons))("%s is drawn from icon.svg as it is now", async (name) => {
  const [stored, drawn] = await Promise.all(
    [`public/images/brand/${name}`, (await icons[name]?.()) ?? ""].map((input) =>
      sharp(input).ensureAlpha().raw().toBuffer({ resolveWithObject: true }),
    ),
  );
  expect([stored?.info.width, stored?.info.height]).toEqual([drawn?.info.width, drawn?.info.height]);
  const differences =
    stored?.data.reduce((sum, value, index) => sum + Math.abs(value - (drawn?.data[index] ?? 0)), 0) ??
    Number.POSITIVE_INFINITY;
  expect(differences / (stored?.data.length ?? 1)).toBeLessThan(0.5);
});
