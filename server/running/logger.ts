import { format } from "node:util";
import pino, { type Logger } from "pino";
import type { Settings } from "../../lib/platform/settings.ts";

/**
 * The log of the running portal: one JSON object on each line of the standard output. It is written through
 * `process.stdout`, whose failed writes lose a line and do not stop the process (`survive-log-errors.ts`).
 */
export function openLog(
  level: Settings["logLevel"],
  write: (line: string) => void = (line) => process.stdout.write(line),
): Logger {
  const formatters = { level: (label: string) => ({ level: label }) };
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ level, base: { pid: process.pid }, timestamp, formatters }, { write });
}

const levels = { log: "info", info: "info", debug: "debug", warn: "warn", error: "error" } as const;

/** Sends what Next and the code behind the server print into the log, with its request's id. */
export function replaceConsole(log: Logger, requestId: () => string | undefined): void {
  for (const [method, level] of Object.entries(levels))
    console[method as keyof typeof levels] = (...given: unknown[]) => {
      const id = requestId();
      log[level](id === undefined ? {} : { requestId: id }, format(...given));
    };
}
