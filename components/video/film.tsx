import fs from "node:fs/promises";
import path from "node:path";
import type { ReactNode } from "react";
import type { Language } from "@/lib/platform/i18n/language";
import { filmFacts, filmSound, listedFilm, videoTexts } from "./film-facts";
import { captionLine, Transcript } from "./transcript";
import { VideoDialog } from "./video-dialog";
import { VideoPlayer } from "./video-player";
import { videoSource } from "./video-source";

type Props = {
  src: string;
  title: string;
  language: Language;
  poster?: string;
  /** Plays in a dialog, not in its place in the page. */
  inDialog?: boolean;
  eager?: boolean;
  /** In place of the transcript made of its captions. */
  transcript?: ReactNode;
};

/** A film: still picture, words, and sound alone. Only the picture is loaded until somebody chooses one. */
export function Film({ src, title, language, poster, inDialog = false, eager, transcript }: Props) {
  const sound = filmSound(src, language);
  const film = {
    src,
    title,
    language,
    poster: poster ?? listedFilm(src)?.still,
    texts: videoTexts(language),
    facts: filmFacts(src, language),
    hasSound: sound !== null,
  };
  return (
    <>
      {inDialog ? <VideoDialog {...film} eager={eager} /> : <VideoPlayer {...film} />}
      {transcript ?? <FilmTranscript src={src} language={language} />}
      {sound && <SoundOnly sound={sound} label={videoTexts(language).soundOnly} />}
    </>
  );
}

/** The sound alone; the words are in the transcript beside it. */
export function SoundOnly({ sound, label }: { sound: { address: string; size: string }; label: string }) {
  return (
    <details className="mt-3 rounded-card border border-hairline bg-white px-4">
      <summary className="min-h-12 lowered-2 font-semibold">
        {label} ({sound.size})
      </summary>
      {/* biome-ignore lint/a11y/useMediaCaption: its words are the transcript beside it */}
      <audio controls preload="none" src={sound.address} className="mb-4 w-full" />
    </details>
  );
}

/** The transcript of a video of the portal, readable without playing it. Other hosts have their own. */
async function FilmTranscript({ src, language }: { src: string; language: Language }) {
  const source = videoSource(src);
  const lines = source?.kind === "file" ? await readCaptions(source.captions[language]) : [];
  return lines.length > 0 ? <Transcript label={videoTexts(language).words} lines={lines} language={language} /> : null;
}

export function captionLines(vtt: string): string[] {
  const blocks = vtt.replace(/\r\n?/g, "\n").split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.trim().split("\n");
    const timing = lines.findIndex((line) => line.includes("-->"));
    const text = timing < 0 ? "" : captionLine(lines.slice(timing + 1).join("\n"));
    return text ? [text] : [];
  });
}

/** The captions of a video of the portal; empty without a file. `address` comes from `videoSource`. */
export async function readCaptions(address: string): Promise<string[]> {
  return fs.readFile(path.join(process.cwd(), "public", address), "utf8").then(captionLines, () => []);
}
