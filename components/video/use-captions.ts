"use client";

import { type RefObject, useEffect, useState } from "react";
import type { Language } from "@/lib/platform/i18n/language";
import { lineOf } from "./caption-line";

/**
 * The captions in the page's language as text below the picture: the current one, and all of them. In the picture they show only in full screen, or when
 * the viewer turns them on.
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
    // iPhones use their own full-screen player.
    on(video, "webkitbeginfullscreen", () => show(true));
    on(video, "webkitendfullscreen", () => show(false));
    // Switching captions off in the player would also stop the text below it.
    on(video.textTracks, "change", () => track.mode === "disabled" && show(false));
    return () => done.abort();
  }, [film, language]);
  return { now, all };
}
