import { spawn } from "node:child_process";
import path from "node:path";
import { UpgradeError } from "./home.mjs";

/**
 * The environment of a command of a release: its own Node and packages come first.
 * @param {string} folder
 * @param {Record<string, string | undefined>} [env]
 * @returns {NodeJS.ProcessEnv}
 */
export function releaseEnv(folder, env = {}) {
  const PATH = `${path.join(folder, "node_modules", ".bin")}${path.delimiter}${process.env.PATH}`;
  return { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env, PATH };
}

/**
 * Runs a command in a folder to its end; what it prints goes to the terminal.
 * @param {string} folder
 * @param {[string, ...string[]]} command
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<void>}
 */
export function runIn(folder, [command, ...args], env = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: releaseEnv(folder, env),
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.on("error", (error) => reject(new UpgradeError(`${command} could not be started: ${error.message}`)));
    child.on("close", (code, signal) => {
      if (code === 0) resolve();
      else reject(new UpgradeError(`${[command, ...args].join(" ").slice(0, 100)} ended with ${signal ?? code}`));
    });
  });
}
