import fs from "node:fs";
import path from "node:path";
import * as z from "zod";

const port = z.coerce.number().int().min(1).max(65535).default(3000);
const flag = z
  .enum(["", "0", "1"])
  .default("")
  .transform((value) => value === "1");
const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""));

const environment = z.object({
  PORT: port,
  PORTAL_URL: origin.optional(),
  PORTAL_DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional(),
  SESSION_SECRET: z.string().min(32, "must have 32 characters or more").optional(),
  PORTAL_CONTENT_DIR: z.string().min(1).default("./content"),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  PORTAL_UPSTREAM_URL: origin.optional(),
  PORTAL_UPSTREAM_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5000),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(5).max(64).default(5),
  QUIZ_KEYS_IN_BROWSER: flag,
});

export type Settings = {
  port: number;
  portalUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  sessionSecret: string;
  contentDir: string;
  trustedProxies: number;
  upstreamUrl: string | null;
  upstreamTimeoutMs: number;
  passwordMinLength: number;
  quizKeysInBrowser: boolean;
};

/** A setting that cannot be used; the message names it. */
export class SettingsError extends Error {}

/** Reads the environment. @throws SettingsError naming each setting that is wrong */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("\n"));
  }
  const values = parsed.data;
  const dataDir = path.resolve(values.PORTAL_DATA_DIR);
  return {
    port: values.PORT,
    portalUrl: values.PORTAL_URL ?? `http://localhost:${values.PORT}`,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    sessionSecret: values.SESSION_SECRET ?? keptSecret(dataDir),
    contentDir: path.resolve(values.PORTAL_CONTENT_DIR),
    trustedProxies: values.TRUSTED_PROXIES,
    upstreamUrl: values.PORTAL_UPSTREAM_URL ?? null,
    upstreamTimeoutMs: values.PORTAL_UPSTREAM_TIMEOUT_MS,
    passwordMinLength: values.PASSWORD_MIN_LENGTH,
    quizKeysInBrowser: values.QUIZ_KEYS_IN_BROWSER,
  };
}

/** Made once and kept beside the data, so that a restart signs nobody out. */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, "session-secret");
  fs.mkdirSync(dataDir, { recursive: true });
  try {
    fs.writeFileSync(file, Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("hex"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return fs.readFileSync(file, "utf8");
}

let current: Settings | undefined;

/** The settings of this process. */
export function settings(): Settings {
  current ??= readSettings(process.env);
  return current;
}
