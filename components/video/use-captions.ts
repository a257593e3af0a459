"use client";

import { type RefObject, useEffect, useState } from "react";
import type { Language } from "@/lib/platform/i18n/language";
import { lineOf } from "./caption-line";

/**
 * The captions of the page's language as text for below the picture: what is said now (until the next is said), and everything.
 * In the picture they show only where the film fills the screen, or where the viewer asks the player for them.
 */
export function useCaptions(film: RefObject<HTMLVideoElement | null>, language: Language) {
  const [now, setNow] = useState("");
  const [all, setAll] = useState<string[]>([]);
  useEffect(() => {
    const video = film.current;
    const track = [...(video?.textTracks ?? [])].find((each) => each.language === language);
    if (!video || !track) return;
    const done = new AbortController();
    const on = (target: EventTarget, type: string, listener: () => void) => target.addEventListener(type, listener, { signal: done.signal });
    const show = (inPicture: boolean) => {
      track.mode = inPicture ? "showing" : "hidden";
    };
    const linesOf = (cues: TextTrackCueList | null) => [...(cues ?? [])].map((cue) => lineOf((cue as VTTCue).text));
    show(false);
    on(track, "cuechange", () => {
      setAll((known) => (known.length > 0 ? known : linesOf(track.cues)));
      setNow((before) => linesOf(track.activeCues).join(" ") || before);
    });
    on(document, "fullscreenchange", () => show(document.fullscreenElement === video));
    // iPhones have a full screen of their own.
    on(video, "webkitbeginfullscreen", () => show(true));
    on(video, "webkitendfullscreen", () => show(false));
    // A player that switches captions off would also stop the words below it.
    on(video.textTracks, "change", () => track.mode === "disabled" && show(false));
    return () => done.abort();
  }, [film, language]);
  return { now, all };
}
