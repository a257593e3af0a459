import "./survive-log-errors.ts";
import { type ChildProcess, spawn } from "node:child_process";
import os from "node:os";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "..", "..");
const bin = path.join(root, "node_modules", ".bin");

/** At most 60 % of the heap may live after the worst requests (`npm run bench -- memory`, docs/performance.md). */
export const heapMb = 512;
export const heapFlags = ["--max-semi-space-size=8", `--max-old-space-size=${heapMb}`];

/** glibc and argon2's allocator return at once what a request used, instead of keeping it for each thread. */
export const allocatorEnv = {
  MALLOC_ARENA_MAX: "1",
  MALLOC_MMAP_THRESHOLD_: "32768",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MIMALLOC_PURGE_DELAY: "0",
};

/** Node stores compiled code and TypeScript without types for the next start (docs/performance.md). */
export const compiledEnv = { NODE_COMPILE_CACHE: path.join(root, "node_modules", ".cache", "compiled") };

/** The environment of every process that this project starts: its own Node 24 comes first in the path. */
export function projectEnv(extra: Record<string, string | undefined> = {}): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, NEXT_TELEMETRY_DISABLED: "1", ...extra };
}

/** The commands in progress, and the signal that ends them. */
const running = new Set<ChildProcess>();
const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
let interruption: NodeJS.Signals | null = null;

function begin(child: ChildProcess) {
  if (running.size === 0) for (const signal of signals) process.on(signal, interrupt);
  running.add(child);
}

function interrupt(signal: NodeJS.Signals) {
  interruption = signal;
  for (const child of running) child.kill(signal);
}

function end(child: ChildProcess) {
  running.delete(child);
  if (running.size > 0) return;
  if (interruption) process.exit(128 + os.constants.signals[interruption]);
  for (const signal of signals) process.off(signal, interrupt);
}

type RunOptions = {
  env?: Record<string, string | undefined>;
  capture?: boolean;
  atEnd?: boolean;
  allowFailure?: boolean;
};

/**
 * Runs a command of the project to its end. A SIGINT, SIGTERM or SIGHUP ends it and then this process, so that no later step
 * begins. `capture` returns its output too; `atEnd` prints it when the command has ended, so that commands that run
 * beside each other do not mix their lines.
 * @returns its exit code, and its output if either is set
 */
export function run(
  command: string,
  args: string[],
  { env = {}, capture = false, atEnd = false, allowFailure = false }: RunOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const stdio = capture || atEnd ? "pipe" : "inherit";
    const child = spawn(command, args, { cwd: root, env: projectEnv(env), stdio: ["ignore", stdio, stdio] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8");
      stream?.on("data", (text: string) => {
        output += text;
        if (!atEnd) process.stdout.write(text);
      });
    }
    begin(child);
    child.on("error", (error) => {
      end(child);
      reject(error);
    });
    child.on("close", (ended) => {
      const code = ended ?? 1;
      end(child);
      if (interruption) return;
      if (atEnd) process.stdout.write(output);
      if (code === 0 || allowFailure) resolve({ code, output });
      else reject(Object.assign(new Error(`${command} ${args.join(" ")} ended with ${code}`), { exitCode: code }));
    });
  });
}

/** Runs named steps in order and prints each name; a failed one ends the process with its exit code. */
export async function runSteps(steps: [title: string, command: string, args: string[], options?: RunOptions][]) {
  for (const [title, command, args, options] of steps) {
    console.log(`▸ ${title}`);
    try {
      await run(command, args, options);
    } catch (thrown) {
      const error = thrown as Error & { exitCode?: number };
      console.error(`✗ ${title}: ${error.message}`);
      process.exit(error.exitCode ?? 1);
    }
  }
}
