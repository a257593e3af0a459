import nextsCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { watched } from "./page-cache.ts";

/** Next's own page cache, with the pages of the build to begin with. */
export default watched(nextsCache.default);
