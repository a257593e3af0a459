"use client";

import { useState } from "react";
import { VideoCover, type VideoProps } from "./video-cover";
import { VideoScreen } from "./video-screen";
import { videoSource } from "./video-source";

/** A video in the page. Only its still picture is loaded until it is played. */
export function VideoPlayer({ src, ...film }: VideoProps) {
  const [playing, setPlaying] = useState(false);
  const source = videoSource(src);
  if (!source) return null;
  if (!playing) return <VideoCover {...film} source={source} onPlay={() => setPlaying(true)} />;
  const { title, language, texts, hasSound } = film;
  return (
    <>
      <VideoScreen source={source} title={title} language={language} />
      {source.kind === "file" && !hasSound && <p className="mt-2 text-small text-ink-soft">{texts.silent}</p>}
    </>
  );
}
