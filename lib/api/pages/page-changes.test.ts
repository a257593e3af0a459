import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach, expect, test, vi } from "vitest";
import { portal } from "../../platform/portal";
import { announcePageChange, dropResponses, onPageChange } from "./page-changes";

afterEach(() => {
  delete portal.requests;
  delete portal.dropResponses;
});

test("a change drops the responses of this process and waits until its listeners have passed it on", async () => {
  const pagesChange = vi.fn();
  portal.requests = new AsyncLocalStorage();
  const passedOn: unknown[] = [];
  const stop = onPageChange(async (change) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    passedOn.push(change);
  });
  await portal.requests.run({ pagesChange }, () => announcePageChange({ shows: "rating", course: "a" }));
  expect(pagesChange).toHaveBeenCalledOnce();
  expect(passedOn).toEqual([{ shows: "rating", course: "a" }]);
  stop();
  await announcePageChange({ shows: "names" });
  expect(passedOn).toHaveLength(1);
});

test("a change that another process reports drops the responses of this one", () => {
  const drop = vi.fn();
  portal.dropResponses = drop;
  dropResponses();
  expect(drop).toHaveBeenCalledOnce();
});
