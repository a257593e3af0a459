import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { courses } from "../courses";
import { onFreshPortal } from "../testing/fresh-portal";
import { newLearner } from "../testing/learners";
import { deleteUnusedAccounts } from ".";

const dayMs = 24 * 60 * 60 * 1000;

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const learnerId = (context: CallContext) => context.learner?.accountId ?? "";
  const exists = async (context: CallContext) =>
    (await guest.db.selectFrom("accounts").select("id").where("id", "=", learnerId(context)).execute()).length === 1;

  test("an unverified account that nobody has used goes after a year, with everything about it; every other one stays", async () => {
    const [unused, verified, enrolled, seen, coordinator] = [
      await newLearner(guest),
      await newLearner(guest),
      await newLearner(guest),
      await newLearner(guest),
      await newLearner(guest),
    ];
    const { db } = guest;
    await db.updateTable("accounts").set({ verified_email: 0 }).execute();
    await db.updateTable("accounts").set({ verified_email: 1 }).where("id", "=", learnerId(verified)).execute();
    await db.updateTable("accounts").set({ role: "coordinator" }).where("id", "=", learnerId(coordinator)).execute();
    await courses.enroll(enrolled, { id: "growing-up-healthy", name: "", language: "en" });
    const now = new Date(guest.now.getTime() + 366 * dayMs);
    await db
      .updateTable("sessions")
      .set({ last_seen_at: new Date(now.getTime() - dayMs).toISOString() })
      .where("account_id", "=", learnerId(seen))
      .execute();

    expect(await deleteUnusedAccounts(db, new Date(guest.now.getTime() + 364 * dayMs))).toBe(0);
    expect(await deleteUnusedAccounts(db, now)).toBe(1);
    expect(await exists(unused)).toBe(false);
    for (const table of ["sessions", "consents", "mail_tokens", "outbox"] as const)
      expect(
        await db.selectFrom(table).select("account_id").where("account_id", "=", learnerId(unused)).execute(),
      ).toEqual([]);
    expect(await Promise.all([verified, enrolled, seen, coordinator].map(exists))).toEqual([true, true, true, true]);
    expect(await deleteUnusedAccounts(db, now)).toBe(0);
  });
});
