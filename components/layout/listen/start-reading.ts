import { findSentences, type PageSentence } from "./find-sentences";
import { bringIntoView, isOnScreen, markSentence } from "./mark-sentence";
import { createReader, type ReaderEvents } from "./reader";
import { digitByDigit, speakable } from "./speakable";
import type { SpokenForms } from "./spoken-forms";

type Props = {
  /** The elements that are read. */
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
