import path from "node:path";
import { cachedContent } from "../../lib/platform/content/cached-content";
import { settings } from "../../lib/platform/settings";
import { root } from "../../lib/process/steps.ts";

// Run after a build: no process of it then loads the content itself (docs/performance.md).

cachedContent(settings().contentDir, path.join(root, ".next", "loaded-content"));
