import { constants } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

export type Ended = { code: number | null; signal: NodeJS.Signals | null };
export type Launched = { ended: Promise<Ended>; kill: (signal: NodeJS.Signals) => void };

type Surroundings = {
  say: (line: string) => void;
  /** Resolves after this time, or at once when the signal aborts. */
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** Milliseconds of a clock that no one sets. */
  now?: () => number;
};

export const firstPauseMs = 1000;
export const longestPauseMs = 60_000;
/** Who ran for so long has recovered: the next pause is the first one again. */
const recoveredMs = 10 * 60_000;

const pauseOf = (ms: number, signal: AbortSignal) => wait(ms, undefined, { signal }).catch(() => undefined);

/**
 * Starts a process, and starts it again whenever it ends by itself, after pauses that double. It stays ended where it
 * ended as it was told to (exit code 0), and where starting it again would change nothing.
 */
export function keepRunning(
  launch: () => Launched,
  { say, pause = pauseOf, now = () => performance.now() }: Surroundings,
): {
  /** The exit code of the last process, once none is started any more. */
  over: Promise<number>;
  /** Sends the signal to the process, and starts none after it. */
  stop: (signal: NodeJS.Signals) => void;
} {
  const stopped = new AbortController();
  let current: Launched | null = null;

  const run = async (): Promise<number> => {
    for (let pauseMs = firstPauseMs; ; ) {
      const begun = now();
      current = launch();
      const ended = await current.ended;
      current = null;
      const code = exitCode(ended);
      if (stopped.signal.aborted || isFinal(code)) return code;
      if (now() - begun >= recoveredMs) pauseMs = firstPauseMs;
      say(`The portal has ended: ${reasonOf(ended)}. It is started again in ${pauseMs / 1000} s.`);
      await pause(pauseMs, stopped.signal);
      if (stopped.signal.aborted) return code;
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    }
  };

  return {
    over: run(),
    stop(signal) {
      stopped.abort();
      current?.kill(signal);
    },
  };
}

const isFinal = (code: number) => code === 0 || code === refusedSettings || code === cannotListen;

function reasonOf({ code, signal }: Ended): string {
  if (signal === "SIGABRT") return "SIGABRT, as when its heap is full; the lines before this one say more";
  if (signal === "SIGKILL") return "SIGKILL, as when the machine has no memory left";
  return signal ?? `exit code ${code}; the lines before this one say more`;
}

/** As a shell has it: a signal is 128 and its number. */
function exitCode({ code, signal }: Ended): number {
  return code ?? 128 + (signal ? constants.signals[signal] : 0);
}

/**
 * The portal cannot run as it is set up, and starting it again would change nothing: a setting is refused, the data
 * folder cannot be written. EX_CONFIG of sysexits.h; deploy/systemd/portal@.service names it too.
 */
export const refusedSettings = 78;
/** The address to listen on is not free, or not of this machine. EX_UNAVAILABLE of sysexits.h. */
export const cannotListen = 69;
