import type { QueryClient } from "@tanstack/react-query";
import type { ChatMessage } from "@/lib/contract/chat";

export type Messages = { status: boolean; data: ChatMessage[]; unread: number };
export const messagesKey = ["chat", "messages"];

/** Adds a sent message to the cached conversation, and loads the rest again. */
export async function addSent(client: QueryClient, message: ChatMessage): Promise<void> {
  // A pending answer was requested before the message was stored and would remove it again.
  await client.cancelQueries({ queryKey: messagesKey });
  client.setQueryData<Messages>(messagesKey, (before) => withMessage(before ?? { status: true, data: [], unread: 0 }, message));
  void client.invalidateQueries({ queryKey: messagesKey });
}

function withMessage(known: Messages, message: ChatMessage): Messages {
  return known.data.some((each) => each.id === message.id) ? known : { ...known, data: [...known.data, message] };
}
