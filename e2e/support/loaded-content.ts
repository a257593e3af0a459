import path from "node:path";

/** Where the build under test stores the content that its first process has loaded: a test reads there what its portal shows. */
export const loadedContent = path.resolve(".next", "loaded-content");
