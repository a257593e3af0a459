"use client";

import { useEffect } from "react";
import { drills } from "./beat";
import { playBeat } from "./play-beat";

const button = "input.beat-start[data-drill]";

/**
 * The sound of the drills on this page (rule: reading.drill). The circle beats by style sheets alone; where there is no
 * Web Audio nothing else happens.
 */
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
