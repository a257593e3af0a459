import { threadId } from "node:worker_threads";

// What the thread of open-thread.test.ts can do.

export const identify = (given: unknown) => ({ threadId, given });

export function fail() {
  throw new RangeError("no ink");
}

export const throwLater = () => new Promise(() => setTimeout(fail));

export const exit = () => process.exit(3);

export function fill() {
  const all = [];
  for (;;) all.push(new Array(1e6).fill({}));
}

export const wait = () => new Promise((resolve) => setTimeout(resolve, 60_000));
