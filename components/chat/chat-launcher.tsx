"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useScriptWorks } from "@/components/ui/use-script-works";
import type { Language } from "@/lib/platform/i18n/language";
import type { ChatPanelProps } from "./chat-panel";
import type { ChatTexts } from "./chat-texts";
import { rememberUnread, useUnreadBefore } from "./use-unread-before";

/**
 * Opens and closes the chat (rule: chat.panel). It never covers the text: on a topic page it is in the bar of the next step, elsewhere at the end of the
 * page. The panel and its libraries load with the first press, so the page stays as light as without it.
 */
export function ChatLauncher({ texts, language }: { texts: ChatTexts; language: Language }) {
  const works = useScriptWorks();
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<ComponentType<ChatPanelProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const before = useUnreadBefore(Panel === null);
  const [counted, setCounted] = useState<number | null>(null);
  const unread = open ? 0 : (counted ?? before);
  useEffect(() => {
    if (counted !== null) rememberUnread(counted);
  }, [counted]);

  const toggle = async () => {
    if (open) return setOpen(false);
    setLoading(true);
    try {
      const { ChatPanel } = Panel ? { ChatPanel: Panel } : await import("./chat-panel");
      setPanel(() => ChatPanel);
      setOpen(true);
    } catch {
      // The panel cannot be loaded without the network; the page then reports the lost connection.
      (await import("@/components/forms/drafts/connection")).tellConnection("lost");
    }
    setLoading(false);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  if (!works) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={toggle}
        aria-expanded={open}
        aria-busy={loading}
        className="chat-launcher absolute end-0 top-4 inline-flex size-12 items-center justify-center rounded-full bg-peacock text-white hover:bg-peacock-deep [html:has(.step-bar)_&]:fixed [html:has(.step-bar)_&]:end-2 [html:has(.step-bar)_&]:top-auto [html:has(.step-bar)_&]:bottom-[calc(var(--bars,0px)+0.25rem)] [html:has(.step-bar)_&]:z-10 [html:has(.step-bar)_&]:size-11 md:[html:has(.step-bar)_&]:end-6"
      >
        <Icon name={open ? "cross" : "chat"} className="size-7" />
        <span className="sr-only">{open ? texts.close : texts.open}</span>
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute -end-1 -top-1 grid min-w-6 place-items-center rounded-full bg-marigold px-1 text-[0.8rem] font-bold text-ink"
          >
            {unread}
          </span>
        )}
      </button>
      <span className="sr-only" role="status">
        {unread > 0 && texts.unread.replace("#", String(unread))}
      </span>
      {Panel && <Panel open={open} onClose={close} onUnread={setCounted} texts={texts} language={language} />}
    </>
  );
}
