import { colours } from "@/lib/platform/colours";
import { findSentences, type PageSentence } from "./find-sentences";
import { createReader, type ReaderEvents } from "./reader";
import { matchAny, patterns, type SpokenForms } from "./spoken-forms";

const name = "read-aloud";
/** Colours of the page's settings; where they are those of the device, its own mark. */
const look = `::highlight(${name}) { background-color: var(--color-haldi, ${colours.haldi}); color: var(--color-ink, ${colours.ink}); }
@media (forced-colors: active) { ::highlight(${name}) { background-color: Highlight; color: HighlightText; } }`;
let sheet: CSSStyleSheet | undefined;
/** For a browser without highlights: the paragraph that holds the sentence. Neither changes the size of anything. */
const ofBlock = ["bg-haldi", "text-ink"];
let marked: Element | null = null;

/** Marks one sentence in the page and takes the mark from the one before; null marks none. */
function markSentence(sentence: PageSentence | null): void {
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

function isOnScreen({ range }: PageSentence): boolean {
  const { top, bottom } = range.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** Scrolls to a sentence that is not whole between what lies over the upper and the lower edge. */
function bringIntoView({ range }: PageSentence): void {
  const { top, bottom } = range.getBoundingClientRect();
  if (top > 120 && bottom < window.innerHeight - 120) return;
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollBy({ top: top - window.innerHeight * 0.3, behavior: still ? "auto" : "smooth" });
}

type Place = keyof SpokenForms;
/** Between numbers before units: "10–19 %" is a span of percent. */
const order: Place[] = ["between", "before", "after", "words"];

/** A sentence as the voice is to say it. */
export function speakable(sentence: string, forms: SpokenForms): string {
  return order
    .reduce((text, place) => sayForms(text, forms[place], place), sentence)
    .replace(/\s+/g, " ")
    .trim();
}

function sayForms(text: string, forms: [string, string][], place: Place): string {
  if (forms.length === 0) return text;
  const said = new Map(forms);
  const pattern = patterns[place](matchAny(forms.map(([written]) => written)));
  return text.replace(pattern, (_, first: string, second: string) => {
    switch (place) {
      case "words":
        return first + (said.get(second) ?? second);
      case "before":
        return `${second} ${said.get(first) ?? first}`;
      default:
        return `${first} ${said.get(second) ?? second}${place === "between" ? " " : ""}`;
    }
  });
}

export function digitByDigit(number: string): string {
  return number.replace(/\d/g, " $& ").replace(/\s+/g, " ").trim();
}

type Props = {
  of: string;
  locale: string;
  forms: SpokenForms;
  voice: SpeechSynthesisVoice;
  speed: number;
  onEnd: ReaderEvents["onEnd"];
};
export type Reading = { go: () => void; pause: () => void; stop: () => void; setSpeed: (speed: number) => void };

/** The reading of this page by the device's voice. It ends when the page is left. */
export function startReading({ of, locale, forms, voice, speed, onEnd }: Props): Reading {
  const sentences = findSentences(of, locale);
  let last: PageSentence | null = null;
  const reader = createReader({
    engine: window.speechSynthesis,
    count: sentences.length,
    speed,
    make: (index) => {
      const utterance = new SpeechSynthesisUtterance(sayParts(sentences[index]?.parts ?? [], forms));
      utterance.voice = voice;
      utterance.lang = voice.lang;
      return utterance;
    },
    onSentence: (index) => {
      const sentence = sentences[index] ?? null;
      // Who has scrolled away is not brought back.
      const follows = !last || isOnScreen(last);
      last = sentence;
      markSentence(sentence);
      if (sentence && follows) bringIntoView(sentence);
    },
    onEnd: (how) => {
      finish();
      onEnd(how);
    },
  });
  const finish = () => {
    last = null;
    markSentence(null);
    window.removeEventListener("pagehide", stop);
  };
  const stop = () => {
    reader.stop();
    finish();
  };
  window.addEventListener("pagehide", stop);
  return { ...reader, stop };
}

/** What stands around the number of a telephone is said with its forms, the number digit by digit. */
function sayParts(parts: PageSentence["parts"], forms: SpokenForms): string {
  const said: string[] = [];
  let text = "";
  for (const part of parts) {
    if (!part.isPhone) {
      text += part.text;
      continue;
    }
    said.push(speakable(text, forms), digitByDigit(part.text));
    text = "";
  }
  return [...said, speakable(text, forms)].filter(Boolean).join(" ");
}
