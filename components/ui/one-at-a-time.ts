import { useEffect, useRef, useState } from "react";

/** What an action ended with: nothing more to do, a problem to show, or the page is being left. */
export type ActionResult = "done" | "leaving" | { problem: string };

/** Runs one thing at a time: a second press while the first is under way, or while the next page loads, does nothing. */
export function useOneAtATime() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  // A page that the Back button brings back as it was left would stay busy for ever.
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      running.current = false;
      setBusy(false);
    };
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);

  const runOnce = async (action: () => Promise<ActionResult>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    const ending = await action();
    if (ending === "leaving") return;
    running.current = false;
    setBusy(false);
    if (ending !== "done") setProblem(ending.problem);
  };
  return { busy, problem, runOnce };
}
