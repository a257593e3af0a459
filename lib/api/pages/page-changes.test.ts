import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach, expect, test, vi } from "vitest";
import { portal } from "../../platform/portal";
import { announcePageChange, dropResponses } from "./page-changes";

afterEach(() => {
  delete portal.requests;
  delete portal.server;
  delete portal.work;
});

test("a change drops the responses of this process and waits until the other processes are told", async () => {
  const pagesChange = vi.fn();
  portal.requests = new AsyncLocalStorage();
  let told = 0;
  const notify = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    told += 1;
  };
  portal.work = { others: { notify, stopListening: async () => undefined } };
  await portal.requests.run({ pagesChange }, () => announcePageChange());
  expect(pagesChange).toHaveBeenCalledOnce();
  expect(told).toBe(1);
});

test("a change that another process reports drops the responses of this one", () => {
  const drop = vi.fn();
  portal.server = { dropResponses: drop };
  dropResponses();
  expect(drop).toHaveBeenCalledOnce();
});
