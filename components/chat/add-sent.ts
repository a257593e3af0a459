import type { QueryClient } from "@tanstack/react-query";
import type { ChatMessage } from "@/lib/contract/chat";

export type Messages = { status: boolean; data: ChatMessage[]; unread: number };
export const messagesKey = ["chat", "messages"];

/** Puts a message that has been sent into the conversation, and asks for the rest anew. */
export async function addSent(client: QueryClient, message: ChatMessage): Promise<void> {
  // An answer that is on its way was asked for before the message was there, and would take it out of sight again.
  await client.cancelQueries({ queryKey: messagesKey });
  client.setQueryData<Messages>(messagesKey, (before) => withMessage(before ?? { status: true, data: [], unread: 0 }, message));
  void client.invalidateQueries({ queryKey: messagesKey });
}

function withMessage(known: Messages, message: ChatMessage): Messages {
  return known.data.some((each) => each.id === message.id) ? known : { ...known, data: [...known.data, message] };
}
