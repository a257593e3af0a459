"use client";

import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import type { ToastKind } from "@/components/ui/toasts";
import { decoded } from "@/lib/contract/text/decoded";
import { languageOrDefault } from "@/lib/platform/i18n/language";
import texts from "@/messages/browser/toasts.json";
import { messageBox } from "./carried-before-paint";
import { type Carried, carriedCookie, readCarried, saidCookie, writeCarried } from "./carried-cookie";

const arrived = "portal:carried-message";
/** A slow network may need this long for the next page. */
const longestWaySeconds = 60;

/** The message arrives before its page, which may say the same: shown at once, it would flash beside it. */
const pageFollowsMs = 250;

/** Stores a message for the next page in a cookie, which the server writes into a page that it renders. */
export function carryMessage(kind: ToastKind, message: string): void {
  const value = encodeURIComponent(writeCarried(kind, message));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that teachers have
  document.cookie = `${carriedCookie}=${value}; path=/; max-age=${longestWaySeconds}; samesite=lax`;
}

/** Shows it after a form whose action redirects, because the layout is not mounted again. */
export function showCarriedMessage(): void {
  window.dispatchEvent(new Event(arrived));
}

/**
 * The message of the previous page that the page has not shown by itself (`CarriedMessagePlace`): after a redirect
 * without a page load, or where the page was to say the same and does not. It is shown at the beginning of the page
 * until the page is left or the message is closed.
 */
export function CarriedMessage() {
  const [shown, setShown] = useState<{ message: Carried; place: Element } | null>(null);
  useEffect(() => {
    const look = () => {
      const message = takeMessage();
      const place = document.querySelector("[data-carried-message]");
      if (!message || !place || pageSays(message.message)) return;
      place.querySelector("[data-carried-before-paint]")?.remove();
      setShown({ message, place });
    };
    look();
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const lookSoon = () => {
      clearTimeout(waiting);
      waiting = setTimeout(look, pageFollowsMs);
    };
    window.addEventListener(arrived, lookSoon);
    return () => {
      clearTimeout(waiting);
      window.removeEventListener(arrived, lookSoon);
    };
  }, []);
  // On a slow phone the page, which may say the same, takes longer.
  useEffect(() => {
    const main = document.getElementById("main");
    if (!shown || !main) return;
    const observer = new MutationObserver(() => pageSays(shown.message.message) && setShown(null));
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [shown]);
  if (!shown) return null;
  const { message, place } = shown;
  return createPortal(
    <div data-carried-by-script="" role="status" className={messageBox}>
      <Notice kind={message.kind === "warning" ? "tip" : message.kind}>
        <div className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            {message.message.split("\n").map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <button
            type="button"
            aria-label={texts[languageOrDefault(document.documentElement.lang)].close}
            onClick={() => setShown(null)}
            className="-my-2 -me-2 grid size-11 shrink-0 place-items-center rounded-control"
          >
            <Icon name="cross" className="size-5" />
          </button>
        </div>
      </Notice>
    </div>,
    place,
  );
}

/** Whether the page itself shows the message, outside of this component. */
function pageSays(message: string): boolean {
  const own = [...(document.getElementById("main")?.children ?? [])].filter(
    (each) => !each.querySelector("[data-carried-by-script]"),
  );
  return own.some((each) => plain(each.textContent ?? "").includes(plain(message)));
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

function takeMessage(): Carried | null {
  const [, name, value] = new RegExp(`(?:^|; )(${carriedCookie}|${saidCookie})=([^;]+)`).exec(document.cookie) ?? [];
  if (!name || !value) return null;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that teachers have
  document.cookie = `${name}=; path=/; max-age=0`;
  // Another page of this host may have set it.
  return readCarried(decoded(value) ?? "");
}
