/** What is on or off. `nopictures`: the server sends none, and their words show (server/route/route.ts). */
export const lookSwitches = ["spacing", "underline", "still", "nopictures"] as const;

/** A visitor's display settings, as tokens in a cookie and on the html element (app/accessibility.css). */
export type Look = Record<(typeof lookSwitches)[number], boolean> & {
  text: "normal" | "large" | "largest";
  /** `normal`: light or dark, as the device prefers. */
  colours: "normal" | "light" | "contrast" | "dark";
};

export const plainLook: Look = {
  text: "normal",
  colours: "normal",
  spacing: false,
  underline: false,
  still: false,
  nopictures: false,
};

/** The server reads it too (lib/contract/rules/page-cookies.ts). */
export const lookCookie = "accessibility";
/**
 * Set with a session and deleted by a logout (`hintCookie` in lib/platform/session/seal.ts, which the browser cannot
 * load). next.config.mjs loads this file by itself: it imports nothing.
 */
export const hintCookie = "signed_in";
const yearSeconds = 60 * 60 * 24 * 365;

/** How long the page's scripts may take to load before their replacements are shown. */
const scriptsMs = 12_000;

const applyLook = `var m=/(?:^|; )${lookCookie}=([a-z.]+)/.exec(document.cookie);if(m)d.setAttribute("data-look",m[1].replace(/\\./g," "))`;

/** While scripts load, `WithoutScript` is hidden. It shows when a script has failed, or after a while. */
const awaitScripts = `d.setAttribute("data-scripts","wait");function f(){d.removeAttribute("data-scripts")}document.addEventListener("error",function(e){if(e.target&&e.target.tagName==="SCRIPT")f()},true);setTimeout(f,${scriptsMs})`;

/** Marks a browser with a session's hint cookie, so that a stored page shows it no words for guests. */
const markSignedIn = `if(/(?:^|; )${hintCookie}=1/.test(document.cookie))d.setAttribute("data-signed-in","")`;

/**
 * Three Devanagari letters are equally wide only where a browser draws the same box for each: such a device loads the
 * portal's letters (app/hindi-letters.css). After the page is parsed, so that no first view waits for it.
 */
const findHindi = `document.addEventListener("DOMContentLoaded",function(){try{var c=document.createElement("canvas").getContext("2d");c.font="16px sans-serif";var w=["क","ट","ळ"].map(function(l){return c.measureText(l).width});if(w[0]===w[1]&&w[1]===w[2])d.setAttribute("data-no-hindi","")}catch(e){}})`;

/** On a slow line headings take the device's letters: the portal's weigh 7.5 KB. */
const saveFont = `var n=navigator.connection||{};if(n.saveData||/2g/.test(n.effectiveType||""))d.setAttribute("data-slow","")`;

/** Runs in the head, before the first paint; uses only syntax that old browsers support. */
export const applyBeforePaint = `(function(){var d=document.documentElement;${applyLook};${markSignedIn};${saveFont};${awaitScripts};${findHindi}})()`;

/** The tokens of a look: only the differences from the plain look. */
export function lookTokens(look: Look): string[] {
  return [look.text, look.colours, ...lookSwitches.filter((each) => look[each])].filter((word) => word !== "normal");
}

/** The look described by tokens; unknown ones are ignored. */
export function parseLook(tokens: string[]): Look {
  const has = (word: string) => tokens.includes(word);
  return {
    text: has("largest") ? "largest" : has("large") ? "large" : "normal",
    colours: (["dark", "contrast", "light"] as const).find(has) ?? "normal",
    spacing: has("spacing"),
    underline: has("underline"),
    still: has("still"),
    nopictures: has("nopictures"),
  };
}

export function currentLook(): Look {
  return parseLook((document.documentElement.dataset.look ?? "").split(" "));
}

/** Applies a look at once and stores it for a year; the plain look deletes the cookie. */
export function saveLook(look: Look): void {
  const tokens = lookTokens(look);
  if (tokens.length > 0) document.documentElement.dataset.look = tokens.join(" ");
  else delete document.documentElement.dataset.look;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that teachers use
  document.cookie = `${lookCookie}=${tokens.join(".")}; path=/; max-age=${tokens.length > 0 ? yearSeconds : 0}; samesite=lax`;
}

/** Shows or hides the pictures of a page that is open already: the server answers for those that are loaded from now on. */
export function applyPictures(hidden: boolean): void {
  for (const picture of document.querySelectorAll("img")) {
    const { hiddenSrc } = picture.dataset;
    const src = picture.getAttribute("src") ?? "";
    if (hidden && /^\/(?:images|videos)\//.test(src) && !/^\/images\/(?:brand|partners|signatures)\//.test(src)) {
      picture.dataset.hiddenSrc = src;
      picture.removeAttribute("src");
    } else if (!hidden) {
      // Also one that came without bytes while pictures were off.
      if (hiddenSrc ?? src) picture.src = hiddenSrc ?? src;
      delete picture.dataset.hiddenSrc;
    }
  }
}

/** Whether automatic motion is off, by the visitor's choice here or on the device. */
export function staysStill(): boolean {
  return currentLook().still || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
