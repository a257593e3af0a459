import { spawn } from "node:child_process";
import path from "node:path";
import { UpgradeError } from "./home.ts";

/** The environment of a command of a release: its own Node and packages come first. */
export function releaseEnv(folder: string, env: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  const PATH = `${path.resolve(folder, "node_modules", ".bin")}${path.delimiter}${process.env.PATH}`;
  return { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...env, PATH };
}

/** Runs a command in a folder to its end; what it prints goes to the terminal. */
export function runIn(
  folder: string,
  [command, ...args]: [string, ...string[]],
  env: Record<string, string | undefined> = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: releaseEnv(folder, env),
      stdio: ["ignore", "inherit", "inherit"],
    });
    child.on("error", (error) => reject(new UpgradeError(`${command} could not be started: ${error.message}`)));
    child.on("close", (code, signal) => {
      if (code === 0) resolve();
      else reject(new UpgradeError(`${[command, ...args].join(" ").slice(0, 100)} ended with ${signal ?? code}.`));
    });
  });
}
