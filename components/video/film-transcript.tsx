import type { Language } from "@/lib/platform/i18n/language";
import { readCaptions } from "./captions";
import { Transcript } from "./transcript";
import { videoSource } from "./video-source";
import { videoTexts } from "./video-texts";

/** The transcript below one of the portal's own videos, readable without playing it and without JavaScript. Other hosts have their own. */
export async function FilmTranscript({ src, language }: { src: string; language: Language }) {
  const source = videoSource(src);
  const lines = source?.kind === "file" ? await readCaptions(source.captions[language]) : [];
  return lines.length > 0 ? <Transcript label={videoTexts(language).words} lines={lines} language={language} /> : null;
}
