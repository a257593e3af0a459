import * as z from "zod";
import { trustedProxies } from "./trusted-proxies.ts";

// Every message of an invalid value continues a sentence that begins with the setting's name: "must be …".

const wholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,9}$/, error)
    .transform(Number)
    .refine((number) => number >= least && number <= most, error);
};
const port = wholeNumber(1, 65_535);
const oneOrZero = z.enum(["", "0", "1"], { error: "must be 1 or 0" }).default("");
const flag = oneOrZero.transform((value) => value === "1");
const httpUrl = z.url({
  protocol: /^https?$/,
  error: "must be an address that begins with https:// or http://",
  abort: true,
});
const origin = httpUrl.transform((value) => value.replace(/\/+$/, ""));
/** Links are made by putting a path behind it. */
const publicAddress = httpUrl
  .refine((value) => {
    const { pathname, search, hash, username } = new URL(value);
    return `${search}${hash}${username}` === "" && pathname === "/";
  }, "must be an address without a path, such as https://learn.example.org")
  .transform((value) => new URL(value).origin);
/** Secrets are sent to it, so the address must be encrypted or on this machine. */
const providerUrl = (usual: string) =>
  origin
    .refine(
      (value) => /^https:|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/.test(`${value}/`),
      "must begin with https://",
    )
    .default(usual);

const smtpForm = "must be smtp://user:password@host:port or smtps://…, with the name of a mail server";

/** Values with commas between them: the first is the new one. */
function listOf(shape: RegExp, problem: string) {
  return z
    .string()
    .transform((written) => written.split(",").map((value) => value.trim()))
    .refine((values) => values.every((value) => shape.test(value)), problem)
    .optional();
}

