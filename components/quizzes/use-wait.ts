import { useEffect, useState } from "react";

/** A little longer than the server reports, so that a click right at the end is not rejected again. */
const marginMs = 500;

/** Whether the next attempt is not open yet. The time is counted from the server's answer, so a wrong clock on the phone does not matter. */
export function useWait(seconds: number, attemptNumber: number): boolean {
  const [isOver, setIsOver] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt starts the wait again
  useEffect(() => {
    setIsOver(false);
    if (seconds === 0) return;
    const opens = Date.now() + seconds * 1000 + marginMs;
    const look = () => Date.now() >= opens && setIsOver(true);
    const timer = setInterval(look, 1000);
    // Timers do not run while a phone sleeps.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [seconds, attemptNumber]);
  return seconds > 0 && !isOver;
}
