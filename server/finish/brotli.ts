import { constants } from "node:zlib";

/** Holds the longest page: what it repeats may be far apart (docs/performance.md). */
const window = { [constants.BROTLI_PARAM_LGWIN]: 18 };

/** For a page that a visitor waits for: it takes the processor time of gzip, and makes a page a third smaller. */
export const quickBrotli = { params: { ...window, [constants.BROTLI_PARAM_QUALITY]: 5 } };
/** A tenth smaller again. It takes some 100 ms a page. */
export const bestBrotli = { params: { ...window, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
