"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { type Language, languageFacts, languages } from "@/lib/platform/i18n/language";
import { captionLine, Transcript } from "./transcript";
import type { VideoSource } from "./video-source";

type Props<Source = VideoSource> = {
  source: Source;
  title: string;
  language: Language;
  /** Offers the transcript below the video, for pages that do not have it. */
  wordsLabel?: string;
};

/** The playing video; unmounting it stops it. */
export function VideoScreen({ source, ...film }: Props) {
  return source.kind === "frame" ? <FramedFilm source={source} {...film} /> : <OwnFilm source={source} {...film} />;
}

function FramedFilm({ source, title, language }: Props<Extract<VideoSource, { kind: "frame" }>>) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={source.frame(language)}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      className="aspect-video w-full rounded-control border-0 bg-ink"
    />
  );
}

/** The portal's videos have no sound; their captions show below, because phones show them too small. */
function OwnFilm({ source, title, language, wordsLabel }: Props<FileProps["source"]>) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => film.current?.focus(), []);
  const { now, all } = useCaptions(film, language);
  return (
    <>
      <FilmFile ref={film} source={source} title={title} language={language} plays />
      <p aria-live="off" className="mt-2 min-h-[5.25em] sm:min-h-[3.5em] text-body font-semibold">
        {now}
      </p>
      {wordsLabel && all.length > 0 && <Transcript label={wordsLabel} lines={all} language={language} />}
    </>
  );
}

type FileProps = {
  source: Extract<VideoSource, { kind: "file" }>;
  title: string;
  language: Language;
  poster?: string;
  /** Plays at once with its captions below it; otherwise captions are in the picture. */
  plays?: boolean;
  ref?: React.Ref<HTMLVideoElement>;
};

/** The browser's player with captions in every language; nothing is loaded before it plays. */
export function FilmFile({ source, title, language, poster, plays = false, ref }: FileProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: each language has its track
    <video
      ref={ref}
      controls
      playsInline
      autoPlay={plays}
      preload="none"
      poster={poster}
      width={640}
      height={360}
      aria-label={title}
      className="aspect-video h-auto w-full rounded-control bg-ink object-cover"
    >
      <source src={source.address} type="video/mp4" />
      {languages.map((each) => (
        <track
          key={each}
          kind="captions"
          src={source.captions[each]}
          srcLang={each}
          label={languageFacts[each].name}
          default={!plays && each === language}
        />
      ))}
      <a href={source.address}>{title}</a>
    </video>
  );
}

/** The captions below the picture: the current one, and all. In the picture they show when turned on. */
function useCaptions(film: RefObject<HTMLVideoElement | null>, language: Language) {
  const [now, setNow] = useState("");
  const [all, setAll] = useState<string[]>([]);
  useEffect(() => {
    const video = film.current;
    const track = [...(video?.textTracks ?? [])].find((each) => each.language === language);
    if (!video || !track) return;
    const done = new AbortController();
    const on = (target: EventTarget, type: string, listener: () => void) =>
      target.addEventListener(type, listener, { signal: done.signal });
    const show = (inPicture: boolean) => {
      track.mode = inPicture ? "showing" : "hidden";
    };
    const captionLines = (cues: TextTrackCueList | null) =>
      [...(cues ?? [])].map((cue) => captionLine((cue as VTTCue).text));
    show(false);
    on(track, "cuechange", () => {
      setAll((known) => (known.length > 0 ? known : captionLines(track.cues)));
      setNow((before) => captionLines(track.activeCues).join(" ") || before);
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
