import { createRouterClient } from "@orpc/server";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contract } from "../../contract";
import type { CallMeta } from "../../contract/meta/answer";
import { newStaff, newStaffWithoutFactor } from "../../domain/desk/testing/staff";
import { guestContext, newRegistration } from "../../domain/testing/learners";
import { type FreshDatabase, freshDatabase } from "../../platform/db/testing/fresh-database";
import { settings } from "../../platform/settings";
import { type Caller, noSession } from "../caller";
import { embeddedRouter } from "../embedded";
import { portalOn } from "../testing/portal-on";
import { handleCall } from "./route";

type Call = { "~orpc": { meta: CallMeta; route: { path?: string; method?: string } } };
const names = Object.keys(contract.desk) as (keyof typeof contract.desk)[];
const callDefinition = (name: (typeof names)[number]) => (contract.desk[name] as unknown as Call)["~orpc"];
const input = fc.oneof(
  fc.anything(),
  fc.dictionary(
    fc.constantFrom(
      "accountId",
      "id",
      "username",
      "role",
      "code",
      "csv",
      "language",
      "page",
      "text",
      "courses",
      "__proto__",
    ),
    fc.anything(),
  ),
  fc.constantFrom({ text: "\u0000" }, { accountId: "x".repeat(5000) }, { role: "queen" }),
);

// On SQLite alone: who may is decided before the queries of a call, and lib/domain/desk/access reads roles on both.
describe("each call of the desk", () => {
  let fresh: FreshDatabase;
  let end: () => Promise<void>;
  const tokens: Record<string, string | null> = { guest: null };
  beforeAll(async () => {
    fresh = await freshDatabase("sqlite");
    end = portalOn(fresh);
    const guest = await guestContext(fresh);
    // The secret of the second factor is sealed by the portal's own.
    const here = { ...guest, settings: settings() };
    tokens.learner = (await apiFor(null, "accounts").register?.(newRegistration() as never))?.token ?? null;
    tokens.partner = (await newStaff(here, "partner")).token;
    tokens.coordinator = (await newStaff(here, "coordinator")).token;
    tokens["administrator without a code"] = (await newStaffWithoutFactor(here, "administrator")).token;
    guest.limits.close();
  });
  afterAll(async () => {
    await end();
    await fresh.remove();
  });

  function apiFor(
    token: string | null,
    part: "desk" | "accounts",
  ): Record<string, (input: unknown) => Promise<{ token: string }>> {
    const answerHeaders = new Headers();
    const session = { ...noSession, measure: null };
    const more = {
      carriedBy: "bearer",
      account: null,
      renderedFor: null,
      language: "en",
      address: "",
      userAgent: "",
    } as const;
    const caller: Caller = { token, session, answerHeaders, ...more };
    return createRouterClient(embeddedRouter(), { context: { caller } })[part] as never;
  }

  /** Who may not make the call, and what they get. */
  function refusedAt(name: (typeof names)[number]): [who: string, status: number][] {
    const { needs, notFor, beforeSecondFactor } = callDefinition(name).meta.staff ?? { needs: "own" as const };
    const partnerMay = notFor !== "partner" && (needs === "own" || needs === "programmes");
    return [
      ["guest", 401],
      ["learner", 403],
      ...(partnerMay ? [] : [["partner", 403] as [string, number]]),
      ...(needs === "staff" ? [["coordinator", 403] as [string, number]] : []),
      ...(beforeSecondFactor ? [] : [["administrator without a code", 403] as [string, number]]),
    ];
  }

  test.each(names)("desk.%s rejects callers without the permission, whatever the input", async (name) => {
    for (const [who, status] of refusedAt(name)) {
      const call = apiFor(tokens[who] ?? null, "desk")[name];
      await fc.assert(
        fc.asyncProperty(input, async (given) => {
          await expect(call?.(given), who).rejects.toMatchObject({ status });
        }),
        { numRuns: 12 },
      );
    }
  });

  test.each(names.filter((name) => callDefinition(name).route.method !== "GET"))(
    "desk.%s refuses them over HTTP too, whatever the bytes",
    async (name) => {
      const { path = "", method = "" } = callDefinition(name).route;
      const address = `${settings().portalUrl}/api${path.replace(/\{\w+\}/g, "x")}`;
      for (const [who, status] of refusedAt(name))
        for (const body of ["{", "null", "[]", '{"a":"\\u0000"}', new Uint8Array([0x7b, 0xff, 0x7d])]) {
          const token = tokens[who];
          const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
          const answer = await handleCall(new Request(address, { method, headers, body }));
          expect([who, answer.status, await answer.json()]).toMatchObject([
            who,
            status,
            { status: false, message: expect.any(String) },
          ]);
        }
    },
  );

  test("a call with an unreadable body does nothing, and only callers with the permission learn what is wrong with it", async () => {
    const headers = { "Content-Type": "application/json", Authorization: `Bearer ${tokens.coordinator}` };
    const before = await fresh.opened.db.selectFrom("canned_replies").selectAll().execute();
    const answer = await handleCall(
      new Request(`${settings().portalUrl}/api/desk/replies`, { method: "POST", headers, body: "{" }),
    );
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: "MALFORMED_JSON" }]);
    expect(await fresh.opened.db.selectFrom("canned_replies").selectAll().execute()).toEqual(before);
  });
});
