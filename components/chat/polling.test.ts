import { expect, test } from "vitest";
import { pollingDelayMs } from "./polling";

test("polling backs off when nothing happens, and waits longer while the chat is closed", () => {
  const delays = (open: boolean) => Array.from({ length: 9 }, (_, looks) => pollingDelayMs(looks, open));
  for (const open of [true, false]) expect(delays(open)).toEqual([...delays(open)].sort((a, b) => a - b));
  expect([pollingDelayMs(0, true), pollingDelayMs(50, true)]).toEqual([8_000, 120_000]);
  expect([pollingDelayMs(0, false), pollingDelayMs(50, false)]).toEqual([60_000, 300_000]);
});
