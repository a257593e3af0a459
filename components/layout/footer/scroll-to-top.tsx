"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { staysStill } from "../accessibility/look";

const showsAfterScreens = 2;

/**
 * Appears after two screens (rule: header.scroll-to-top). In a wide window it stands beside the text, in any other at
 * the end of the page, so it never covers a text. A page with the links of `ChatEntry` has a link to its top there, so
 * it does not show the button. Reading pages hide these links and show the button.
 */
export function ScrollToTop({ label }: { label: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > showsAfterScreens * window.innerHeight);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  const toTop = () => {
    window.scrollTo({ top: 0, behavior: staysStill() ? "auto" : "smooth" });
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      onClick={toTop}
      className={`no-print -order-1 mx-auto -mb-6 inline-flex min-h-12 items-center gap-2 rounded-control px-4 font-semibold text-peacock hover:bg-peacock-tint min-[90rem]:fixed min-[90rem]:end-3 min-[90rem]:bottom-[calc(var(--bottom-bar,0px)+1.5rem)] min-[90rem]:z-[5] min-[90rem]:m-0 min-[90rem]:size-12 min-[90rem]:justify-center min-[90rem]:border-2 min-[90rem]:border-peacock min-[90rem]:bg-white min-[90rem]:p-0 [body:has(.chat-entry-links):not(:has(.reading-bar))_&]:hidden ${shown ? "" : "invisible"}`}
    >
      <Icon name="up" /> <span className="min-[90rem]:sr-only">{label}</span>
    </button>
  );
}
