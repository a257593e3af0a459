"use client";

import { useEffect } from "react";

const showsForMs = 5000;

/** Shows the toast that the previous page stored (see `toastAcrossPages`), or a redirect of the server in its cookie. */
export function CarriedToast() {
  useEffect(showCarriedToast, []);
  return null;
}

/** Shows it after a form whose action redirects, because the layout is not mounted again. Loads nothing when there is none. */
export function showCarriedToast(): void {
  try {
    const stored = takeFromCookie() ?? window.sessionStorage.getItem("toast");
    if (!stored) return;
    window.sessionStorage.removeItem("toast");
    import("@/components/ui/toasts").then(({ showCarried }) => showCarried(stored));
  } catch {
    // No toast can be stored when the browser blocks storage.
  }
}

function takeFromCookie(): string | null {
  const [, message] = /(?:^|; )carried_toast=([^;]+)/.exec(document.cookie) ?? [];
  if (!message) return null;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that teachers have
  document.cookie = "carried_toast=; path=/; max-age=0";
  const [, kind = "success", text] = /^(?:(warning|error):)?(.*)$/s.exec(decodeURIComponent(message)) ?? [];
  return JSON.stringify({ kind, message: text, until: Date.now() + showsForMs });
}
