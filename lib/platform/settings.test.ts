import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSettings, SettingsError } from "./settings";

const secret = "a secret of the tests, long enough";
const badgeKey = "0123456789abcdef".repeat(4);

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-settings-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
}

test("nothing set means the documented defaults", () => {
  expect(readSettings({ SESSION_SECRET: secret, BADGE_KEY: badgeKey })).toEqual({
    port: 3000,
    host: null,
    portalUrl: "http://localhost:3000",
    dataDir: path.resolve("data"),
    databaseUrl: null,
    databaseTimeoutMs: 10_000,
    sessionSecret: secret,
    badgeKey,
    earlierBadgeKeys: [],
    earlierSessionSecrets: [],
    contentDir: path.resolve("content"),
    trustedProxies: 0,
    proxyCachesPages: false,
    upstreamUrl: null,
    upstreamTimeoutMs: 5000,
    smtpUrl: null,
    mailFrom: null,
    passwordMinLength: 5,
    quizKeysInBrowser: false,
    testsWithoutWaiting: false,
    skipWarmUp: false,
    offline: true,
    social: { google: null, facebook: null },
    socialTimeoutMs: 3000,
    metrics: null,
    logLevel: "info",
    shutdown: { delayMs: 0, timeoutMs: 10_000 },
    requestTimeoutMs: 50_000,
    standIn: false,
  });
});

test("an empty value counts as not set", () => {
  expect(
    readSettings({
      SESSION_SECRET: secret,
      PORT: "",
      DATABASE_URL: "",
      PORTAL_UPSTREAM_URL: "",
      QUIZ_KEYS_IN_BROWSER: "",
    }),
  ).toMatchObject({
    port: 3000,
    databaseUrl: null,
    upstreamUrl: null,
  });
});

test("the port is in the public address unless that is given; a slash at its end is dropped", () => {
  expect(readSettings({ SESSION_SECRET: secret, PORT: "3100" }).portalUrl).toBe("http://localhost:3100");
  expect(readSettings({ SESSION_SECRET: secret, PORTAL_URL: "https://learn.example.org/" }).portalUrl).toBe(
    "https://learn.example.org",
  );
});

