import { expect, test } from "vitest";
import { inBatches, inTurns } from "./in-batches";
import { turnsDuring } from "./testing/turns-during";

test("others have their turn after each batch, though a batch waits for nothing", async () => {
  let left = 20;
  const turns = await turnsDuring(() => inBatches(async () => --left > 0));
  expect(left).toBe(0);
  expect(turns).toBeGreaterThan(15);
});

test("others have their turn between rows that take long, and no row is lost", async () => {
  const rows = Array.from({ length: 5 }, (_, index) => index);
  const read: number[] = [];
  const slow = function* () {
    for (const row of rows) {
      const began = performance.now();
      while (performance.now() - began < 11);
      yield row;
    }
  };
  const turns = await turnsDuring(async () => {
    for await (const row of inTurns(slow())) read.push(row);
  });
  expect(read).toEqual(rows);
  expect(turns).toBeGreaterThan(4);
});
