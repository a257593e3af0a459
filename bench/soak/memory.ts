import { median, table } from "../support/figures";

/** What a portal holds, in MB, so many seconds after the start. `cached`: all bytes of the caches. */
export type MemorySample = { seconds: number } & Record<keyof typeof names, number> & {
    /** The longest delay of the event loop since the sample before, in ms. */
    delay: number;
  };

export const mostMemoryMb = 600;
/** The median of the last third may be so much above that of the middle third. */
const levelWithin = 1.03;

const names = {
  resident: "process_resident_memory_bytes",
  heapUsed: "nodejs_heap_size_used_bytes",
  external: "nodejs_external_memory_bytes",
  arrayBuffers: "portal_array_buffer_bytes",
  cached: "portal_cached_bytes",
} as const;

export async function readMemory(metricsUrl: string, seconds: number): Promise<MemorySample> {
  const text = await (await fetch(metricsUrl)).text();
  const sum = (name: string) => {
    const values = text
      .matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, "gm"))
      .map(([, value]) => Number(value));
    const all = [...values];
    return all.length > 0 ? all.reduce((one, other) => one + other) : Number.NaN;
  };
  const sizes = Object.entries(names).map(([key, name]) => [key, sum(name) / 2 ** 20]);
  const ofNames = Object.fromEntries(sizes) as Record<keyof typeof names, number>;
  return { seconds, delay: 1000 * sum("nodejs_eventloop_lag_max_seconds"), ...ofNames };
}

/** Whether resident memory stopped growing, and the factor between the medians of its last and middle third. */
export function measureGrowth(resident: number[]): { isLevel: boolean; growth: number } {
  const third = (index: number) =>
    median(resident.slice(Math.floor((resident.length * index) / 3), Math.floor((resident.length * (index + 1)) / 3)));
  const growth = third(2) / third(1);
  return { isLevel: growth <= levelWithin, growth };
}

/** A line for each period: the sample with the highest resident memory, so that no peak is left out. */
export function tableOfMemory(samples: MemorySample[], everySeconds: number): string {
  const periods = Map.groupBy(samples, ({ seconds }) => Math.floor(seconds / everySeconds));
  const rows = [...periods.values()].map((period) => {
    const highest = period.reduce((one, other) => (other.resident > one.resident ? other : one));
    const keys = ["resident", "heapUsed", "external", "arrayBuffers", "cached", "delay"] as const;
    return [highest.seconds, ...keys.map((key) => highest[key].toFixed(0))];
  });
  const sizes = ["resident MB", "V8's heap in use", "external", "of it buffers", "the portal's caches"];
  return table(["second", ...sizes, "longest delay ms"], rows);
}
