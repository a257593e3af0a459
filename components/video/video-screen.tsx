"use client";

import { useEffect, useRef } from "react";
import { type Language, languages } from "@/lib/i18n/language";
import type { VideoSource } from "./video-source";

const names: Record<Language, string> = { en: "English", hi: "हिन्दी" };

/** The film itself, which plays as soon as it is there. Whoever takes it off the page stops it. */
export function VideoScreen({ source, title, language }: { source: VideoSource; title: string; language: Language }) {
  const film = useRef<HTMLVideoElement & HTMLIFrameElement>(null);
  useEffect(() => film.current?.focus(), []);
  if (source.kind === "frame") {
    return (
      <iframe
        ref={film}
        src={source.frame(language)}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded-control border-0 bg-ink"
      />
    );
  }
  return <FilmFile ref={film} source={source} title={title} language={language} autoPlay />;
}

type FileProps = {
  source: Extract<VideoSource, { kind: "file" }>;
  title: string;
  language: Language;
  poster?: string;
  autoPlay?: boolean;
  ref?: React.Ref<HTMLVideoElement>;
};

/** The browser's own player with captions in both languages; nothing is loaded before it plays. */
export function FilmFile({ source, title, language, poster = source.poster, autoPlay = false, ref }: FileProps) {
  return (
    // biome-ignore lint/a11y/useMediaCaption: each language has its track
    <video
      ref={ref}
      controls
      playsInline
      autoPlay={autoPlay}
      preload="none"
      poster={poster}
      width={640}
      height={360}
      aria-label={title}
      className="aspect-video h-auto w-full rounded-control bg-ink"
    >
      <source src={source.address} type="video/mp4" />
      {languages.map((each) => (
        <track key={each} kind="captions" src={source.captions[each]} srcLang={each} label={names[each]} default={each === language} />
      ))}
      <a href={source.address}>{title}</a>
    </video>
  );
}
