import "../lib/process/survive-log-errors.ts";
import { readCommand } from "../lib/process/read-command.ts";
import { endWithParent } from "./command/end-with-parent.mjs";

// Starts the server (server/start.ts). Installed services, images and releases before name this file.

const { values } = readCommand({
  name: "start",
  description: "Serves the built portal until it is stopped. Every setting is listed in docs/settings.md.",
  options: { dev: { type: "boolean", meaning: "with hot reloading, for developers" } },
});
// Under npm without `npm start` above it, as in a folder of npm run standalone.
if (process.env.npm_lifecycle_event && process.connected === undefined) endWithParent();
const { start } = await import("../server/start.ts");
await start(values);
