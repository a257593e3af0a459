"use client";

import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "@/lib/api/client";
import type { ChatMessage } from "@/lib/contract/chat";

/** Loads the conversation and polls for new messages; messages shown in the open chat count as seen. */
export function useMessages(open: boolean, onUnread: (count: number) => void) {
  const client = useQueryClient();
  const looks = useRef({ at: 0, data: undefined as Messages | undefined, withoutNews: 0 });
  const { data, isError, refetch } = useQuery({
    queryKey: messagesKey,
    queryFn: () => api.chat.messages({}),
    // A hidden tab does not poll (refetchIntervalInBackground is off) and polls at once when it is shown again.
    refetchInterval: ({ state }) => {
      const last = looks.current;
      // An unchanged response is the same object (structural sharing).
      if (state.dataUpdatedAt !== last.at)
        looks.current = {
          at: state.dataUpdatedAt,
          data: state.data,
          withoutNews: state.data === last.data ? last.withoutNews + 1 : 0,
        };
      return pollingDelayMs(looks.current.withoutNews, open);
    },
    refetchOnWindowFocus: "always",
    retry: 1,
  });
  const unread = data?.unread ?? 0;
  useEffect(() => {
    if (data) onUnread(open ? 0 : unread);
    if (!open || unread === 0) return;
    api.chat.seen({}).then(
      () => client.setQueryData<Messages>(messagesKey, (before) => before && { ...before, unread: 0 }),
      () => undefined,
    );
  }, [client, data, open, unread, onUnread]);
  const add = (message: ChatMessage | undefined) => {
    looks.current.withoutNews = 0;
    void addSent(client, message);
  };
  return { messages: data?.data ?? [], loaded: data !== undefined, failed: isError, again: () => void refetch(), add };
}

const openMs = [8_000, 8_000, 15_000, 30_000, 60_000, 120_000] as const;
const closedMs = [60_000, 120_000, 300_000] as const;

/** Milliseconds until the next request: longer after each one without news. A hidden tab does not poll. */
export function pollingDelayMs(looksWithoutNews: number, open: boolean): number {
  const delays = open ? openMs : closedMs;
  return delays[Math.min(looksWithoutNews, delays.length - 1)] ?? 300_000;
}

export type Messages = { status: boolean; data: ChatMessage[]; unread: number };
export const messagesKey = ["chat", "messages"];

/** Adds a sent message to the cached conversation if the response contains it, and reloads the conversation. */
export async function addSent(client: QueryClient, message: ChatMessage | undefined): Promise<void> {
  // A pending response may be from before the message was stored and would remove it again.
  await client.cancelQueries({ queryKey: messagesKey });
  if (message)
    client.setQueryData<Messages>(messagesKey, (before) =>
      withMessage(before ?? { status: true, data: [], unread: 0 }, message),
    );
  void client.invalidateQueries({ queryKey: messagesKey });
}

function withMessage(known: Messages, message: ChatMessage): Messages {
  return known.data.some((each) => each.id !== "" && each.id === message.id)
    ? known
    : { ...known, data: [...known.data, message] };
}
