import { tryStorage } from "../layout/visitor/try-storage.ts";

/** The choice of this browser to hide the titles of sensitive pages. */
const storageKey = "hide-titles";
/** An attribute of `<html>` while titles are hidden. Style rules choose the button's label by it, also before hydration. */
const hiddenMark = "data-hides-titles";

/**
 * Sets the neutral title and the mark before the page is painted, where the reader has chosen it on this device
 * (rule: articles.private). The script is the same on every page, so that a stored page stays the same for everybody.
 */
export const hideTitleBeforePaint = `(function(){try{if(localStorage.getItem("${storageKey}")==="1"){document.title=document.currentScript.getAttribute("data-title");document.documentElement.setAttribute("${hiddenMark}","")}}catch(e){}})()`;

export const hidesTitles = (): boolean => tryStorage("local", (storage) => storage.getItem(storageKey)) === "1";

/** Whether titles are hidden as the button's label says. */
export const isTitleHidden = (): boolean => document.documentElement.hasAttribute(hiddenMark);

export function markTitleHidden(hides: boolean): void {
  document.documentElement.toggleAttribute(hiddenMark, hides);
}

/** A browser that stores nothing keeps the choice for this page only. */
export function rememberHiddenTitles(hides: boolean): void {
  tryStorage("local", (storage) => (hides ? storage.setItem(storageKey, "1") : storage.removeItem(storageKey)));
}

/**
 * Sets a title and keeps it: React sets the page's own title again when it takes the page over, which may be after the
 * effects of the components.
 * @returns what stops it
 */
export function keepTitle(title: string): () => void {
  const set = () => {
    if (document.title !== title) document.title = title;
  };
  const watch = new MutationObserver(set);
  set();
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => watch.disconnect();
}
