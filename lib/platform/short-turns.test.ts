import { expect, test } from "vitest";
import { shortTurns } from "./short-turns";

/** Turns of the given lengths in ms; after the last one each takes 1 ms. */
function turnsOf(lengths: number[]) {
  const waiting = [...lengths];
  const turns = { clock: 0, taken: 0 };
  const shortTurn = shortTurns({
    turn: async () => {
      turns.taken += 1;
      turns.clock += waiting.shift() ?? 1;
    },
    now: () => turns.clock,
  });
  return { turns, shortTurn };
}

test("a rendering begins after the first short turn", async () => {
  const { turns, shortTurn } = turnsOf([40, 16, 15, 40]);
  await shortTurn();
  expect(turns.taken).toBe(3);
});

test("renderings at once begin in their order, each after a turn of its own", async () => {
  const { turns, shortTurn } = turnsOf([]);
  const begun = await Promise.all([1, 2, 3].map((name) => shortTurn().then(() => [name, turns.taken])));
  expect(begun).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
});

test("a rendering begins although every turn is long", async () => {
  const { turns, shortTurn } = turnsOf(Array.from({ length: 100 }, () => 40));
  await shortTurn();
  expect(turns.taken).toBe(30);
});
