import { nextTurn } from "./in-batches.ts";

/** A turn of the event loop that takes at most so many ms is short. */
const shortMs = 15;
const mostTurns = 30;

type Setup = { turn?: () => Promise<void>; now?: () => number };

/**
 * Makes renderings begin one after the other, each after a short turn of the event loop. Many renderings at once would
 * each take a step in every turn, and all other requests would wait for these steps (bench/RESULTS.md, soak).
 * @returns waits for the caller's short turn, or for `mostTurns` long ones
 */
export function shortTurns({ turn = nextTurn, now = () => performance.now() }: Setup = {}): () => Promise<void> {
  let last = Promise.resolve();
  const wait = async () => {
    for (let turns = 0; turns < mostTurns; turns += 1) {
      const began = now();
      await turn();
      if (now() - began <= shortMs) return;
    }
  };
  return () => {
    last = last.then(wait);
    return last;
  };
}
