/** Ctrl-C and the end of a terminal reach this process twice: by themselves, and passed on by the process above it. */
const sameMs = 1000;

/** What tells a process to stop. */
type Source = {
  on: (event: "SIGINT" | "SIGTERM" | "SIGHUP" | "disconnect", heard: () => void) => unknown;
  /** Whether the channel to `npm start` is open, where that has started this process. */
  connected?: boolean | undefined;
};

/**
 * Calls `stop` at the first SIGINT, SIGTERM or SIGHUP, or when `npm start` has ended, however it did. `hurry` is called
 * at a later signal, which is from someone who does not want to wait.
 */
export function onStopSignal(
  { stop, hurry }: { stop: (reason: string) => void; hurry: () => void },
  source: Source = process,
  now: () => number = () => performance.now(),
): void {
  let stoppedAt: number | null = null;
  const begin = (reason: string) => {
    stoppedAt = now();
    stop(reason);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    source.on(signal, () => {
      if (stoppedAt === null) begin(signal);
      else if (now() - stoppedAt > sameMs) hurry();
    });
  if (source.connected === undefined) return;
  const end = () => {
    if (stoppedAt === null) begin("npm start has ended");
  };
  source.on("disconnect", end);
  // It has ended before this process came so far.
  if (!source.connected) end();
}
