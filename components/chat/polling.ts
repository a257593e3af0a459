const openMs = [8_000, 8_000, 15_000, 30_000, 60_000, 120_000] as const;
const closedMs = [60_000, 120_000, 300_000] as const;

/** Milliseconds until the next request for messages: longer after each one without news, and while the chat is closed. A hidden tab does not poll. */
export function pollingDelayMs(looksWithoutNews: number, open: boolean): number {
  const delays = open ? openMs : closedMs;
  return delays[Math.min(looksWithoutNews, delays.length - 1)] ?? 300_000;
}
