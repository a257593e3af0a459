"use client";

import { useEffect } from "react";
import { beatsBetween, type Drill, drills } from "./beat";

export type Sound = Pick<AudioContext, "currentTime" | "destination" | "createOscillator" | "createGain" | "close">;
/** Calls `work` again and again until the returned function is called. */
type Repeat = (work: () => void, milliseconds: number) => () => void;

/** How far ahead sounds are ordered, in seconds: more than a busy phone keeps a timer waiting. */
const ahead = 1.5;
const wait = 500;
/** Until the first sound, so that it is not cut off. */
const lead = 0.05;

/** Plays the sounds of a drill by the clock of the sound itself, until the returned function is called. */
export function playBeat(drill: Drill, sound: Sound, repeat: Repeat): () => void {
  const began = sound.currentTime + lead;
  let ordered = 0;
  const order = () => {
    const until = Math.max(ordered, sound.currentTime - began + ahead);
    // A tab that was asleep does not play what it has missed.
    const from = Math.max(ordered, sound.currentTime - began);
    for (const { after, isAccent } of beatsBetween(drill, from, until))
      knock(sound, began + after, isAccent ? 1320 : 880);
    ordered = until;
  };
  order();
  const stop = repeat(order, wait);
  return () => {
    stop();
    void sound.close();
  };
}

function knock(sound: Sound, at: number, frequency: number): void {
  const tone = sound.createOscillator();
  const loudness = sound.createGain();
  tone.type = "square";
  tone.frequency.value = frequency;
  loudness.gain.setValueAtTime(0.5, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.09);
  tone.connect(loudness);
  loudness.connect(sound.destination);
  tone.start(at);
  tone.stop(at + 0.1);
}

const button = "input.beat-start[data-drill]";

/** The sound of the page's drills (rule: reading.drill). The circle beats by style sheets alone. */
export function DrillBeat() {
  useEffect(() => {
    if (!("AudioContext" in window)) return;
    let stop: (() => void) | null = null;
    const silence = () => {
      stop?.();
      stop = null;
    };
    const start = (pressed: HTMLInputElement) => {
      silence();
      const drill = drills.find((each) => each === pressed.dataset.drill);
      if (!pressed.checked || !drill) return;
      for (const other of document.querySelectorAll<HTMLInputElement>(button))
        if (other !== pressed) other.checked = false;
      const sound = new AudioContext();
      // Refused while nothing was pressed; then the circle beats without a sound.
      void sound.resume().catch(() => {});
      stop = playBeat(drill, sound, (work, milliseconds) => {
        const timer = setInterval(work, milliseconds);
        return () => clearInterval(timer);
      });
    };
    const changed = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.matches(button)) start(target);
    };
    document.addEventListener("change", changed);
    window.addEventListener("pagehide", silence);
    // Pressed before this script was there.
    const pressed = document.querySelector<HTMLInputElement>(`${button}:checked`);
    if (pressed) start(pressed);
    return () => {
      document.removeEventListener("change", changed);
      window.removeEventListener("pagehide", silence);
      silence();
    };
  }, []);
  return null;
}
