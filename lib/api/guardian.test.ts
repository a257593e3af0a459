import { createRouterClient } from "@orpc/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract } from "../contract";
import { newRegistration } from "../domain/testing/learners";
import { dialects, type FreshDatabase, freshDatabase } from "../platform/db/testing/fresh-database";
import type { ApiClient } from "./backend";
import type { Caller } from "./caller";
import { noSession } from "./caller";
import { embeddedRouter } from "./embedded";
import { portalOn } from "./testing/portal-on";

type Meta = { access?: string; beforeGuardian?: string };
const calls = Object.entries(contract).flatMap(([part, all]) =>
  Object.entries(all).map(([name, call]) => ({
    name: `${part}.${name}`,
    meta: (call as unknown as { "~orpc": { meta: Meta } })["~orpc"].meta,
  })),
);
const held = calls.filter(({ meta }) => meta.access === "learner" && meta.beforeGuardian !== "works");

test("before the guardian has consented a learner may check the session, log out, read the profile, request the consent, verify the address, and leave with their data", () => {
  const works = calls.filter(({ meta }) => meta.beforeGuardian === "works").map(({ name }) => name);
  expect(works.sort()).toEqual([
    "accounts.checkAuth",
    "accounts.logout",
    "accounts.postProfile",
    "accounts.readProfile",
    "privacy.askGuardian",
    "privacy.guardianStatus",
    "recovery.resendVerification",
    "security.deleteAccount",
    "security.readMyData",
  ]);
});

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  let end: () => Promise<void>;
  beforeAll(async () => {
    fresh = await freshDatabase(dialect);
    end = portalOn(fresh);
  });
  afterAll(async () => {
    await end();
    await fresh.remove();
  });

  const measured: boolean[] = [];
  const session = { ...noSession, measure: async (may: boolean) => void measured.push(may) };
  const fakePortal = (token: string | null): ApiClient => {
    const caller: Caller = {
      token,
      carriedBy: "bearer",
      account: null,
      renderedFor: null,
      language: "en",
      address: "",
      userAgent: "",
      session,
      answerHeaders: new Headers(),
    };
    return createRouterClient(embeddedRouter(), { context: { caller } }) as ApiClient;
  };
  const register = (change: object) => fakePortal(null).accounts.register(newRegistration(change) as never);

  test("every other call of a learner under 18 fails with 403 and the reason, until the guardian consents", async () => {
    const guardian = "parent@example.org";
    const { token, _id } = await register({ age: 15, guardian_email: guardian });
    const api = fakePortal(token);
    expect(await api.accounts.checkAuth({})).toMatchObject({ status: true });
    expect((await api.accounts.readProfile()).data.age).toBe(15);
    for (const { name } of held) {
      const [part = "", call = ""] = name.split(".");
      const answer = (api as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>)[part]?.[
        call
      ]?.({});
      await expect(answer, name).rejects.toMatchObject({ status: 403, data: { key: "guardianNeeded" } });
    }
    expect((await fakePortal(null).courses.list({ language: "en" })).length).toBeGreaterThan(0);
    const { details } = await fresh.opened.db
      .selectFrom("outbox")
      .select("details")
      .where("recipient", "=", guardian)
      .executeTakeFirstOrThrow();
    const linkToken = /guardian-consent\/([^/]+)\//.exec(details)?.[1] ?? "";
    await fakePortal(null).privacy.giveGuardianConsent({ token: linkToken, id: _id });
    // The next request: what a caller knows of its learner lives as long as the request.
    expect((await fakePortal(token).privacy.readConsents()).success).toBe(true);
    expect((await fakePortal(token).learning.myCourses({ query: {}, body: {} })).success).toBe(true);
  });

  // rule: settings.delete
  test.each([false, true])(
    "a learner under 18 deletes the account with the password alone (grace: %s)",
    async (grace) => {
      const { token, username } = await register({ age: 15 });
      const api = fakePortal(token);
      expect((await api.security.readMyData({})).data).toHaveProperty("accounts");
      const { password } = newRegistration();
      await expect(api.security.deleteAccount({ password: `${password}x` })).rejects.toMatchObject({ status: 400 });
      expect((await api.security.deleteAccount({ password, grace })).success).toBe(true);
      const rows = await fresh.opened.db.selectFrom("accounts").select("id").where("username", "=", username).execute();
      expect(rows).toEqual([]);
    },
  );

  test("measurement is never on for a minor, and for an adult only with consent", async () => {
    const ticked = { consent_account: true, consent_analytics: true };
    measured.length = 0;
    await register({ ...ticked, age: 15 });
    await register({});
    const { token } = await register(ticked);
    expect(measured).toEqual([false, false, true]);
    await fakePortal(token).privacy.changeConsents({ analytics: false });
    await fakePortal(token).privacy.changeConsents({ analytics: true });
    await fakePortal(token).accounts.updateProfile({ age: 16, under_18: true });
    expect(measured.slice(3)).toEqual([false, true, false]);
  });
});
