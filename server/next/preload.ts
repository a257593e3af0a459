type Preloading = { unstable_preloadEntries?: () => Promise<void> };

/**
 * Loads the code of every page and of every handler, which Next does else at the first request of each: that blocks the
 * process for a tenth of a second. Next's own setting for it does not wait for the end. `app`: Next's server, prepared
 */
export async function preloadPages(app: unknown): Promise<void> {
  const node = (app as { server?: { server?: Preloading } }).server?.server;
  if (!node?.unstable_preloadEntries)
    throw new Error("Next cannot load its pages before the first request any more: docs/upgrading-next.md");
  await node.unstable_preloadEntries();
}
