import { cachedContent } from "../../lib/platform/content/cached-content";
import { settings } from "../../lib/platform/settings";

// Loads the content once, as a process of the portal does at its start, and prints what it took. The argument is the
// folder of the stored copy: an empty one makes the process load everything itself, and store it.

const [folder = ""] = process.argv.slice(2);
const { contentDir } = settings();
const before = process.memoryUsage.rss();
const processor = process.cpuUsage();
cachedContent(contentDir, folder);
const { user, system } = process.cpuUsage(processor);
const megabytes = (process.memoryUsage.rss() - before) / 1e6;
console.log(JSON.stringify({ processorMs: (user + system) / 1000, megabytes }));
