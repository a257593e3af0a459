import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import { readAccount } from "../accounts";
import type { CallContext } from "../call";
import { courses } from "../courses";
import { invite, inviteStaff, recovery } from "../recovery";
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

  test("an invitation that nobody accepted ends the account after 90 days, but not where its owner has accepted a role", async () => {
    const [declined, accepted] = [await newLearner(guest), await newLearner(guest)];
    const { db } = guest;
    for (const invited of [declined, accepted]) {
      const account = await readAccount(db, learnerId(invited));
      await invite(db, guest, account, { courseId: "growing-up-healthy", uploadId: "upload" });
    }
    const account = await readAccount(db, learnerId(accepted));
    const areas = { courses: [], states: [], allStates: true };
    await inviteStaff(db, guest, account, { role: "partner", areas }, "staff:test");
    const mail = db.selectFrom("outbox").select("details").where("account_id", "=", account.id);
    const { details } = await mail.where("kind", "=", "staffInvitation").executeTakeFirstOrThrow();
    const [, token = ""] = /\/invitation\/([^/]+)\//.exec(details) ?? [];
    const chosen = { password1: "seven green mangoes", password2: "seven green mangoes", consent_account: true };
    await recovery.acceptInvitation(guest, { token, id: account.id, ...chosen });
    expect(await deleteUnusedAccounts(db, new Date(guest.now.getTime() + 91 * dayMs))).toBe(1);
    expect(await Promise.all([declined, accepted].map(exists))).toEqual([false, true]);
  });
});
