import path from "node:path";
import type * as z from "zod";
import { editDistance } from "./edit-distance.ts";
import { secretIn } from "./private-file.ts";
import { environment } from "./settings-schema.ts";

/** The beginning of names that no other program uses. */
const ownPrefix = "PORTAL_";
/** How far a name that begins so may be from the setting that is proposed for it. */
const farthest = 4;

/**
 * A sentence for each variable that is most likely a misspelt setting: an unknown one that begins with `PORTAL_`, and a
 * near miss of a setting. A portal that ignored it would start on an empty database, for example.
 */
function misspeltSettings(given: string[], known: string[]): string[] {
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((each) => isNearMiss(name, each));
    if (meant === undefined && !name.startsWith(ownPrefix)) return [];
    const proposed = meant ?? known.find((each) => name === ownPrefix + each) ?? nearest(name, known);
    return [
      `${name} is not a setting of the portal.${proposed ? ` Is ${proposed} meant?` : ""} .env.example has all settings.`,
    ];
  });
}

/** Of a name as short as PORT or HOST only another order counts: one letter more or less is another program's. */
function isNearMiss(name: string, known: string): boolean {
  if (known.length < 8)
    return name.length === known.length && editDistance(name, known, 1) === 1 && hasSameLetters(name, known);
  const upper = name.toUpperCase();
  return editDistance(upper, known, 2) <= (known.length < 12 ? 1 : 2);
}

const hasSameLetters = (one: string, other: string) => [...one].sort().join("") === [...other].sort().join("");

function nearest(name: string, known: string[]): string | undefined {
  const distances = known.map((each) => ({ each, distance: editDistance(name, each, farthest) }));
  return distances.filter(({ distance }) => distance <= farthest).sort((one, other) => one.distance - other.distance)[0]
    ?.each;
}

type Environment = z.infer<typeof environment>;

/** Every setting as the code reads it; without a value, null. */
export type Settings = ReturnType<typeof readSettings>;
export type GoogleSettings = NonNullable<ReturnType<typeof googleSettings>>;
export type FacebookSettings = NonNullable<ReturnType<typeof facebookSettings>>;

/** Settings that cannot be used; the message has a sentence for each. */
export class SettingsError extends Error {}

/** Reads the environment. @throws SettingsError naming each setting that is wrong */
export function readSettings(env: Record<string, string | undefined>) {
  const filled = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(filled);
  const invalid = parsed.error?.issues.map(({ path: [name], message }) => `${String(name)} ${message}.`) ?? [];
  const wrong = [...misspeltSettings(Object.keys(filled), Object.keys(environment.shape)), ...invalid];
  if (!parsed.success || wrong.length > 0) throw new SettingsError(wrong.join("\n"));
  const values = parsed.data;
  const dataDir = path.resolve(values.PORTAL_DATA_DIR);
  if (values.TESTS_WITHOUT_WAITING && !isFolderOfTests(dataDir)) {
    throw new SettingsError(
      "TESTS_WITHOUT_WAITING works only with a data folder of the tests, never in a portal that people learn in.",
    );
  }
  for (const [one, list] of [
    ["SESSION_SECRET", "SESSION_SECRETS"],
    ["BADGE_KEY", "BADGE_KEYS"],
  ] as const)
    if (values[one] && values[list]) throw new SettingsError(`Set either ${one} or ${list}, not both.`);
  const [newSecret, ...earlierSessionSecrets] = values.SESSION_SECRETS ?? [values.SESSION_SECRET];
  const [newBadgeKey, ...earlierBadgeKeys] = values.BADGE_KEYS ?? [values.BADGE_KEY];
  let sessionSecret: string | undefined;
  return {
    port: values.PORT,
    /** The address that it listens on; null for all of this machine. */
    host: values.HOST ?? null,
    portalUrl: values.PORTAL_URL ?? `http://localhost:${values.PORT}`,
    dataDir,
    databaseUrl: values.DATABASE_URL ?? null,
    databaseTimeoutMs: values.DATABASE_TIMEOUT_MS,
    // Stored, so that a restart signs no one out; created on first use, so that a command typed in a wrong folder leaves
    // no folder there.
    get sessionSecret() {
      sessionSecret ??= newSecret ?? secretIn(dataDir, "session-secret");
      return sessionSecret;
    },
    /** Secrets from before, the latest first: they open what they have sealed, and seal nothing. */
    earlierSessionSecrets: earlierSessionSecrets.filter((secret) => secret !== undefined),
    /** The seed of the badges' key: 64 hexadecimal digits; null where it is stored in the data folder. */
    badgeKey: newBadgeKey ?? null,
    /** Seeds from before: their public keys stay published, so that the badges that they have signed can be verified. */
    earlierBadgeKeys: earlierBadgeKeys.filter((key) => key !== undefined),
    contentDir: path.resolve(values.PORTAL_CONTENT_DIR),
    trustedProxies: values.TRUSTED_PROXIES,
    proxyCachesPages: values.PROXY_CACHES_PAGES,
    upstreamUrl: values.PORTAL_UPSTREAM_URL ?? null,
    upstreamTimeoutMs: values.PORTAL_UPSTREAM_TIMEOUT_MS,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? null,
    passwordMinLength: values.PASSWORD_MIN_LENGTH,
    quizKeysInBrowser: values.QUIZ_KEYS_IN_BROWSER,
    /** Only in tests: pages count as read at once, quizzes repeat at once, nothing waits, hashing is cheap. */
    testsWithoutWaiting: values.TESTS_WITHOUT_WAITING,
    skipWarmUp: values.SKIP_WARM_UP,
    /** Whether pages and lessons can be read without a network. */
    offline: values.PORTAL_OFFLINE,
    /** Other ways to sign in; null where one is not set up. */
    social: { google: googleSettings(values), facebook: facebookSettings(values) },
    socialTimeoutMs: values.SOCIAL_TIMEOUT_MS,
    /** Where metrics are served; null where they are not. */
    metrics: values.METRICS_PORT === undefined ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    logLevel: values.LOG_LEVEL,
    shutdown: { delayMs: values.SHUTDOWN_DELAY_MS, timeoutMs: values.SHUTDOWN_TIMEOUT_MS },
    /** How long a request may take to arrive whole. */
    requestTimeoutMs: values.PORTAL_REQUEST_TIMEOUT_MS,
    /** Whether this process runs beside another one on the same SQLite file, during an upgrade. */
    standIn: values.STAND_IN,
  };
}

