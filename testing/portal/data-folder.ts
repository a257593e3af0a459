import os from "node:os";
import path from "node:path";

/** The data folder of the portal under test: its mails are read there. */
export const dataFolder =
  process.env.E2E_DATA_DIR ?? path.join(os.tmpdir(), `portal-e2e-${process.env.E2E_PORT ?? 3210}`);

/**
 * Where the build under test stores the content that its first process has loaded: a test reads there what its portal
 * shows.
 */
export const loadedContent = path.resolve(".next", "loaded-content");
