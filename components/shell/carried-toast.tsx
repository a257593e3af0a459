"use client";

import { useEffect } from "react";

/** What the page before had to say (see `toastAcrossPages`). Loads nothing where there is nothing. */
export function CarriedToast() {
  useEffect(() => {
    try {
      const stored = window.sessionStorage.getItem("toast");
      if (!stored) return;
      window.sessionStorage.removeItem("toast");
      import("@/components/ui/toasts").then(({ showCarried }) => showCarried(stored));
    } catch {
      // A browser that refuses its storage carried nothing.
    }
  }, []);
  return null;
}
