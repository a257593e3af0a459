import { afterEach, expect, test, vi } from "vitest";
import { portal } from "../../platform/portal";
import { announcePageChange, dropResponses } from "./page-changes";

afterEach(() => {
  delete portal.server;
  delete portal.work;
});

test("a change drops the responses of this process and waits until the other processes are told", async () => {
  const dropped = vi.fn();
  portal.server = { dropResponses: dropped };
  let told = 0;
  const notify = async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    told += 1;
  };
  portal.work = { others: { notify, stopListening: async () => undefined } };
  await announcePageChange();
  expect(dropped).toHaveBeenCalledOnce();
  expect(told).toBe(1);
});

test("a change that another process reports drops the responses of this one", () => {
  const drop = vi.fn();
  portal.server = { dropResponses: drop };
  dropResponses();
  expect(drop).toHaveBeenCalledOnce();
});