test.each([
  ["PORT", "abc"],
  ["PORT", "70000"],
  ["PORTAL_URL", "learn.example.org"],
  ["PORTAL_URL", "ftp://learn.example.org"],
  ["PORTAL_URL", "https://example.org/portal"],
  ["PORTAL_URL", "https://example.org/?page=portal"],
  ["PORTAL_URL", "https://asha@example.org"],
  ["DATABASE_URL", "mysql://localhost/portal"],
  ["DATABASE_URL", "postgres://asha:pass#word@localhost/portal"],
  ["DATABASE_URL", "postgres://asha:pass/word@localhost/portal"],
  // T28: no secret that someone could guess.
  ["SESSION_SECRET", "too short"],
  ["BADGE_KEY", "0123"],
  ["BADGE_KEY", "x".repeat(64)],
  ["TRUSTED_PROXIES", "-1"],
  ["HOST", "http://127.0.0.1"],
  ["HOST", "a b"],
  ["PORTAL_UPSTREAM_URL", "backend"],
  ["PORTAL_UPSTREAM_TIMEOUT_MS", "soon"],
  ["SMTP_URL", "mail.example.org:587"],
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "smtp://asha:password@"],
  ["MAIL_FROM", "Sehat Shala"],
  ["PASSWORD_MIN_LENGTH", "4"],
  ["QUIZ_KEYS_IN_BROWSER", "yes"],
  ["METRICS_PORT", "0"],
  ["LOG_LEVEL", "loud"],
  ["SHUTDOWN_TIMEOUT_MS", "never"],
])("%s=%s is rejected, and the message names it", (name, value) => {
  expect(() => readSettings({ SESSION_SECRET: secret, [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ SESSION_SECRET: secret, [name]: value })).toThrow(new RegExp(`^${name} must .+[^.]\\.$`));
});

test.each([
  "postgres://localhost/portal",
  "postgresql://asha:100%@127.0.0.1:5432/portal?sslmode=require",
  "postgres://asha@/portal?host=/var/run/postgresql",
  "postgres:///portal?host=/var/run/postgresql",
  "postgres://%2Fvar%2Frun%2Fpostgresql/portal",
])("DATABASE_URL=%s is what pg reads", (databaseUrl) => {
  expect(readSettings({ SESSION_SECRET: secret, DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
});

test("a message is a sentence of the portal's own, which says what is accepted", () => {
  expect(() =>
    readSettings({ SESSION_SECRET: secret, PORT: "abc", LOG_LEVEL: "loud", QUIZ_KEYS_IN_BROWSER: "yes" }),
  ).toThrow(
    new SettingsError(
      [
        "PORT must be a whole number from 1 to 65535.",
        "QUIZ_KEYS_IN_BROWSER must be 1 or 0.",
        "LOG_LEVEL must be fatal, error, warn, info, debug or silent.",
      ].join("\n"),
    ),
  );
});

test.each([
  ["PORTAL_DATA_DRI", "PORTAL_DATA_DIR"],
  ["DATABASE_URLL", "DATABASE_URL"],
  ["DATABASE_URI", "DATABASE_URL"],
  ["database_url", "DATABASE_URL"],
  ["SMPT_URL", "SMTP_URL"],
  ["PORTAL_SMTP_URL", "SMTP_URL"],
  ["PROT", "PORT"],
  ["PORTAL_DATADIRS", "PORTAL_DATA_DIR"],
])("a misspelt %s is rejected, and %s is proposed", (name, meant) => {
  expect(() => readSettings({ SESSION_SECRET: secret, [name]: "x" })).toThrow(
    new SettingsError(`${name} is not a setting of the portal. Is ${meant} meant? .env.example has all settings.`),
  );
});

test("an unknown name that begins with PORTAL_ is rejected; names of other programs are not", () => {
  expect(() => readSettings({ SESSION_SECRET: secret, PORTAL_COLOUR: "blue" })).toThrow(
    "PORTAL_COLOUR is not a setting of the portal. .env.example has all settings.",
  );
  const others = ["HOME", "HOSTNAME", "POST", "PORTS", "MAIL", "TEST_DATABASE_URL", "E2E_PORT", "LOG_FILE", "METRICS"];
  readSettings({ SESSION_SECRET: secret, ...Object.fromEntries(others.map((name) => [name, "x"])) });
  // Empty counts as not set.
  readSettings({ SESSION_SECRET: secret, PORTAL_DATA_DRI: "" });
});

test("social sign-in is on where id and secret are given, with the providers' own addresses", () => {
  const given = {
    SESSION_SECRET: secret,
    GOOGLE_CLIENT_ID: "id",
    GOOGLE_CLIENT_SECRET: "g",
    FACEBOOK_APP_ID: "1",
    FACEBOOK_APP_SECRET: "f",
  };
  const { google, facebook } = readSettings(given).social;
  expect(google).toMatchObject({ clientId: "id", clientSecret: "g", issuer: "https://accounts.google.com" });
  expect(facebook).toMatchObject({
    appId: "1",
    appSecret: "f",
    graphUrl: expect.stringMatching(/^https:\/\/graph\.facebook\.com\/v\d+\.0$/),
  });
});

test("an id without its secret, and a secret without its id, are rejected", () => {
  expect(() => readSettings({ SESSION_SECRET: secret, GOOGLE_CLIENT_ID: "id" })).toThrow(/^GOOGLE_CLIENT_SECRET must /);
  expect(() => readSettings({ SESSION_SECRET: secret, FACEBOOK_APP_SECRET: "f" })).toThrow(/^FACEBOOK_APP_ID must /);
});

test("a provider's address uses https, or is on this machine", () => {
  const issuer = (GOOGLE_ISSUER: string) =>
    readSettings({ SESSION_SECRET: secret, GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "g", GOOGLE_ISSUER }).social
      .google?.issuer;
  expect(issuer("http://localhost:8080/")).toBe("http://localhost:8080");
  expect(issuer("http://127.0.0.1:8080")).toBe("http://127.0.0.1:8080");
  for (const wrong of ["http://accounts.example.org", "http://localhost.evil.example", "ftp://localhost"])
    expect(() => issuer(wrong)).toThrow(/^GOOGLE_ISSUER must /);
});

test("a mail server is an address with or without an account; a sender is an address with or without a name", () => {
  for (const SMTP_URL of [
    "smtp://127.0.0.1:2525",
    "smtps://asha%40example.org:p%40ss@mail.example.org:465",
    "smtp://mail.example.org?requireTLS=true",
  ]) {
    expect(readSettings({ SESSION_SECRET: secret, SMTP_URL }).smtpUrl).toBe(SMTP_URL);
  }
  for (const MAIL_FROM of [
    "noreply@example.org",
    "Sehat Shala <noreply@example.org>",
    "सेहत शाला <noreply@example.org>",
  ]) {
    expect(readSettings({ SESSION_SECRET: secret, MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
  }
});

test("everything that is wrong is named at once", () => {
  expect(() => readSettings({ PORT: "abc", SESSION_SECRET: "short" })).toThrow(/^PORT must .+\nSESSION_SECRET must /);
});

test("a secret that is not set is made once and stored beside the data, readable by no other user", () => {
  const folder = path.join(temporaryFolder(), "data");
  const made = readSettings({ PORTAL_DATA_DIR: folder }).sessionSecret;
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(readSettings({ PORTAL_DATA_DIR: folder }).sessionSecret).toBe(made);
  expect(fs.statSync(path.join(folder, "session-secret")).mode & 0o077).toBe(0);
});

test("the tests' pace starts only on a data folder of the tests", () => {
  const paced = (dataDir?: string) =>
    readSettings({
      SESSION_SECRET: secret,
      TESTS_WITHOUT_WAITING: "1",
      ...(dataDir ? { PORTAL_DATA_DIR: dataDir } : {}),
    });
  for (const folder of [
    undefined,
    "/srv/portal-data",
    "./portal",
    path.join(os.tmpdir(), "portal-live"),
    path.join(os.tmpdir(), "portal-e2e-1", "..", "data"),
  ])
    expect(() => paced(folder), folder).toThrow(/^TESTS_WITHOUT_WAITING works only/);
  expect(paced(path.join(os.tmpdir(), "portal-e2e-3210")).testsWithoutWaiting).toBe(true);
  expect(paced(path.join(os.tmpdir(), "portal-contract-aB3", "1")).testsWithoutWaiting).toBe(true);
});
