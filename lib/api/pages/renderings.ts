// Next dates a cached page by the end of its rendering, and shares the rendering among all requests that arrive meanwhile. A comment that
// is written while its page is rendered would be missing for up to five minutes, for its author too. So a change waits for the renderings
// that began before it, and the pages that they made are dropped from the cache after that (page-tags.ts).

type Rendering = { ended: Promise<void>; end: () => void };

// On `globalThis`: Next's page cache and each of its bundles have a copy of this module.
const holder = globalThis as { portalRenderings?: Map<string, Rendering> };
holder.portalRenderings ??= new Map();
const renderings = holder.portalRenderings;

/** A rendering that fails is never cached, so its end is never reported: no change waits longer than this. */
const longestMs = 3000;
/** Next compares whole milliseconds: a page cached in the same millisecond in which it is dropped would stay. */
const laterMs = 2;

/** The rendering of the page with this key of Next's cache begins. */
export function renderingBegins(key: string): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const rendering = { ended: promise, end: resolve };
  renderings.get(key)?.end();
  renderings.set(key, rendering);
  setTimeout(() => drop(key, rendering), longestMs).unref();
}

/** The page with this key has been cached. */
export function renderingEnds(key: string): void {
  const rendering = renderings.get(key);
  if (rendering) setTimeout(() => drop(key, rendering), laterMs);
}

function drop(key: string, rendering: Rendering): void {
  rendering.end();
  if (renderings.get(key) === rendering) renderings.delete(key);
}

/** Resolves when each rendering that has begun by now has ended or exceeded its time limit. */
export async function currentRenderings(): Promise<void> {
  await Promise.all([...renderings.values()].map(({ ended }) => ended));
}
