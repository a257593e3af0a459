import { useEffect, useState } from "react";
import { chooseVoice } from "./voice";

/** The device's voice for a locale; null on the server, and where there is none. Many browsers tell their voices late. */
export function useVoice(locale: string): SpeechSynthesisVoice | null {
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
