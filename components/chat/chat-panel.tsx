"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/platform/i18n/language";
import { ChatConversation } from "./chat-conversation";
import type { ChatTexts } from "./chat-texts";

export type ChatPanelProps = {
  open: boolean;
  onClose: () => void;
  onUnread: (count: number) => void;
  texts: ChatTexts;
  language: Language;
};

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

const inTheCorner =
  "inset-x-2 h-[36rem] max-h-[calc(100dvh-var(--bottom-bar,0px)-1rem)] w-auto rounded-card sm:inset-x-auto sm:end-4 sm:w-[25rem] md:end-6 bottom-[calc(var(--bottom-bar,0px)+0.5rem)]";
const onTheWholeScreen = "inset-0 size-full max-h-none max-w-none rounded-none";
const tool = "grid size-12 shrink-0 place-items-center rounded-control hover:bg-peacock-tint";

/** On a phone a panel beside the page is too small for a conversation. */
const isPhone = () => window.matchMedia("(max-width: 39.99rem)").matches;

type Props = { open: boolean; onClose: () => void; texts: ChatTexts; children: ReactNode };

/** The chat's panel: beside the page, or full screen as a modal dialog, as on phones. Escape closes both. */
function ChatFrame({ open, onClose, texts, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [full, setFull] = useState(isPhone);
  const shownFull = useRef(full);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (!open) return element.close();
    const switched = element.open;
    if (switched && shownFull.current === full) return;
    shownFull.current = full;
    if (switched) element.close();
    if (full) element.showModal();
    else element.show();
    (switched ? toggle.current : element.querySelector<HTMLElement>("h2"))?.focus();
  }, [open, full]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      id="chat"
      aria-labelledby="chat-title"
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className={`fixed z-20 m-0 flex-col overflow-hidden border border-hairline bg-paper p-0 text-ink shadow-float open:flex ${full ? onTheWholeScreen : inTheCorner}`}
    >
      <div className="band hidden shrink-0 sm:block" />
      <div className="flex shrink-0 items-center gap-1 border-b border-hairline bg-white ps-4 pe-1">
        <h2 id="chat-title" tabIndex={-1} className="min-w-0 flex-1 text-lead">
          {texts.title}
        </h2>
        <button ref={toggle} type="button" onClick={() => setFull(!full)} className={tool}>
          <Icon name={full ? "shrink" : "enlarge"} label={full ? texts.smallScreen : texts.fullScreen} />
        </button>
        <button type="button" onClick={onClose} className={tool}>
          <Icon name="cross" label={texts.close} />
        </button>
      </div>
      {children}
    </dialog>
  );
}
