import path from "node:path";
import * as z from "zod";
import { secretIn } from "./private-file";

const port = z.coerce.number().int().min(1).max(65535).default(3000);
const flag = z
  .enum(["", "0", "1"])
  .default("")
  .transform((value) => value === "1");
const origin = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ""));
/** Secrets travel to it: encrypted, or not over the network at all. */
const providerUrl = (usual: string) =>
  origin.refine((value) => /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${value}/`), "must begin with https://").default(usual);

const environment = z.object({
  PORT: port,
  PORTAL_URL: origin.optional(),
  PORTAL_DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional(),
  SESSION_SECRET: z.string().min(32, "must have 32 characters or more").optional(),
  BADGE_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, "must have 64 hexadecimal digits")
    .optional(),
  PORTAL_CONTENT_DIR: z.string().min(1).default("./content"),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  PORTAL_UPSTREAM_URL: origin.optional(),
  PORTAL_UPSTREAM_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(5000),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be smtp://user:password@host:port or smtps://…" }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, "must be address@host or Name <address@host>")
    .optional(),
  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(5).max(64).default(5),
  QUIZ_KEYS_IN_BROWSER: flag,
  TESTS_WITHOUT_WAITING: flag,
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: providerUrl("https://accounts.google.com"),
  GOOGLE_TOKENINFO_URL: providerUrl("https://oauth2.googleapis.com/tokeninfo"),
  GOOGLE_USERINFO_URL: providerUrl("https://openidconnect.googleapis.com/v1/userinfo"),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_DIALOG_URL: providerUrl("https://www.facebook.com/v24.0/dialog/oauth"),
  FACEBOOK_GRAPH_URL: providerUrl("https://graph.facebook.com/v24.0"),
  SOCIAL_TIMEOUT_MS: z.coerce.number().int().min(100).max(120_000).default(3000),
});

export type Settings = {
  port: number;
  portalUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  sessionSecret: string;
  /** The seed of the key that signs digital badges, as 64 hexadecimal digits; null where it is made and kept in the data folder. */
  badgeKey: string | null;
  contentDir: string;
  trustedProxies: number;
  upstreamUrl: string | null;
  upstreamTimeoutMs: number;
  smtpUrl: string | null;
  mailFrom: string | null;
  passwordMinLength: number;
  quizKeysInBrowser: boolean;
  /**
   * Only in tests: a page counts as read once it was open, however briefly, a failed quiz may be taken again at once, no source waits, and
   * passwords are hashed at the least cost.
   */
  testsWithoutWaiting: boolean;
  /** What signs people in besides the password; null where it is not set up. */
  social: { google: GoogleSettings | null; facebook: FacebookSettings | null };
  socialTimeoutMs: number;
};

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string; tokenInfoUrl: string; userInfoUrl: string };
export type FacebookSettings = { appId: string; appSecret: string; dialogUrl: string; graphUrl: string };

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
  if (values.TESTS_WITHOUT_WAITING && !isFolderOfTests(dataDir)) {
    throw new SettingsError("TESTS_WITHOUT_WAITING: works only with a data folder of the tests, never in a portal that people learn in");
  }
  return {
    port: values.PORT,
    portalUrl: values.PORTAL_URL ?? `http://localhost:${values.PORT}`,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    sessionSecret: values.SESSION_SECRET ?? keptSecret(dataDir, "session-secret"),
    badgeKey: values.BADGE_KEY ?? null,
    contentDir: path.resolve(values.PORTAL_CONTENT_DIR),
    trustedProxies: values.TRUSTED_PROXIES,
    upstreamUrl: values.PORTAL_UPSTREAM_URL ?? null,
    upstreamTimeoutMs: values.PORTAL_UPSTREAM_TIMEOUT_MS,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    passwordMinLength: values.PASSWORD_MIN_LENGTH,
    quizKeysInBrowser: values.QUIZ_KEYS_IN_BROWSER,
    testsWithoutWaiting: values.TESTS_WITHOUT_WAITING,
    social: { google: googleSettings(values), facebook: facebookSettings(values) },
    socialTimeoutMs: values.SOCIAL_TIMEOUT_MS,
  };
}

/** The tests give their data folders such a name and delete them afterwards. */
function isFolderOfTests(dataDir: string): boolean {
  return dataDir.split(path.sep).some((part) => /^portal-(e2e|contract|unit|data|test)-./.test(part));
}

type Environment = z.infer<typeof environment>;

function googleSettings(values: Environment): GoogleSettings | null {
  const pair = bothOrNeither(values, "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET");
  if (!pair) return null;
  const [clientId, clientSecret] = pair;
  return { clientId, clientSecret, issuer: values.GOOGLE_ISSUER, tokenInfoUrl: values.GOOGLE_TOKENINFO_URL, userInfoUrl: values.GOOGLE_USERINFO_URL };
}

function facebookSettings(values: Environment): FacebookSettings | null {
  const pair = bothOrNeither(values, "FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET");
  return pair && { appId: pair[0], appSecret: pair[1], dialogUrl: values.FACEBOOK_DIALOG_URL, graphUrl: values.FACEBOOK_GRAPH_URL };
}

/** An id without its secret is a mistake, not a portal without social sign-in. */
function bothOrNeither(values: Environment, ...names: [keyof Environment, keyof Environment]): [string, string] | null {
  const [id, secret] = names.map((name) => values[name] as string | undefined);
  if (id && secret) return [id, secret];
  if (!id && !secret) return null;
  throw new SettingsError(`${id ? names[1] : names[0]}: must be set too, beside ${id ? names[0] : names[1]}`);
}

/** A restart signs nobody out, and a badge from before stays valid. */
export function keptSecret(dataDir: string, name: "session-secret" | "badge-key"): string {
  return secretIn(dataDir, name);
}

let current: Settings | undefined;

/** The settings of this process. */
export function settings(): Settings {
  current ??= readSettings(process.env);
  return current;
}
