/** A visitor's display settings. Stored as tokens in a cookie and, for the stylesheet, on the html element (app/accessibility.css). */
export type Look = {
  text: "normal" | "large" | "largest";
  /** `normal`: as the device prefers, light or dark. */
  colours: "normal" | "light" | "contrast" | "dark";
  spacing: boolean;
  underline: boolean;
  still: boolean;
};

export const plainLook: Look = { text: "normal", colours: "normal", spacing: false, underline: false, still: false };

export const lookCookie = "accessibility";
const yearSeconds = 60 * 60 * 24 * 365;

/** Runs in the head, before the first paint; uses only syntax that old browsers support. */
export const applyBeforePaint = `(function(){var m=/(?:^|; )${lookCookie}=([a-z.]+)/.exec(document.cookie);if(m)document.documentElement.setAttribute("data-look",m[1].replace(/\\./g," "))})()`;

/** The tokens of a look: only the differences from the plain look. */
export function tokensOf({ text, colours, spacing, underline, still }: Look): string[] {
  return [
    ...(text === "normal" ? [] : [text]),
    ...(colours === "normal" ? [] : [colours]),
    ...(spacing ? ["spacing"] : []),
    ...(underline ? ["underline"] : []),
    ...(still ? ["still"] : []),
  ];
}

/** The look described by tokens; unknown ones are ignored. */
export function lookOf(tokens: string[]): Look {
  const has = (word: string) => tokens.includes(word);
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

/** Applies a look at once and stores it for a year; the plain look deletes the cookie. */
export function saveLook(look: Look): void {
  const tokens = tokensOf(look);
  if (tokens.length > 0) document.documentElement.dataset.look = tokens.join(" ");
  else delete document.documentElement.dataset.look;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that teachers use
  document.cookie = `${lookCookie}=${tokens.join(".")}; path=/; max-age=${tokens.length > 0 ? yearSeconds : 0}; samesite=lax`;
}

/** Whether automatic motion is off, by the visitor's choice here or on the device. */
export function staysStill(): boolean {
  return currentLook().still || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
