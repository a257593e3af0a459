const openMs = [8_000, 8_000, 15_000, 30_000, 60_000, 120_000] as const;
const closedMs = [60_000, 120_000, 300_000] as const;

/** How long to wait before the next look: longer with every look that brought nothing, and longer while the chat is closed. A hidden tab does not look at all. */
export function pollingDelayMs(looksWithoutNews: number, open: boolean): number {
  const delays = open ? openMs : closedMs;
  return delays[Math.min(looksWithoutNews, delays.length - 1)] ?? 300_000;
}
