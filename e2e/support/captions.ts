import fs from "node:fs";
import type { Language } from "./messages";

/** The first line of the first caption of a film of ours. */
export function firstCaption(film: string, language: Language): string {
  const captions = fs.readFileSync(`public/videos/${film}.${language}.vtt`, "utf8");
  const line = /-->.*\r?\n(.+)/.exec(captions)?.[1];
  if (!line) throw new Error(`${film} has no captions in ${language}`);
  return line.trim();
}
