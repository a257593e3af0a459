"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { api } from "@/lib/api/client";
import type { ChatMessage } from "@/lib/contract/chat";
import { addSent, type Messages, messagesKey } from "./add-sent";
import { pollingDelayMs } from "./polling";

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
      // An unchanged answer is the same object (structural sharing).
      if (state.dataUpdatedAt !== last.at)
        looks.current = { at: state.dataUpdatedAt, data: state.data, withoutNews: state.data === last.data ? last.withoutNews + 1 : 0 };
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
  const add = (message: ChatMessage) => {
    looks.current.withoutNews = 0;
    void addSent(client, message);
  };
  return { messages: data?.data ?? [], loaded: data !== undefined, failed: isError, again: () => void refetch(), add };
}
