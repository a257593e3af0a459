"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { VideoCover, type VideoProps } from "./video-cover";
import { VideoScreen } from "./video-screen";
import { videoSource } from "./video-source";

/** A picture that opens its video in a dialog; closing the dialog stops the video. */
export function VideoDialog({ src, ...film }: VideoProps & { eager?: boolean }) {
  const { title, language, texts, hasSound } = film;
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const source = videoSource(src);
  if (!source) return null;
  return (
    <>
      <VideoCover {...film} source={source} onPlay={() => setState("open")} />
      {state !== "never" && (
        <Dialog open={state === "open"} onClose={() => setState("closed")} title={title} closeLabel={texts.close} wide>
          {state === "open" && (
            <VideoScreen source={source} title={title} language={language} wordsLabel={texts.words} />
          )}
          {source.kind === "file" && !hasSound && <p className="mt-2 text-small text-ink-soft">{texts.silent}</p>}
        </Dialog>
      )}
    </>
  );
}
