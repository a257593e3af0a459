import fs from "node:fs";
import path from "node:path";
import { portalContent, type Video } from "@/lib/api/content/portal-content";
import { fileSize } from "@/lib/api/files/file-name";
import type { Language } from "@/lib/platform/i18n/language";
import { pickTexts, translatorFor } from "@/lib/platform/i18n/messages";

/** What is known of a film before it is played: "802 KB, 40 seconds". Nothing of a film on another site. */
export function filmFacts(src: string, language: Language, listed = listedFilm(src)): string {
  const bytes = fileBytes(src);
  const length = listed && translatorFor(language, "video")("length", { seconds: listed.seconds });
  return [bytes === null ? "" : fileSize(bytes), length ?? ""].filter(Boolean).join(", ");
}

/** The sound of a film as a file of its own, with its size; null for a film without one. */
export function filmSound(src: string, language: Language, listed = listedFilm(src)) {
  const address = listed?.sound?.[language];
  const bytes = address ? fileBytes(address) : null;
  return address && bytes !== null ? { address, size: fileSize(bytes) } : null;
}

export function listedFilm(src: string): Video | undefined {
  return portalContent().campaigns.videos.find(({ address }) => address === src);
}

/** The size of one of the portal's own files; null for a missing file and for another site's address. */
function fileBytes(address: string): number | null {
  if (!/^\/videos\/[\w.-]+$/.test(address)) return null;
  return fs.statSync(path.join(process.cwd(), "public", address), { throwIfNoEntry: false })?.size ?? null;
}

export type VideoTexts = ReturnType<typeof videoTexts>;

export const videoTexts = (language: Language) =>
  pickTexts(translatorFor(language, "video"), ["play", "silent", "close", "words", "soundOnly"]);
