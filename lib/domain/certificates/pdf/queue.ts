import PQueue from "p-queue";

/** Too many certificates are being rendered: the caller should answer "try again in a moment". */
export class CertificateQueueFull extends Error {
  override name = "CertificateQueueFull";

  constructor() {
    super("Too many certificates are being rendered at the moment");
  }
}

/**
 * Runs at most `running` tasks concurrently and queues at most `waiting` more; another one is rejected with
 * CertificateQueueFull.
 */
export function createQueue(limits: { running: number; waiting: number }) {
  const queue = new PQueue({ concurrency: limits.running });

  return async function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
    if (queue.pending + queue.size >= limits.running + limits.waiting) throw new CertificateQueueFull();
    return queue.add(task);
  };
}
