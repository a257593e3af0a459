import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSettings, SettingsError } from "./settings";

const secret = "a secret of the tests, long enough";

function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-settings-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  return folder;
}

test("nothing set means the documented defaults", () => {
  expect(readSettings({ SESSION_SECRET: secret })).toEqual({
    port: 3000,
    portalUrl: "http://localhost:3000",
    dataDir: path.resolve("data"),
    databaseUrl: null,
    sessionSecret: secret,
    contentDir: path.resolve("content"),
    trustedProxies: 0,
    upstreamUrl: null,
    upstreamTimeoutMs: 5000,
    passwordMinLength: 5,
    quizKeysInBrowser: false,
  });
});

test("an empty value counts as not set", () => {
  expect(readSettings({ SESSION_SECRET: secret, PORT: "", DATABASE_URL: "", PORTAL_UPSTREAM_URL: "", QUIZ_KEYS_IN_BROWSER: "" })).toMatchObject({
    port: 3000,
    databaseUrl: null,
    upstreamUrl: null,
  });
});

test("the port is in the public address unless that is given; a slash at its end is dropped", () => {
  expect(readSettings({ SESSION_SECRET: secret, PORT: "3100" }).portalUrl).toBe("http://localhost:3100");
  expect(readSettings({ SESSION_SECRET: secret, PORTAL_URL: "https://learn.example.org/" }).portalUrl).toBe("https://learn.example.org");
});

test.each([
  ["PORT", "abc"],
  ["PORT", "70000"],
  ["PORTAL_URL", "learn.example.org"],
  ["PORTAL_URL", "ftp://learn.example.org"],
  ["DATABASE_URL", "mysql://localhost/portal"],
  ["SESSION_SECRET", "too short"],
  ["TRUSTED_PROXIES", "-1"],
  ["PORTAL_UPSTREAM_URL", "backend"],
  ["PORTAL_UPSTREAM_TIMEOUT_MS", "soon"],
  ["PASSWORD_MIN_LENGTH", "4"],
  ["QUIZ_KEYS_IN_BROWSER", "yes"],
])("%s=%s is refused, and the message names it", (name, value) => {
  expect(() => readSettings({ SESSION_SECRET: secret, [name]: value })).toThrow(SettingsError);
  expect(() => readSettings({ SESSION_SECRET: secret, [name]: value })).toThrow(new RegExp(`^${name}: .+`));
});

test("everything that is wrong is named at once", () => {
  expect(() => readSettings({ PORT: "abc", SESSION_SECRET: "short" })).toThrow(/PORT: [\s\S]*SESSION_SECRET: /);
});

test("a secret that was not given is made once and kept beside the data, readable by nobody else", () => {
  const folder = path.join(temporaryFolder(), "data");
  const made = readSettings({ PORTAL_DATA_DIR: folder }).sessionSecret;
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(readSettings({ PORTAL_DATA_DIR: folder }).sessionSecret).toBe(made);
  expect(fs.statSync(path.join(folder, "session-secret")).mode & 0o077).toBe(0);
});
