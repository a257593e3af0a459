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

/** As `pg` reads it: without a host it takes the one in its query. */
const isReadable = (address: string) => URL.canParse(address.replace("@/", "@localhost/"));

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
  PORT: port.default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, "must be an address or a name of this machine, without a port")
    .optional(),
  PORTAL_URL: publicAddress.optional(),
  PORTAL_DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: "must begin with postgres://", abort: true })
    .refine(isReadable, "must be an address, with signs such as # and / of its password written as %23 and %2F")
    .optional(),
  DATABASE_TIMEOUT_MS: wholeNumber(100, 600_000).default(10_000),
  SESSION_SECRET: z.string().min(32, "must have 32 characters or more").optional(),
  SESSION_SECRETS: listOf(/^.{32,}$/, "must be secrets of 32 characters or more with commas between them"),
  BADGE_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, "must have 64 hexadecimal digits")
    .optional(),
  BADGE_KEYS: listOf(/^[0-9a-f]{64}$/i, "must be keys of 64 hexadecimal digits with commas between them"),
  PORTAL_CONTENT_DIR: z.string().min(1).default("./content"),
  TRUSTED_PROXIES: trustedProxies.default(0),
  PROXY_CACHES_PAGES: flag,
  PORTAL_UPSTREAM_URL: origin.optional(),
  PORTAL_UPSTREAM_TIMEOUT_MS: wholeNumber(100, 60_000).default(5000),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: smtpForm, abort: true })
    .refine((value) => new URL(value).hostname !== "", smtpForm)
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, "must be address@host or Name <address@host>")
    .optional(),
  PASSWORD_MIN_LENGTH: wholeNumber(5, 64).default(5),
  QUIZ_KEYS_IN_BROWSER: flag,
  TESTS_WITHOUT_WAITING: flag,
  SKIP_WARM_UP: flag,
  PORTAL_OFFLINE: oneOrZero.transform((value) => value !== "0"),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: providerUrl("https://accounts.google.com"),
  GOOGLE_TOKENINFO_URL: providerUrl("https://oauth2.googleapis.com/tokeninfo"),
  GOOGLE_USERINFO_URL: providerUrl("https://openidconnect.googleapis.com/v1/userinfo"),
  FACEBOOK_APP_ID: z.string().optional(),
  FACEBOOK_APP_SECRET: z.string().optional(),
  FACEBOOK_DIALOG_URL: providerUrl("https://www.facebook.com/v24.0/dialog/oauth"),
  FACEBOOK_GRAPH_URL: providerUrl("https://graph.facebook.com/v24.0"),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().min(1).default("127.0.0.1"),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "silent"], {
      error: "must be fatal, error, warn, info, debug or silent",
    })
    .default("info"),
  SHUTDOWN_DELAY_MS: wholeNumber(0, 120_000).default(0),
  SHUTDOWN_TIMEOUT_MS: wholeNumber(100, 120_000).default(10_000),
  PORTAL_REQUEST_TIMEOUT_MS: wholeNumber(100, 600_000).default(50_000),
  STAND_IN: flag,
  SOCIAL_TIMEOUT_MS: wholeNumber(100, 120_000).default(3000),
});
