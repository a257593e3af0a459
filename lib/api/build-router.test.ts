import { expect, test } from "vitest";
import { contract } from "../contract";
import type { BackendRouter } from "./build-router";
import { embeddedRouter } from "./embedded";
import { callMiddleware } from "./middleware";

// What is in front of every call is shown over HTTP by one call of each class
// (e2e/contract/platform/every-error.contract.ts). This shows that no call is without it.

type Procedures = Record<string, Record<string, { "~orpc": { middlewares: unknown[] } } | undefined>>;

const inFrontOfEachCall = (router: BackendRouter) =>
  Object.entries(contract).flatMap(([part, calls]) =>
    Object.keys(calls).map((name) => {
      const procedure = (router as unknown as Procedures)[part]?.[name];
      return { call: `${part}.${name}`, middlewares: procedure?.["~orpc"].middlewares };
    }),
  );

test("every call of the embedded backend has the same two middlewares in front of it", () => {
  const all = inFrontOfEachCall(embeddedRouter());
  expect(all.length).toBeGreaterThan(90);
  const [first] = all;
  expect(first?.middlewares).toEqual([callMiddleware, expect.any(Function)]);
  const others = all.filter(({ middlewares }) => middlewares?.some((each, at) => each !== first?.middlewares?.[at]));
  expect([...others, ...all.filter(({ middlewares }) => middlewares?.length !== 2)]).toEqual([]);
});
