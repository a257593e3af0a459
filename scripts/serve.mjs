import "../lib/process/survive-log-errors.ts";
import { readCommand } from "../lib/process/read-command.ts";

// Starts the server (server/start.ts). Installed services, images and releases before name this file.

const { values } = readCommand({
  name: "start",
  description: "Serves the built portal until it is stopped. Every setting is listed in README.md.",
  options: { dev: { type: "boolean", meaning: "with hot reloading, for developers" } },
});
const { start } = await import("../server/start.ts");
await start(values);
