/** Too many certificates are being drawn: the caller should answer "try again in a moment". */
export class CertificateQueueFull extends Error {
  override name = "CertificateQueueFull";

  constructor() {
    super("Too many certificates are being drawn at the moment");
  }
}

/** Runs at most `running` tasks at once and lets at most `waiting` more wait; one more is refused with CertificateQueueFull. */
export function createQueue(limits: { running: number; waiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    if (running < limits.running) running += 1;
    else if (waiting.length >= limits.waiting) throw new CertificateQueueFull();
    else await new Promise<void>((start) => waiting.push(start));

    try {
      return await task();
    } finally {
      // A finished task hands its place straight to the next one, so `running` changes only when nobody waits.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