/** Every setting, as it is written in the environment. */
export const environment = z.object({
  PORT: port.default(3000).describe("where it listens"),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be an address or a name of this machine, without a port")
    .optional()
    .describe(
      "the address of this machine that it listens on: 127.0.0.1 behind a proxy on the same machine; all where it is not set",
    ),
  PORTAL_URL: publicAddress
    .optional()
    .describe("the public address, used in links, mails and certificates; http://localhost:$PORT where it is not set"),
  PORTAL_DATA_DIR: z
    .string()
    .min(1)
    .default("./data")
    .describe(
      "SQLite files, mails without SMTP_URL, the generated secrets; a folder for the portal alone, closed to other users",
    ),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, "must begin with postgres://")
    .optional()
    .describe("PostgreSQL, as postgres://user:password@host/database; SQLite in the data folder where it is not set"),
  DATABASE_TIMEOUT_MS: wholeNumber(100, 600_000)
    .default(10_000)
    .describe("how long PostgreSQL may take for a query or a connection before the visitor gets an error"),
  SESSION_SECRET: z
    .string()
    .min(32, "must have 32 characters or more")
    .optional()
    .describe(
      "seals the session cookie, 32 characters or more; made on the first start and stored in the data folder where it is not set",
    ),
  SESSION_SECRETS: listOf(/^.{32,}$/, "must be secrets of 32 characters or more with commas between them").describe(
    "in place of SESSION_SECRET while it is changed: the new one, a comma, and the earlier ones, which still open what they have sealed",
  ),
  BADGE_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, "must have 64 hexadecimal digits")
    .optional()
    .describe(
      "signs the digital badges, 64 hexadecimal digits (openssl rand -hex 32); made on the first start and stored in the data folder where it is not set",
    ),
  BADGE_KEYS: listOf(/^[0-9a-f]{64}$/i, "must be keys of 64 hexadecimal digits with commas between them").describe(
    "in place of BADGE_KEY after it was changed: the new one, a comma, and the earlier ones, by which earlier badges are verified",
  ),
  PORTAL_CONTENT_DIR: z.string().min(1).default("./content").describe("another content folder"),
  TRUSTED_PROXIES: trustedProxies
    .default(0)
    .describe(
      "whose X-Forwarded-* headers count: how many proxies stand in front, or their addresses and ranges, such as loopback, 10.0.0.0/8",
    ),
  PROXY_CACHES_PAGES: flag.describe(
    "1 lets the proxy in front store public pages for seconds; only for one that does it as deploy/nginx.conf does",
  ),
  PORTAL_UPSTREAM_URL: origin
    .optional()
    .describe("answers every call from an existing backend at this address; the portal's own where it is not set"),
  PORTAL_UPSTREAM_TIMEOUT_MS: wholeNumber(100, 60_000)
    .default(5000)
    .describe("how long the calls of one page to that backend may take"),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: smtpForm, abort: true })
    .refine((value) => new URL(value).hostname !== "", smtpForm)
    .optional()
    .describe(
      "the mail server, as smtp://user:password@host:port or smtps://…; each mail becomes a file in the data folder where it is not set",
    ),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, "must be address@host or Name <address@host>")
    .optional()
    .describe(
      "who mails come from, address@host or Name <address@host>; the foundation's address in content/site.yaml where it is not set",
    ),
  PASSWORD_MIN_LENGTH: wholeNumber(5, 64).default(5).describe("the shortest password"),
  QUIZ_KEYS_IN_BROWSER: flag.describe(
    "1 sends the quiz key with the questions and counts the score that comes back, for an existing mobile app (docs/product/quizzes.md)",
  ),
  TESTS_WITHOUT_WAITING: flag.describe(
    "1 requires no reading time and no pause after a failed quiz; rejected unless the data folder is one of the tests",
  ),
  SKIP_WARM_UP: flag.describe(
    "1 does not render the most visited pages after the start; the first visitor of each then waits for it",
  ),
  PORTAL_OFFLINE: oneOrZero
    .transform((value) => value !== "0")
    .describe("0 switches reading offline off, and takes the service worker and all that it stored off every phone"),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe("sign in with Google, together with the secret; no button where it is not set"),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe("the secret of that client"),
  GOOGLE_ISSUER: providerUrl("https://accounts.google.com").describe(
    "Google's address for signing in; changed for tests only",
  ),
  GOOGLE_TOKENINFO_URL: providerUrl("https://oauth2.googleapis.com/tokeninfo").describe(
    "where Google checks a token of the mobile app; changed for tests only",
  ),
  GOOGLE_USERINFO_URL: providerUrl("https://openidconnect.googleapis.com/v1/userinfo").describe(
    "where Google names the person; changed for tests only",
  ),
  FACEBOOK_APP_ID: z
    .string()
    .optional()
    .describe("sign in with Facebook, together with the secret; no button where it is not set"),
  FACEBOOK_APP_SECRET: z.string().optional().describe("the secret of that app"),
  FACEBOOK_DIALOG_URL: providerUrl("https://www.facebook.com/v24.0/dialog/oauth").describe(
    "Facebook's address for signing in; changed for tests only",
  ),
  FACEBOOK_GRAPH_URL: providerUrl("https://graph.facebook.com/v24.0").describe(
    "where Facebook names the person; changed for tests only",
  ),
  METRICS_PORT: port.optional().describe("where metrics for Prometheus are served; none where it is not set"),
  METRICS_HOST: z
    .string()
    .min(1)
    .default("127.0.0.1")
    .describe("the address of this machine that METRICS_PORT listens on"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"], {
      error: "must be fatal, error, warn, info, debug or silent",
    })
    .default("info")
    .describe("the least important lines of the log; debug adds the answers from the response cache"),
  SHUTDOWN_DELAY_MS: wholeNumber(0, 120_000)
    .default(0)
    .describe(
      "how long requests are still accepted after SIGTERM, while /readyz answers 503: as long as a load balancer needs to notice it",
    ),
  SHUTDOWN_TIMEOUT_MS: wholeNumber(100, 120_000)
    .default(10_000)
    .describe("how long the requests in progress may take after that"),
  PORTAL_REQUEST_TIMEOUT_MS: wholeNumber(100, 600_000)
    .default(50_000)
    .describe("how long a request may take to arrive whole; changed for tests only"),
  STAND_IN: flag.describe(
    "1 lets this process run beside another one on the same SQLite file; npm run upgrade sets it for the moments of a restart",
  ),
  SOCIAL_TIMEOUT_MS: wholeNumber(100, 120_000).default(3000).describe("how long Google or Facebook may take to answer"),
});

export type SettingDescription = { name: string; meaning: string; default: string };

/** Each setting of the schema, in its order; the default is empty where there is none. */
export function describeSettings(): SettingDescription[] {
  return Object.entries(environment.shape).map(([name, field]) => {
    const value = field.safeParse(undefined).data;
    return {
      name,
      meaning: field.description ?? "",
      default: typeof value === "string" || typeof value === "number" ? String(value) : "",
    };
  });
}
