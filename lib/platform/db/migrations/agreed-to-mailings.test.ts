import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { insertBareAccount } from "../testing/bare-account";
import { dialects, type FreshDatabase, freshDatabase } from "../testing/fresh-database";
import { agreedToMailings, removeConsentTrigger } from "./0017-0026-work-and-notices";

const decision = fc.record({
  purpose: fc.constantFrom("mailings", "mailings", "analytics"),
  given: fc.constantFrom(0, 1),
  day: fc.nat({ max: 20 }),
});
/** At most one decision on a day: of two at the same time the migration could not tell which came later. */
const decisions = fc.uniqueArray(decision, { minLength: 1, maxLength: 6, selector: ({ day }) => day });

describe.each(dialects)("on %s", (dialect) => {
  let fresh: FreshDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase(dialect);
    await insertBareAccount(fresh.opened.db, "asha");
  });
  afterAll(() => fresh.remove());

  const agreed = async () =>
    (await fresh.opened.db.selectFrom("accounts").select("agreed_to_mailings").executeTakeFirstOrThrow())
      .agreed_to_mailings;

  test("an account has its latest decision about mailings, in whatever order they are stored; the migration finds the same one", async () => {
    const { db } = fresh.opened;
    await fc.assert(
      fc.asyncProperty(decisions, async (stored) => {
        await db.deleteFrom("consents").execute();
        await db.updateTable("accounts").set({ agreed_to_mailings: 0 }).execute();
        for (const { purpose, given, day } of stored)
          await db
            .insertInto("consents")
            .values({
              id: `${day}`,
              account_id: "asha",
              purpose,
              given,
              notice_version: "1",
              language: "en",
              decided_at: new Date(Date.UTC(2026, 5, day + 1)).toISOString(),
            })
            .execute();
        const mailings = stored
          .filter(({ purpose }) => purpose === "mailings")
          .toSorted((one, other) => one.day - other.day);
        const expected = mailings.at(-1)?.given ?? 0;
        expect(await agreed()).toBe(expected);
        await removeConsentTrigger(db);
        await sql`alter table accounts drop column agreed_to_mailings`.execute(db);
        await agreedToMailings.up(db);
        expect(await agreed()).toBe(expected);
      }),
      { numRuns: 15 },
    );
  });
});
