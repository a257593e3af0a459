export type ReaderEvents = {
  onSentence: (index: number) => void;
  /** All has been read, or the voice has failed. */
  onEnd: (how: "finished" | "failed") => void;
};

type Utterance = Pick<SpeechSynthesisUtterance, "onend" | "onerror" | "rate">;
type Engine<Of> = { speak: (utterance: Of) => void; cancel: () => void; speaking: boolean; pending: boolean };

type Props<Of> = ReaderEvents & { engine: Engine<Of>; count: number; speed: number; make: (index: number) => Of };

/**
 * Reads sentences one after another. A pause ends the voice and remembers the sentence, which is read again from its
 * beginning: on many phones the voice cannot be halted within a sentence, and a long text ends by itself.
 */
export function createReader<Of extends Utterance>({ engine, count, make, onSentence, onEnd, ...props }: Props<Of>) {
  let [speed, at, turn] = [props.speed, 0, 0];
  let reading = false;
  // Held here, because some browsers lose an utterance that nothing refers to, and its end is then never told.
  let current: Of | null = null;

  const end = (how: "finished" | "failed") => {
    silence();
    at = 0;
    onEnd(how);
  };
  const silence = () => {
    reading = false;
    turn += 1;
    current = null;
    if (engine.speaking || engine.pending) engine.cancel();
  };
  const read = () => {
    if (at >= count) return end("finished");
    reading = true;
    turn += 1;
    const mine = turn;
    current = make(at);
    current.rate = speed;
    current.onend = () => {
      if (mine !== turn) return;
      at += 1;
      read();
    };
    current.onerror = () => {
      if (mine === turn) end("failed");
    };
    onSentence(at);
    engine.speak(current);
  };
  return {
    go: () => {
      silence();
      read();
    },
    pause: silence,
    stop: () => {
      silence();
      at = 0;
    },
    setSpeed: (next: number) => {
      speed = next;
      if (!reading) return;
      silence();
      read();
    },
  };
}
