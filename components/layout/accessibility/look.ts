/** How a visitor wants every page to look. Kept as words in a cookie and, for the stylesheet, on the page itself (app/accessibility.css). */
export type Look = {
  text: "normal" | "large" | "largest";
  /** `normal`: as the device asks, light or dark. */
  colours: "normal" | "light" | "contrast" | "dark";
  spacing: boolean;
  underline: boolean;
  still: boolean;
};

export const plainLook: Look = { text: "normal", colours: "normal", spacing: false, underline: false, still: false };

export const lookCookie = "accessibility";
const yearSeconds = 60 * 60 * 24 * 365;

/** Runs in the head, before anything is painted. Written without what old browsers lack. */
export const applyBeforePaint = `(function(){var m=/(?:^|; )${lookCookie}=([a-z.]+)/.exec(document.cookie);if(m)document.documentElement.setAttribute("data-look",m[1].replace(/\\./g," "))})()`;

/** The words of a look: only what differs from plain. */
export function wordsOf({ text, colours, spacing, underline, still }: Look): string[] {
  return [
    ...(text === "normal" ? [] : [text]),
    ...(colours === "normal" ? [] : [colours]),
    ...(spacing ? ["spacing"] : []),
    ...(underline ? ["underline"] : []),
    ...(still ? ["still"] : []),
  ];
}

/** The look that words name; a word nobody knows is left out. */
export function lookOf(words: string[]): Look {
  const has = (word: string) => words.includes(word);
  return {
    text: has("largest") ? "largest" : has("large") ? "large" : "normal",
    colours: (["dark", "contrast", "light"] as const).find(has) ?? "normal",
    spacing: has("spacing"),
    underline: has("underline"),
    still: has("still"),
  };
}

export function currentLook(): Look {
  return lookOf((document.documentElement.dataset.look ?? "").split(" "));
}

/** Shows a look at once and keeps it for a year; the plain look leaves nothing behind. */
export function keepLook(look: Look): void {
  const words = wordsOf(look);
  if (words.length > 0) document.documentElement.dataset.look = words.join(" ");
  else delete document.documentElement.dataset.look;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that teachers use
  document.cookie = `${lookCookie}=${words.join(".")}; path=/; max-age=${words.length > 0 ? yearSeconds : 0}; samesite=lax`;
}

/** Whether nothing may move by itself: the visitor's choice here, or the device's. */
export function staysStill(): boolean {
  return currentLook().still || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
