import { colours } from "@/lib/platform/colours";
import type { PageSentence } from "./find-sentences";

const name = "read-aloud";
/** Colours of the page's settings; where they are those of the device, its own mark. */
const look = `::highlight(${name}) { background-color: var(--color-haldi, ${colours.haldi}); color: var(--color-ink, ${colours.ink}); }
@media (forced-colors: active) { ::highlight(${name}) { background-color: Highlight; color: HighlightText; } }`;
let sheet: CSSStyleSheet | undefined;
/** For a browser without highlights: the paragraph that holds the sentence. Neither changes the size of anything. */
const ofBlock = ["bg-haldi", "text-ink"];
let marked: Element | null = null;

/** Marks one sentence in the page and takes the mark from the one before; null marks none. */
export function markSentence(sentence: PageSentence | null): void {
  const highlights = "highlights" in CSS ? CSS.highlights : undefined;
  if (highlights) {
    if (!sheet) {
      sheet = new CSSStyleSheet();
      sheet.replaceSync(look);
      document.adoptedStyleSheets.push(sheet);
    }
    if (sentence) highlights.set(name, new Highlight(sentence.range));
    else highlights.delete(name);
    return;
  }
  if (marked === (sentence?.block ?? null)) return;
  marked?.classList.remove(...ofBlock);
  marked = sentence?.block ?? null;
  marked?.classList.add(...ofBlock);
}

/** Whether a sentence is on the screen, at least in part. */
export function isOnScreen({ range }: PageSentence): boolean {
  const { top, bottom } = range.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Scrolls to a sentence that is not whole between what lies over the upper and the lower edge. */
export function bringIntoView({ range }: PageSentence): void {
  const { top, bottom } = range.getBoundingClientRect();
  if (top > 120 && bottom < window.innerHeight - 120) return;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollBy({ top: top - window.innerHeight * 0.3, behavior: still ? "auto" : "smooth" });
}
