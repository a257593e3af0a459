// Next keeps a page as new as of the moment its rendering ended, and lets everybody who asks meanwhile share the rendering. So a comment
// written while its page was being drawn would be missing for up to five minutes, for its author too. A change therefore waits for the
// renderings that began before it; the pages they made are forgotten after that (page-tags.ts).

type Rendering = { ended: Promise<void>; end: () => void };

// On the process: Next's page cache and each of its bundles load this file for themselves.
const holder = globalThis as { portalRenderings?: Map<string, Rendering> };
holder.portalRenderings ??= new Map();
const renderings = holder.portalRenderings;

/** A rendering that fails is never kept and so never said to have ended; nobody waits longer than this. */
const longestMs = 3000;
/** Next compares milliseconds, and what was kept in the one in which it is to be forgotten would stay. */
const laterMs = 2;

/** The page of this key of Next's cache begins to be drawn. */
export function renderingBegins(key: string): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const rendering = { ended: promise, end: resolve };
  renderings.get(key)?.end();
  renderings.set(key, rendering);
  setTimeout(() => drop(key, rendering), longestMs).unref();
}

/** The page of this key is kept. */
export function renderingEnds(key: string): void {
  const rendering = renderings.get(key);
  if (rendering) setTimeout(() => drop(key, rendering), laterMs);
}

function drop(key: string, rendering: Rendering): void {
  rendering.end();
  if (renderings.get(key) === rendering) renderings.delete(key);
}

/** Resolves when each rendering that has begun by now has ended, or has taken too long. */
export async function currentRenderings(): Promise<void> {
  await Promise.all([...renderings.values()].map(({ ended }) => ended));
}
