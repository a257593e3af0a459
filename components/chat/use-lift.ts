"use client";

import { type RefObject, useEffect } from "react";

const gapPx = 8;
/** What must never lie under the button: whatever is pressed or typed in. */
const controls = ":is(main, footer) :is(button, input, select, textarea, summary, a, label)";
/** Higher up it would lie in the middle of what is read. */
const highestShare = 0.5;

/**
 * Lifts a fixed button over the controls that would otherwise scroll under it, such as the large next step of a lesson. Where that is too
 * far up it gives way (`data-away`) until there is room again. Not `loose`, it rests where it is.
 */
export function useLift(button: RefObject<HTMLElement | null>, loose: boolean): void {
  useEffect(() => {
    if (!loose) {
      if (button.current) settle(button.current, 0);
      return;
    }
    let asked = 0;
    const place = () => {
      const element = button.current;
      if (!element) return;
      const atRest = restOf(element);
      settle(element, liftOver(atRest, targetsBeside(atRest, element), window.innerHeight * highestShare));
    };
    const later = () => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(place);
    };
    const size = new ResizeObserver(later);
    size.observe(document.body);
    // The height of the bars below it is a property there.
    const bars = new MutationObserver(later);
    bars.observe(document.documentElement, { attributeFilter: ["style"] });
    window.addEventListener("scroll", later, { passive: true });
    window.addEventListener("resize", later);
    later();
    return () => {
      cancelAnimationFrame(asked);
      size.disconnect();
      bars.disconnect();
      window.removeEventListener("scroll", later);
      window.removeEventListener("resize", later);
    };
  }, [button, loose]);
}

function settle(element: HTMLElement, lift: number | null): void {
  element.style.translate = lift ? `0 ${-lift}px` : "";
  element.toggleAttribute("data-away", lift === null);
}

export type Box = { left: number; right: number; top: number; bottom: number };

/** How far up a box has to go so that it covers none of the others; null when that is farther than `highest`. */
export function liftOver(box: Box, others: Box[], highest: number): number | null {
  let lift = 0;
  for (const other of [...others].sort((a, b) => b.bottom - a.bottom)) {
    const overlaps = box.bottom - lift + gapPx > other.top && box.top - lift - gapPx < other.bottom;
    if (overlaps) lift = box.bottom - other.top + gapPx;
  }
  return lift > highest ? null : lift;
}

/** Where it stands without its lift, also while it moves. */
function restOf(element: HTMLElement): Box {
  const { left, right, height } = element.getBoundingClientRect();
  const bottom = window.innerHeight - Number.parseFloat(getComputedStyle(element).bottom);
  return { left, right, top: bottom - height, bottom };
}

function targetsBeside(box: Box, own: HTMLElement): Box[] {
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((each) => each !== own)
    .flatMap((each) => [...each.getClientRects()])
    .filter((each) => each.height > 1 && each.bottom > 0 && each.top < window.innerHeight && each.right > box.left && each.left < box.right);
}
