import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { ChatMessage } from "@/lib/contract/chat";
import { addSent, type Messages, messagesKey } from "./add-sent";

const message = (id: string): ChatMessage => ({ id, type: 1, msg: id, sent_on: "2026-01-01T00:00:00.000Z" });

/** A portal that answers each look when it is told to, with what was there when it was asked. */
function portalWith(...stored: string[]) {
  const client = new QueryClient();
  const looks: (() => void)[] = [];
  const queryFn = () => {
    const answer: Messages = { status: true, data: stored.map(message), unread: 0 };
    return new Promise<Messages>((resolve) => looks.push(() => resolve(answer)));
  };
  const stop = new QueryObserver<Messages>(client, { queryKey: messagesKey, queryFn, retry: false }).subscribe(() => undefined);
  const answer = async () => {
    looks.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { client, stored, answer, stop, shown: () => client.getQueryData<Messages>(messagesKey)?.data.map(({ id }) => id) };
}

test("an answer that was on its way when a message was sent does not take it out of sight", async () => {
  const portal = portalWith("old");
  await portal.answer();
  const late = portal.client.refetchQueries({ queryKey: messagesKey });
  portal.stored.push("new");
  const added = addSent(portal.client, message("new"));
  await portal.answer();
  await Promise.all([added, late]);
  expect(portal.shown()).toEqual(["old", "new"]);
  await portal.answer();
  expect(portal.shown()).toEqual(["old", "new"]);
  portal.stop();
});

test("sent before the first answer was there, it does not stand for the whole conversation", async () => {
  const portal = portalWith("old");
  portal.stored.push("new");
  await addSent(portal.client, message("new"));
  await portal.answer();
  await portal.answer();
  expect(portal.shown()).toEqual(["old", "new"]);
  portal.stop();
});

test("a message that the answer already has stands there once", async () => {
  const portal = portalWith("old", "new");
  await portal.answer();
  await addSent(portal.client, message("new"));
  expect(portal.shown()).toEqual(["old", "new"]);
  portal.stop();
});
