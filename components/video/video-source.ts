import { inEachLanguage, type Language } from "@/lib/platform/i18n/language";

/** The source of a video: one of the portal's files with captions in every language, or a page of YouTube or Vimeo. */
export type VideoSource =
  | { kind: "file"; address: string; captions: Record<Language, string> }
  | { kind: "frame"; frame: (language: Language) => string; page: string };

const ownFile = /^\/videos\/([\w-]+)\.mp4$/;
const youtube =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{6,20})(?=[?&#/]|$)/;
const vimeo = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?=[?#/]|$)/;

/** Parses the address of a video. @returns null for any other address, so that no unexpected host is embedded */
export function videoSource(address: string): VideoSource | null {
  const name = ownFile.exec(address)?.[1];
  if (name) {
    const beside = (ending: string) => `/videos/${name}.${ending}`;
    return { kind: "file", address, captions: inEachLanguage((language) => beside(`${language}.vtt`)) };
  }
  const onYoutube = youtube.exec(address)?.[1];
  if (onYoutube) {
    const frame = (language: Language) =>
      `https://www.youtube-nocookie.com/embed/${onYoutube}?autoplay=1&rel=0&hl=${language}&cc_load_policy=1&cc_lang_pref=${language}`;
    return { kind: "frame", frame, page: `https://www.youtube.com/watch?v=${onYoutube}` };
  }
  const onVimeo = vimeo.exec(address)?.[1];
  if (!onVimeo) return null;
  return {
    kind: "frame",
    frame: (language) => `https://player.vimeo.com/video/${onVimeo}?autoplay=1&dnt=1&texttrack=${language}`,
    page: `https://vimeo.com/${onVimeo}`,
  };
}

/** The address of a link that plays the video without JavaScript. */
export function watchAddress(source: VideoSource): string {
  return source.kind === "file" ? source.address : source.page;
}
