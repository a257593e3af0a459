import fs from "node:fs/promises";
import path from "node:path";
import type { Language } from "@/lib/platform/i18n/language";
import { captionLine } from "./caption-line";
import { videoTexts } from "./film-facts";
import { Transcript } from "./transcript";
import { videoSource } from "./video-source";

/**
 * The transcript below one of the portal's own videos, readable without playing it and without JavaScript. Other hosts
 * have their own.
 */
export async function FilmTranscript({ src, language }: { src: string; language: Language }) {
  const source = videoSource(src);
  const lines = source?.kind === "file" ? await readCaptions(source.captions[language]) : [];
  return lines.length > 0 ? <Transcript label={videoTexts(language).words} lines={lines} language={language} /> : null;
}

/** The texts of a caption file (WebVTT), one per caption. */
export function captionLines(vtt: string): string[] {
  const blocks = vtt.replace(/\r\n?/g, "\n").split(/\n{2,}/);
  return blocks.flatMap((block) => {
    const lines = block.trim().split("\n");
    const timing = lines.findIndex((line) => line.includes("-->"));
    const text = timing < 0 ? "" : captionLine(lines.slice(timing + 1).join("\n"));
    return text ? [text] : [];
  });
}

/**
 * The captions of one of the portal's own videos; empty when the file is missing. `address` comes from `videoSource`.
 */
export async function readCaptions(address: string): Promise<string[]> {
  return fs.readFile(path.join(process.cwd(), "public", address), "utf8").then(captionLines, () => []);
}
