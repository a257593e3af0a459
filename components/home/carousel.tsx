"use client";

import { Children, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { staysStill } from "@/components/layout/accessibility/look";
import type { Messages } from "@/lib/platform/i18n/messages";
import { CarouselControls, slideLabel } from "./carousel-controls";

type Props = {
  /** Slides have the ids `<id>-1` and so on, so that the indicators work as links without JavaScript. */
  id: string;
  label: string;
  texts: Messages["home"]["slides"];
  /** Advances automatically after this time and can be paused; unset, nothing moves. */
  advanceEveryMs?: number;
  className?: string;
  controls?: string;
  children: ReactNode;
};

/** Slides side by side on a track that scrolls and snaps: by touch, wheel and keyboard, also without JavaScript. */
export function Carousel({ id, label, texts, advanceEveryMs, className = "", controls = "", children }: Props) {
  const track = useRef<HTMLDivElement>(null);
  const slides = Children.toArray(children);
  const { current, goTo, onKeyDown } = useSlides(track, slides.length);
  const { advancing, setAdvancing } = useAutoAdvance(track, advanceEveryMs, () => goTo(current + 1));
  // All slides are always in the page, so a change of slide must be announced to screen readers.
  const [announcement, setAnnouncement] = useState("");
  const choose = (index: number) => {
    setAdvancing(false);
    const shown = goTo(index);
    setAnnouncement(`${slideLabel(texts, shown, slides.length)}: ${track.current?.children[shown]?.textContent ?? ""}`);
  };
  return (
    <section aria-roledescription={texts.carousel} aria-label={label} className={className}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      <div
        ref={track}
        role="group"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={() => setAdvancing(false)}
        className="relative -mx-1 flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none] [&::-webkit-scrollbar]:hidden"
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change places
            key={index}
            id={`${id}-${index + 1}`}
            role="group"
            aria-roledescription={texts.slide}
            aria-label={slideLabel(texts, index, slides.length)}
            className="w-full shrink-0 snap-start p-1"
          >
            {slide}
          </div>
        ))}
      </div>
      <p aria-live={advancing ? "off" : "polite"} className="sr-only">
        {advancing ? "" : announcement}
      </p>
      <CarouselControls
        className={controls}
        id={id}
        total={slides.length}
        current={current}
        texts={texts}
        choose={choose}
        advancing={advanceEveryMs === undefined ? undefined : advancing}
        setAdvancing={setAdvancing}
      />
    </section>
  );
}

/** Advances slides every `everyMs` while they are visible and untouched. With reduced motion only on request. */
function useAutoAdvance(track: RefObject<HTMLElement | null>, everyMs: number | undefined, turn: () => void) {
  const [advancing, setAdvancing] = useState(false);
  const latestTurn = useRef(turn);
  latestTurn.current = turn;
  useEffect(() => setAdvancing(everyMs !== undefined && !staysStill()), [everyMs]);
  useEffect(() => {
    const element = track.current;
    if (!advancing || !everyMs || !element) return;
    let inView = false;
    const watcher = new IntersectionObserver(([entry]) => {
      inView = entry?.isIntersecting ?? false;
    });
    watcher.observe(element);
    const timer = window.setInterval(() => {
      const busy = element.matches(":hover") || element.contains(document.activeElement);
      if (inView && !busy && !document.hidden) latestTurn.current();
    }, everyMs);
    return () => {
      window.clearInterval(timer);
      watcher.disconnect();
    };
  }, [advancing, everyMs, track]);
  return { advancing, setAdvancing };
}

/** Tracks which slide is in view and scrolls to another. The browser does the scrolling. */
function useSlides(track: RefObject<HTMLElement | null>, total: number) {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const look = () => setCurrent(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)));
    element.addEventListener("scroll", look, { passive: true });
    return () => element.removeEventListener("scroll", look);
  }, [track]);
  /** Scrolls to a slide, wrapping around at the ends. @returns the number of the slide */
  const goTo = (wanted: number): number => {
    const index = (wanted + total) % total;
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth, behavior: staysStill() ? "auto" : "smooth" });
    return index;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== track.current) return;
    const wanted = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: total - 1 }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    goTo(wanted);
  };
  return { current, goTo, onKeyDown };
}
