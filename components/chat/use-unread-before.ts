"use client";

import { useEffect, useState } from "react";

const storageKey = "chat-unread";
const askAgainMs = 2 * 60 * 1000;

type Known = { unread: number; at: number };

/**
 * The number of unread answers before the chat has been opened: polled rarely, when the page is idle, and never with
 * the data saver on.
 */
export function useUnreadBefore(needed: boolean): number {
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

export function rememberUnread(unread: number): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify({ unread, at: Date.now() } satisfies Known));
  } catch {
    // The next page tries again.
  }
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
  try {
    return JSON.parse(window.sessionStorage.getItem(storageKey) ?? "null") as Known | null;
  } catch {
    return null;
  }
}

function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}

function ignore(): void {
  // Without a response no mark is shown; the chat loads the messages when it is opened.
}
