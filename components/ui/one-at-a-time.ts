import { useEffect, useRef, useState } from "react";

/** The result of an action: done, a problem to show, or the page is being left. */
export type ActionResult = "done" | "leaving" | { problem: string };

/** Runs one action at a time: further presses are ignored while it runs or the next page loads. */
export function useOneAtATime() {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  // Otherwise a page that the Back button restores would stay busy forever.
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
