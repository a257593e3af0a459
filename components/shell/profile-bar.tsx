"use client";

import { useEffect, useRef } from "react";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useVisitor } from "./visitor";

type Texts = Record<"barText" | "barUpdate" | "barLabel", string>;
const formPaths = ["/profile", "/usr/UpdateInfo"];

/** The warning of an incomplete profile. It lies over the lower edge, so nothing moves when the answer comes. */
export function ProfileBar({ texts }: { texts: Texts }) {
  const visitor = useVisitor();
  const bar = useRef<HTMLElement>(null);
  const shown = visitor.state === "learner" && !visitor.profileComplete && !formPaths.includes(window.location.pathname);
  useRoomBelow(bar, shown);
  if (!shown) return null;
  const here = window.location.pathname + window.location.search;
  return (
    <aside ref={bar} aria-label={texts.barLabel} className="no-print fixed inset-x-0 bottom-0 z-10 border-t-2 border-marigold bg-haldi">
      <div className="container-page flex items-center justify-between gap-4 py-2 md:justify-center">
        <p className="flex items-center gap-2 leading-snug">
          <Icon name="warning" />
          {texts.barText}
        </p>
        <LinkButton href={`/usr/UpdateInfo?rdir=${encodeURIComponent(here)}`} size="small" className="shrink-0">
          {texts.barUpdate}
        </LinkButton>
      </div>
    </aside>
  );
}

/** Lets the end of the page, and what sticks to the lower edge (`bottom: var(--bottom-bar, 0px)`), stay clear of the bar. */
function useRoomBelow(bar: React.RefObject<HTMLElement | null>, shown: boolean): void {
  useEffect(() => {
    if (!shown || !bar.current) return;
    const { style } = document.documentElement;
    const height = new ResizeObserver(([entry]) => {
      const room = `${entry?.borderBoxSize[0]?.blockSize ?? 0}px`;
      style.setProperty("--bottom-bar", room);
      style.paddingBottom = room;
      style.scrollPaddingBottom = room;
    });
    height.observe(bar.current);
    return () => height.disconnect();
  }, [bar, shown]);
}
