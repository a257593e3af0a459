import { expect, test } from "vitest";
import { SecretError } from "../../lib/platform/private-file";
import { readSettings } from "../../lib/platform/settings";
import { mailWarning, unwritableInWords } from "./start-checks";

test("a data folder that cannot be made, written or used is named in words, and no other error is", () => {
  expect(unwritableInWords(new SecretError("/data/session-secret is not whole."))).toMatch(/session-secret/);
  for (const code of ["EACCES", "EPERM", "EROFS"])
    expect(unwritableInWords(Object.assign(new Error(code), { code, path: "/data/.session-secret" }))).toMatch(
      /may not write \/data\/\.session-secret.*PORTAL_DATA_DIR/,
    );
  for (const code of ["ENOENT", "ENOTDIR", "EEXIST"])
    expect(unwritableInWords(Object.assign(new Error(code), { code, path: "/proc/x" }))).toMatch(
      /^No folder can be made at \/proc\/x\..*PORTAL_DATA_DIR/,
    );
  expect(unwritableInWords(new TypeError("a fault in the code"))).toBeNull();
});

const warningOf = (env: Record<string, string>) =>
  mailWarning(readSettings({ SESSION_SECRET: "a secret of the tests, long enough", ...env }));

test("a portal at an https address that sends no mail says so; one on this machine, with a mail server, or in front of a backend does not", () => {
  expect(warningOf({ PORTAL_URL: "https://learn.example.org", PORTAL_DATA_DIR: "/srv/data" })).toMatch(
    /^No mail is sent: SMTP_URL is not set, .* \/srv\/data\/outbox, .* npm run mail -- test/,
  );
  expect(warningOf({})).toBeNull();
  expect(warningOf({ PORTAL_URL: "https://learn.example.org", SMTP_URL: "smtp://127.0.0.1" })).toBeNull();
  expect(
    warningOf({ PORTAL_URL: "https://learn.example.org", PORTAL_UPSTREAM_URL: "https://backend.example.org" }),
  ).toBeNull();
});
