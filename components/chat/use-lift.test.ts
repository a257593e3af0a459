import { expect, test } from "vitest";
import { liftOver } from "./use-lift";

const highest = 360;
const button = { left: 290, right: 346, top: 650, bottom: 706 };
const row = (top: number, bottom: number) => ({ left: 16, right: 344, top, bottom });

test("a button that covers nothing stays where it is", () => {
  expect(liftOver(button, [], highest)).toBe(0);
  expect(liftOver(button, [row(100, 148)], highest)).toBe(0);
});

test("it goes above what it would cover, and above the next one if that is in the way too", () => {
  expect(liftOver(button, [row(640, 690)], highest)).toBe(74);
  expect(liftOver(button, [row(560, 610), row(640, 690)], highest)).toBe(154);
});

test("with a screen full of controls it gives way", () => {
  expect(
    liftOver(
      button,
      Array.from({ length: 15 }, (_, index) => row(index * 50, index * 50 + 48)),
      highest,
    ),
  ).toBeNull();
  expect(liftOver(button, [row(300, 700)], highest)).toBeNull();
});
