"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { tryStorage } from "../visitor/try-storage";
import type { SpokenForms } from "./spoken-forms";
import type { Reading } from "./start-reading";

/** The speeds that a reader can choose; 1 is that of the voice. */
const speeds = [0.75, 1, 1.25, 1.5] as const;
const storageKey = "reading-speed";

function rememberedSpeed(): number {
  const stored = tryStorage("local", (storage) => Number(storage.getItem(storageKey)));
  return speeds.find((each) => each === stored) ?? 1;
}

type Props = {
  of: string;
  locale: string;
  forms: SpokenForms;
  below: "nothing" | "reading bar";
  above: ReactNode;
  texts: Record<"listen" | "pause" | "goOn" | "stop" | "speed" | "group" | "finished" | "failed", string>;
  children: ReactNode;
};
/** Paper up to the edge, and a line below: a shadow, because a border would move the text. */
const edge = "shadow-[0_-0.5rem_0_var(--color-paper),0_1px_0_var(--color-hairline)] low:shadow-none";

/** The button and, once pressed, the reading's controls. The line is there from the start, so nothing moves. */
export function ListenBar({ of, locale, forms, below, above, texts, children }: Props) {
  const voice = useVoice(locale);
  const [state, setState] = useState<"off" | "reading" | "paused">("off");
  const [speed, setSpeed] = useState(1);
  const [said, setSaid] = useState("");
  const reading = useRef<Promise<Reading | null>>(undefined);
  useEffect(() => setSpeed(rememberedSpeed()), []);
  useEffect(() => () => void reading.current?.then((each) => each?.stop()), []);

  const begin = async (): Promise<Reading | null> => {
    if (!voice) return null;
    unlock();
    const onEnd = (how: "finished" | "failed") => {
      reading.current = undefined;
      setState("off");
      setSaid(texts[how]);
    };
    try {
      const { startReading } = await import("./start-reading");
      return startReading({ of, locale, forms, voice, speed: rememberedSpeed(), onEnd });
    } catch {
      onEnd("failed");
      return null;
    }
  };
  const press = () => {
    setSaid("");
    if (state === "reading") {
      setState("paused");
      void reading.current?.then((each) => each?.pause());
      return;
    }
    setState("reading");
    reading.current ??= begin();
    void reading.current.then((each) => each?.go());
  };
  const stop = () => {
    void reading.current?.then((each) => each?.stop());
    reading.current = undefined;
    setState("off");
  };
  const choose = (next: number) => {
    setSpeed(next);
    tryStorage("local", (storage) => storage.setItem(storageKey, String(next)));
    void reading.current?.then((each) => each?.setSpeed(next));
  };
  const active = state !== "off";
  /** The controls fill a line of a phone. */
  const needsLine = active || said !== "";
  const stays = below === "reading bar" ? "sticky top-[calc(var(--reading-bar)+0.25rem)]" : "sticky top-1";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      role="group"
      aria-label={texts.group}
      className={`flex min-h-12 flex-wrap items-center gap-2 bg-paper ${active ? `${stays} ${edge} -mx-0.5 px-0.5 z-10 low:static` : ""}`}
    >
      {above && <div className="-mb-2 basis-full">{above}</div>}
      <div className={`min-w-0 flex-1 ${needsLine ? "max-sm:hidden" : ""}`}>{children}</div>
      <p role="status" className={`text-small ${said ? "flex-1 sm:flex-none" : ""}`}>
        {said}
      </p>
      <Button
        look="secondary"
        size="small"
        className={`no-print shrink-0 ${voice ? "" : "invisible"} [@media(scripting:none)]:hidden`}
        onClick={press}
      >
        <Icon name={state === "reading" ? "pause" : "play"} className="size-5" />
        {state === "reading" ? texts.pause : state === "paused" ? texts.goOn : texts.listen}
      </Button>
      {active && (
        <>
          <Button look="quiet" size="small" className="no-print shrink-0" onClick={stop}>
            <Icon name="cross" className="size-5" />
            {texts.stop}
          </Button>
          <select
            aria-label={texts.speed}
            value={speed}
            onChange={(event) => choose(Number(event.currentTarget.value))}
            className="no-print min-h-11 min-w-0 rounded-control border border-line bg-white px-2"
          >
            {speeds.map((each) => (
              <option key={each} value={each}>
                {each}×
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}

/** iPhones let a page speak only if it began while a button was pressed, and the code is still to be loaded then. */
function unlock(): void {
  const silent = new SpeechSynthesisUtterance(" ");
  silent.volume = 0;
  window.speechSynthesis.speak(silent);
}

/** The device's voice for a locale; null on the server, and where there is none. Many browsers tell their voices late. */
function useVoice(locale: string): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState<SpeechSynthesisVoice | null>(null);
  useEffect(() => {
    if (!("speechSynthesis" in window) || !("SpeechSynthesisUtterance" in window)) return;
    const engine = window.speechSynthesis;
    const look = () => setVoice(chooseVoice(engine.getVoices(), locale));
    look();
    // Older Safari tells its voices at once and has no such event.
    engine.addEventListener?.("voiceschanged", look);
    return () => engine.removeEventListener?.("voiceschanged", look);
  }, [locale]);
  return voice;
}

export type Voice = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/**
 * The voice of the device for a language: that of India first, then any other. One that runs on a server is not taken: it
 * would send what is read to its maker (rule: accessibility.listen).
 * @param locale - such as hi-IN
 */
export function chooseVoice<Of extends Voice>(voices: readonly Of[], locale: string): Of | null {
  const wanted = locale.toLowerCase();
  const own = voices.filter(({ lang, localService }) => localService && part(lang) === part(wanted));
  // Android writes hi_IN.
  const fits = own.filter(({ lang }) => lang.toLowerCase().replace("_", "-") === wanted);
  return fits.find((voice) => voice.default) ?? fits[0] ?? own[0] ?? null;
}

function part(locale: string): string {
  return locale.toLowerCase().split(/[-_]/, 1)[0] ?? "";
}