/** The name of a data folder of the tests, which is deleted afterwards. */
function isFolderOfTests(dataDir: string): boolean {
  return dataDir.split(path.sep).some((part) => /^portal-(e2e|contract|unit|data|test)-./.test(part));
}

function googleSettings(values: Environment) {
  const pair = bothOrNeither(values, "GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET");
  const { GOOGLE_ISSUER: issuer, GOOGLE_TOKENINFO_URL: tokenInfoUrl, GOOGLE_USERINFO_URL: userInfoUrl } = values;
  return pair && { clientId: pair[0], clientSecret: pair[1], issuer, tokenInfoUrl, userInfoUrl };
}

function facebookSettings(values: Environment) {
  const pair = bothOrNeither(values, "FACEBOOK_APP_ID", "FACEBOOK_APP_SECRET");
  const { FACEBOOK_DIALOG_URL: dialogUrl, FACEBOOK_GRAPH_URL: graphUrl } = values;
  return pair && { appId: pair[0], appSecret: pair[1], dialogUrl, graphUrl };
}

/** An id without its secret is a mistake, not a portal without social sign-in. */
function bothOrNeither(values: Environment, ...names: [keyof Environment, keyof Environment]): [string, string] | null {
  const [id, secret] = names.map((name) => values[name] as string | undefined);
  if (id && secret) return [id, secret];
  if (!id && !secret) return null;
  throw new SettingsError(`${id ? names[1] : names[0]} must be set too, beside ${id ? names[0] : names[1]}.`);
}

type Secrets = Pick<Settings, "sessionSecret" | "earlierSessionSecrets">;

/** Every secret that may have sealed something, the new one first. */
export function sessionSecrets({ sessionSecret, earlierSessionSecrets }: Secrets): string[] {
  return [sessionSecret, ...earlierSessionSecrets];
}

/**
 * The secret that names are derived from which must stay the same while it is changed: the aliases of authors, the
 * deviation of partners' figures, the markers of pages. They change when the earliest one is taken out of the list.
 */
export function lastingSecret(secrets: Secrets): string {
  return secrets.earlierSessionSecrets.at(-1) ?? secrets.sessionSecret;
}

let current: Settings | undefined;

export function settings(): Settings {
  current ??= readSettings(process.env);
  return current;
}
