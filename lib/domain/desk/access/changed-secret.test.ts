import { describe, expect, test } from "vitest";
import { openSeal, sealToken } from "../../../platform/session";
import { lastingSecret, readSettings, type Settings, SettingsError, sessionSecrets } from "../../../platform/settings";
import { accounts } from "../../accounts";
import type { CallContext } from "../../call";
import { onFreshPortal } from "../../testing/fresh-portal";
import { desk } from "..";
import { again, codeAt, newStaff } from "../testing/staff";

// The steps of docs/operations.md, "Changing a secret".

const [first, second, third] = ["first", "second", "third"].map(
  (name) => `the ${name} secret of this portal and long enough`,
);
const settingsWith = (env: Record<string, string | undefined>): Settings =>
  readSettings({ ...env, PORTAL_DATA_DIR: "/tmp/portal-unit-secrets", TESTS_WITHOUT_WAITING: "1" });
const before = settingsWith({ SESSION_SECRET: first });
const during = settingsWith({ SESSION_SECRETS: `${second}, ${first}` });
const after = settingsWith({ SESSION_SECRET: second });

test("the first of a list is the new one, and a list beside a single one is refused", () => {
  expect(sessionSecrets(during)).toEqual([second, first]);
  for (const name of ["SESSION_SECRET", "BADGE_KEY"]) {
    const value = name === "BADGE_KEY" ? "ab".repeat(32) : (third ?? "");
    expect(() => settingsWith({ [name]: value, [`${name}S`]: value })).toThrow(SettingsError);
    expect(() => settingsWith({ [`${name}S`]: `${value},short` })).toThrow(/with commas between them/);
  }
});

test("a cookie of the earlier secret opens while it is in the list, and names derived from it stay", async () => {
  const cookie = await sealToken("a token of a session", before.sessionSecret);
  expect(await openSeal(cookie, sessionSecrets(during))).toBe("a token of a session");
  expect(await openSeal(cookie, sessionSecrets(after))).toBeNull();
  expect(lastingSecret(during)).toBe(lastingSecret(before));
});

describe("a second factor that the earlier secret has sealed", () => {
  let guest: CallContext;
  onFreshPortal("sqlite", (context) => {
    guest = { ...context, settings: { ...context.settings, ...before } };
  });
  /** Staff of before, in a new session at the time of `minutes`, on a portal with other settings. */
  const signIn = async (staff: { username: string }, settings: Settings, minutes: number) => {
    const now = new Date(guest.now.getTime() + minutes * 60_000);
    const { token } = await accounts.login({ ...guest, now }, { username: staff.username, password: "lotus-pond" });
    return { ...(await again(guest, token, now)), settings };
  };

  test("proves a code, is sealed anew by that, and then needs the earlier secret no more", async () => {
    const staff = await newStaff(guest, "coordinator");
    const meanwhile = await signIn(staff, during, 2);
    await desk.proveSecondFactor(meanwhile, { code: codeAt(staff.secret, meanwhile.now) });
    const later = await signIn(staff, after, 4);
    await expect(desk.proveSecondFactor(later, { code: codeAt(staff.secret, later.now) })).resolves.toBeDefined();
  });

  test("that no secret opens says so instead of calling a right code wrong; a recovery code still works", async () => {
    const staff = await newStaff(guest, "coordinator");
    const later = await signIn(staff, after, 2);
    await expect(desk.proveSecondFactor(later, { code: codeAt(staff.secret, later.now) })).rejects.toMatchObject({
      code: "CONFLICT",
      key: "secondFactorLost",
    });
    await expect(desk.proveSecondFactor(later, { code: staff.recoveryCodes[0] ?? "" })).resolves.toBeDefined();
  });
});
