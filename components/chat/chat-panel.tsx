"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import type { Language } from "@/lib/platform/i18n/language";
import { ChatConversation } from "./chat-conversation";
import { ChatFrame } from "./chat-frame";
import type { ChatTexts } from "./chat-texts";

export type ChatPanelProps = { open: boolean; onClose: () => void; onUnread: (count: number) => void; texts: ChatTexts; language: Language };

/** The chat assistant (rule: chat.panel). It stays mounted once loaded, so that it can report a new answer. */
export function ChatPanel({ open, onClose, onUnread, texts, language }: ChatPanelProps) {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <ChatFrame open={open} onClose={onClose} texts={texts}>
        <ChatConversation open={open} onUnread={onUnread} texts={texts} language={language} />
      </ChatFrame>
    </QueryClientProvider>
  );
}
