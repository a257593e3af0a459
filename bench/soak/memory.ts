import { median } from "../support/figures";

/** What a portal holds, in MB. `cached`: all bytes of the caches. */
export type MemorySample = Record<keyof typeof names, number>;

export const mostMemoryMb = 600;
/** The median of the last third may be so much above that of the middle third. */
const levelWithin = 1.03;

const names = {
  resident: "process_resident_memory_bytes",
  buffers: "portal_array_buffer_bytes",
  cached: "portal_cached_bytes",
} as const;

export async function readMemory(metricsUrl: string): Promise<MemorySample> {
  const text = await (await fetch(metricsUrl)).text();
  const sum = (name: string) => {
    const values = text
      .matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "gm"))
      .map(([, value]) => Number(value));
    const all = [...values];
    return all.length > 0 ? all.reduce((one, other) => one + other) : Number.NaN;
  };
  const sizes = Object.entries(names).map(([key, name]) => [key, sum(name) / 2 ** 20]);
  return Object.fromEntries(sizes) as MemorySample;
}

/** Whether resident memory stopped growing, and the factor between the medians of its last and middle third. */
export function measureGrowth(resident: number[]): { isLevel: boolean; growth: number } {
  const third = (index: number) =>
    median(resident.slice(Math.floor((resident.length * index) / 3), Math.floor((resident.length * (index + 1)) / 3)));
  const growth = third(2) / third(1);
  return { isLevel: growth <= levelWithin, growth };
}
