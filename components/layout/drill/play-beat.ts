import { beatsBetween, type Drill } from "./beat";

/** What of Web Audio the drill uses. */
export type Sound = Pick<AudioContext, "currentTime" | "destination" | "createOscillator" | "createGain" | "close">;
/** Calls `work` again and again until the returned function is called. */
export type Repeat = (work: () => void, milliseconds: number) => () => void;

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

/** A short knock. */
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
