import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  type IPolicy,
  retry,
  wrap,
} from "cockatiel";

/** The page's time is over, so there is none left for a second attempt. */
export class TimeIsUp extends Error {
  constructor() {
    super("the time limit of the page has passed");
  }
}

/** A response that is too large would be so again at a second attempt. */
export class ResponseTooLarge extends Error {}

/** The backend, or a proxy in front of it, reports that it cannot answer. */
const isAway = ({ status }: { status: number }) => status === 502 || status === 503 || status === 504;

const failuresInARow = 5;
/** Short, so that pages are back soon after the backend is. */
const restMs = 1000;

/** Policies for calls that change something, and for reads, which may be made twice. */
export type UpstreamGuard = { writes: IPolicy; reads: IPolicy };

/**
 * A circuit breaker for an existing backend. After five failures in a row only one call a second is passed on, and
 * every other call fails at once, until the backend responds. Only a missing response counts as a failure: an error
 * response of one broken call affects no other call. A read that failed is repeated at most twice, as long as the page
 * has time.
 */
export function upstreamGuard(): UpstreamGuard {
  const silence = handleWhen((error) => !(error instanceof ResponseTooLarge)).orWhenResult((answer) =>
    isAway(answer as Response),
  );
  const breaker = circuitBreaker(silence, { halfOpenAfter: restMs, breaker: new ConsecutiveBreaker(failuresInARow) });
  const final = [TimeIsUp, ResponseTooLarge, BrokenCircuitError];
  const worthASecondAttempt = handleWhen((error) => !final.some((kind) => error instanceof kind)).orWhenResult(
    (answer) => isAway(answer as Response),
  );
  const again = retry(worthASecondAttempt, {
    maxAttempts: 2,
    backoff: new ExponentialBackoff({ initialDelay: 50, maxDelay: 200 }),
  });
  return { writes: breaker, reads: wrap(again, breaker) };
}
