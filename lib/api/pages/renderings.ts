// Next keeps a page as new as of the moment its drawing ended, and lets everybody who asks meanwhile share the drawing. So a comment
// written while its page was being drawn would be missing for up to five minutes, for its author too. A change therefore waits for the
// drawings that began before it; the pages they made are forgotten after that (page-tags.ts).

type Drawing = { ended: Promise<void>; end: () => void };

// On the process: Next's page cache and each of its bundles load this file for themselves.
const holder = globalThis as { portalDrawings?: Map<string, Drawing> };
holder.portalDrawings ??= new Map();
const drawings = holder.portalDrawings;

/** A drawing that fails is never kept and so never said to have ended; nobody waits longer than this. */
const longestMs = 3000;
/** Next compares milliseconds, and what was kept in the one in which it is to be forgotten would stay. */
const laterMs = 2;

/** The page of this key of Next's cache begins to be drawn. */
export function drawingBegins(key: string): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const drawing = { ended: promise, end: resolve };
  drawings.get(key)?.end();
  drawings.set(key, drawing);
  setTimeout(() => drop(key, drawing), longestMs).unref();
}

/** The page of this key is kept. */
export function drawingEnds(key: string): void {
  const drawing = drawings.get(key);
  if (drawing) setTimeout(() => drop(key, drawing), laterMs);
}

function drop(key: string, drawing: Drawing): void {
  drawing.end();
  if (drawings.get(key) === drawing) drawings.delete(key);
}

/** Resolves when each drawing that has begun by now has ended, or has taken too long. */
export async function drawingsSoFar(): Promise<void> {
  await Promise.all([...drawings.values()].map(({ ended }) => ended));
}
