"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { rememberedSpeed, rememberSpeed, speeds } from "./reading-speed";
import type { SpokenForms } from "./spoken-forms";
import type { Reading } from "./start-reading";
import { useVoice } from "./use-voice";

type Props = {
  of: string;
  locale: string;
  forms: SpokenForms;
  below: "nothing" | "reading bar";
  texts: Record<"listen" | "pause" | "goOn" | "stop" | "speed" | "group" | "finished" | "failed", string>;
  children: ReactNode;
};
type State = "off" | "reading" | "paused";

/** Paper up to the edge, and a line below: a shadow, because a border would move the text. */
const edge = "shadow-[0_-0.5rem_0_var(--color-paper),0_1px_0_var(--color-hairline)] low:shadow-none";

/**
 * The button and, once it is pressed, the controls of the reading, which stay at the upper edge. The line is there from
 * the beginning, so that nothing moves when a voice is found.
 */
export function ListenBar({ of, locale, forms, below, texts, children }: Props) {
  const voice = useVoice(locale);
  const [state, setState] = useState<State>("off");
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
    rememberSpeed(next);
    void reading.current?.then((each) => each?.setSpeed(next));
  };
  const active = state !== "off";
  const stays = below === "reading bar" ? "sticky top-[calc(var(--reading-bar)+0.25rem)]" : "sticky top-1";
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      role="group"
      aria-label={texts.group}
      className={`flex min-h-12 items-center gap-2 bg-paper ${active ? `${stays} ${edge} -mx-0.5 px-0.5 z-10 low:static` : ""}`}
    >
      <div className={`min-w-0 flex-1 ${active || said ? "max-sm:hidden" : ""}`}>{children}</div>
      <p role="status" className={`text-[0.9em] ${said ? "flex-1 sm:flex-none" : ""}`}>
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
