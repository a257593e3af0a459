import { portal } from "../../portal";
import { cachedContent } from "../cached-content";
import type { Content } from "../content";
import { loadContent } from "../load";

/**
 * The published content, for tests that only use it. TEST_CONTENT_CACHE names a folder where the processes of a run,
 * which all have the same code, share what the first of them has loaded. `content()` then returns the same: what is
 * loaded and indexed once serves both.
 */
export function publishedContent(): Content {
  const folder = process.env.TEST_CONTENT_CACHE;
  portal.content ??= folder ? cachedContent("content", folder, true) : loadContent("content");
  return portal.content;
}
