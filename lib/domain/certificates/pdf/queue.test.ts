import { expect, test } from "vitest";
import { CertificateQueueFull, createQueue } from "./queue";

function deferred() {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { finish, finished };
}

test("the next task starts when a running one ends, also when that one fails", async () => {
  const enqueue = createQueue({ running: 1, waiting: 1 });
  const first = deferred();
  const started: string[] = [];
  const failing = enqueue(async () => {
    started.push("first");
    await first.finished;
    throw new Error("no paper");
  });
  const second = enqueue(async () => started.push("second"));

  await expect(enqueue(async () => "third")).rejects.toBeInstanceOf(CertificateQueueFull);
  expect(started).toEqual(["first"]);

  first.finish();
  await expect(failing).rejects.toThrow("no paper");
  await second;
  expect(started).toEqual(["first", "second"]);
  await expect(enqueue(async () => "fourth")).resolves.toBe("fourth");
});
