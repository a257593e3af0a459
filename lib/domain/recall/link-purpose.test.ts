import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import { issueMailToken } from "../accounts";
import type { CallContext } from "../call";
import { recovery } from "../recovery";
import { onSharedPortal } from "../testing/fresh-portal";
import { newLearner } from "../testing/learners";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onSharedPortal(dialect, (context) => {
    guest = context;
  });

  test("the token of a recall link logs nobody in, verifies nothing and sets no password", async () => {
    const { learner } = await newLearner(guest);
    const id = learner?.accountId ?? "";
    const token = await issueMailToken(guest.db, id, "recall", guest.now);
    const invalid = { key: "linkInvalid" };
    await expect(recovery.loginByToken(guest, { token })).rejects.toMatchObject(invalid);
    await expect(recovery.verifyEmail(guest, { token, id })).rejects.toMatchObject(invalid);
    await expect(recovery.unsubscribe(guest, { token, id })).rejects.toMatchObject(invalid);
    const passwords = { password1: "river-stone-31", password2: "river-stone-31" };
    await expect(recovery.resetPassword(guest, { token, id, ...passwords })).rejects.toMatchObject(invalid);
  });
});
