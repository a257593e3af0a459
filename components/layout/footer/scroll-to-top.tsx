"use client";

import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { staysStill } from "../accessibility/look";

const showsAfterScreens = 2;

/**
 * Appears after two screens, above the bars at the lower edge of a phone (rule: header.scroll-to-top). Pages with the
 * chat button have a link at their end instead.
 */
export function ScrollToTop({ label }: { label: string }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = () => setShown(window.scrollY > showsAfterScreens * window.innerHeight);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  if (!shown) return null;
  const toTop = () => {
    window.scrollTo({ top: 0, behavior: staysStill() ? "auto" : "smooth" });
    document.getElementById("main")?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      onClick={toTop}
      aria-label={label}
      className="no-print fixed end-3 bottom-[calc(var(--bottom-bar,0px)+5.5rem)] z-[5] grid size-12 place-items-center rounded-full border-2 border-peacock bg-white text-peacock shadow-float hover:bg-peacock-tint [body:has(.chat-launcher)_&]:hidden"
    >
      <Icon name="up" />
    </button>
  );
}
