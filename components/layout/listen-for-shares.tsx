"use client";

import { useEffect } from "react";

/** Handles every button of `WebShare` in the page. Without a share sheet in this browser they stay hidden. */
export function ListenForShares() {
  useEffect(() => {
    if (typeof navigator.share !== "function") return;
    const { documentElement } = document;
    documentElement.dataset.sharesheet = "";
    const listen = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>("[data-share]");
      if (!button) return;
      const { share: url, shareText: text } = button.dataset;
      // It is rejected when the visitor closes the sheet, which is no failure.
      navigator.share({ url, text }).catch(() => undefined);
    };
    document.addEventListener("click", listen);
    return () => document.removeEventListener("click", listen);
  }, []);
  return null;
}
