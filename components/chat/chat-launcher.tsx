"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { tryStorage } from "@/components/layout/visitor/try-storage";
import { Icon } from "@/components/ui/icon";
import { useScriptWorks } from "@/components/ui/use-script-works";
import type { Language } from "@/lib/platform/i18n/language";
import { type ChatTexts, loadChatTexts } from "./actions";
import type { ChatPanelProps } from "./chat-panel";

const storageKey = "chat-unread";
const askAgainMs = 2 * 60 * 1000;

type LauncherTexts = Record<"open" | "close" | "unread", string>;
type Known = { unread: number; at: number };

/** The number of unread answers before the chat was opened: polled rarely, and never with the data saver on. */
function useUnreadBefore(needed: boolean): number {
  const [unread, setUnread] = useState(0);
  useEffect(() => {
    if (!needed) return;
    const known = read();
    if (known) setUnread(known.unread);
    if (savesData() || (known && Date.now() - known.at < askAgainMs)) return;
    const later = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 2000));
    const stop = window.cancelIdleCallback ?? clearTimeout;
    const timer = later(() => {
      ask().then((count) => {
        rememberUnread(count);
        setUnread(count);
      }, ignore);
    }) as number;
    return () => stop(timer);
  }, [needed]);
  return unread;
}

function rememberUnread(unread: number): void {
  const known: Known = { unread, at: Date.now() };
  tryStorage("session", (storage) => storage.setItem(storageKey, JSON.stringify(known)));
}

/** A plain fetch, because the API client is larger than the response. */
async function ask(): Promise<number> {
  const answer = await fetch("/api/chatbot/get", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  return answer.ok ? Number(((await answer.json()) as { unread?: number }).unread ?? 0) : 0;
}

function read(): Known | null {
  return tryStorage("session", (storage) => JSON.parse(storage.getItem(storageKey) ?? "null") as Known | null) ?? null;
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function ignore(): void {
  // If the call fails, the button shows no mark. The chat loads the messages when it opens.
}

const atTheEnd =
  "absolute end-0 top-4 inline-flex size-12 items-center justify-center rounded-full bg-peacock text-white hover:bg-peacock-deep";
const inSheet =
  "relative inline-flex min-h-12 items-center gap-2 lowered-0 rounded-control bg-peacock px-4 font-semibold text-white hover:bg-peacock-deep";

/**
 * Opens and closes the chat (rule: chat.panel). It never covers the text: on a reading page it is in the sheet that the
 * bar opens (`#reading-chat`), elsewhere at the end of the page. The panel, its libraries and its texts load with the
 * first press, so the page stays as light as without it. In `unread`, `#` is replaced by the number of answers.
 */
export function ChatLauncher({ texts, language }: { texts: LauncherTexts; language: Language }) {
  const works = useScriptWorks();
  const button = useRef<HTMLButtonElement>(null);
  const [chat, setChat] = useState<{ Panel: ComponentType<ChatPanelProps>; texts: ChatTexts } | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const before = useUnreadBefore(chat === null);
  const [counted, setCounted] = useState<number | null>(null);
  const unread = open ? 0 : (counted ?? before);
  useEffect(() => {
    if (counted !== null) rememberUnread(counted);
  }, [counted]);

  const wasOpen = useRef(false);
  // After the panel's own effect: while a modal dialog is open, nothing outside of it takes the focus.
  useEffect(() => {
    if (wasOpen.current && !open) focusOpener(button.current);
    wasOpen.current = open;
  }, [open]);

  const sheet = works ? document.getElementById("reading-chat") : null;
  const [, lookAgain] = useState(0);
  // The server has rendered the bar again, and with it another sheet.
  useEffect(() => {
    if (sheet && !sheet.isConnected) lookAgain((times) => times + 1);
  });

  const toggle = async () => {
    if (open) return setOpen(false);
    setLoading(true);
    try {
      if (!chat) {
        const [{ ChatPanel }, panelTexts] = await Promise.all([import("./chat-panel"), loadChatTexts(language)]);
        setChat({ Panel: ChatPanel, texts: panelTexts });
      }
      setOpen(true);
    } catch {
      // The panel cannot be loaded without the network; the page then reports the lost connection.
      (await import("@/components/forms/drafts/connection")).tellConnection("lost");
    }
    setLoading(false);
  };

  if (!works) return null;
  const label = open ? texts.close : texts.open;
  const opener = (
    <button
      ref={button}
      type="button"
      onClick={toggle}
      aria-expanded={open}
      aria-busy={loading}
      className={`chat-launcher ${sheet ? inSheet : atTheEnd}`}
    >
      <Icon name={open ? "cross" : "chat"} className={sheet ? "size-5" : "size-7"} />
      <span className={sheet ? undefined : "sr-only"}>{label}</span>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="chat-unread absolute -end-1 -top-1 grid min-w-6 place-items-center rounded-full bg-marigold px-1 text-small font-bold text-ink"
        >
          {unread}
        </span>
      )}
    </button>
  );
  return (
    <>
      {sheet ? createPortal(opener, sheet) : opener}
      <span className="sr-only" role="status">
        {unread > 0 && texts.unread.replace("#", String(unread))}
      </span>
      {chat && (
        <chat.Panel {...{ open, language, texts: chat.texts }} onClose={() => setOpen(false)} onUnread={setCounted} />
      )}
    </>
  );
}

/** When a tap in the panel closed the sheet that contains the button, focuses the control that opens the sheet. */
function focusOpener(button: HTMLButtonElement | null): void {
  const sheet = button?.closest("details");
  (sheet && !sheet.open ? sheet.querySelector("summary") : button)?.focus();
}
