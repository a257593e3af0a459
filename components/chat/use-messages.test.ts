import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { ChatMessage } from "@/lib/contract/chat";
import { addSent, type Messages, messagesKey, pollingDelayMs } from "./use-messages";

const message = (id: string): ChatMessage => ({ id, type: 1, msg: id, sent_on: "2026-01-01T00:00:00.000Z" });

/** A portal that answers each request on command, with the messages stored when it was requested. */
function portalWith(...stored: string[]) {
  const client = new QueryClient();
  const looks: (() => void)[] = [];
  const queryFn = () => {
    const answer: Messages = { status: true, data: stored.map(message), unread: 0 };
    return new Promise<Messages>((resolve) => looks.push(() => resolve(answer)));
  };
  const stop = new QueryObserver<Messages>(client, { queryKey: messagesKey, queryFn, retry: false }).subscribe(
    () => undefined,
  );
  const answer = async () => {
    looks.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return {
    client,
    stored,
    answer,
    stop,
    shown: () => client.getQueryData<Messages>(messagesKey)?.data.map(({ id }) => id),
  };
}

test("a response requested before a message was sent does not remove that message", async () => {
  const api = portalWith("old");
  await api.answer();
  const late = api.client.refetchQueries({ queryKey: messagesKey });
  api.stored.push("new");
  const added = addSent(api.client, message("new"));
  await api.answer();
  await Promise.all([added, late]);
  expect(api.shown()).toEqual(["old", "new"]);
  await api.answer();
  expect(api.shown()).toEqual(["old", "new"]);
  api.stop();
});

test("a message sent before the first response does not replace the whole conversation", async () => {
  const api = portalWith("old");
  api.stored.push("new");
  await addSent(api.client, message("new"));
  await api.answer();
  await api.answer();
  expect(api.shown()).toEqual(["old", "new"]);
  api.stop();
});

test("a message that the response contains is shown once", async () => {
  const api = portalWith("old", "new");
  await api.answer();
  await addSent(api.client, message("new"));
  expect(api.shown()).toEqual(["old", "new"]);
  api.stop();
});

test("when the response lacks the message, the conversation is loaded again; messages without an id are all shown", async () => {
  const api = portalWith("old");
  await api.answer();
  api.stored.push("new");
  await addSent(api.client, undefined);
  await api.answer();
  expect(api.shown()).toEqual(["old", "new"]);
  await addSent(api.client, message(""));
  expect(api.shown()).toEqual(["old", "new", ""]);
  api.stop();
});

test("polling backs off when nothing happens, and waits longer while the chat is closed", () => {
  const delays = (open: boolean) => Array.from({ length: 9 }, (_, looks) => pollingDelayMs(looks, open));
  for (const open of [true, false]) expect(delays(open)).toEqual([...delays(open)].sort((a, b) => a - b));
  expect([pollingDelayMs(0, true), pollingDelayMs(50, true)]).toEqual([8_000, 120_000]);
  expect([pollingDelayMs(0, false), pollingDelayMs(50, false)]).toEqual([60_000, 300_000]);
});
