import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import { openSession } from "../../platform/session";
import type { CallContext } from "../call";
import { onFreshPortal } from "../testing/fresh-portal";
import { asHolderOf, newRegistration } from "../testing/learners";
import { accounts, setCoordinator } from ".";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  test("staff make a coordinator and withdraw the role, which takes effect in every open session", async () => {
    const given = newRegistration();
    const { token } = await accounts.register(guest, given);
    const isCoordinator = async () => (await asHolderOf(guest, token)).learner?.isCoordinator;
    expect(await isCoordinator()).toBe(false);
    expect(await setCoordinator(guest.db, ` ${given.username.toUpperCase()} `, true, guest.now)).toBe(true);
    expect(await isCoordinator()).toBe(true);
    expect(await setCoordinator(guest.db, given.username, false, guest.now)).toBe(true);
    expect(await isCoordinator()).toBe(false);
    expect(await setCoordinator(guest.db, "nobody@example.org", true, guest.now)).toBe(false);
  });

  test("T13: a session opened by a mailed link has no coordinator rights", async () => {
    const given = newRegistration();
    const { _id } = await accounts.register(guest, given);
    await setCoordinator(guest.db, given.username, true, guest.now);
    const token = await openSession(guest.db, _id, "test", guest.now, "learning");
    expect((await asHolderOf(guest, token)).learner?.isCoordinator).toBe(false);
  });

  test("T16: neither registration nor a profile change makes a coordinator", async () => {
    const wish = { role: "coordinator", isCoordinator: true };
    const { token } = await accounts.register(guest, { ...newRegistration(), ...wish });
    const learner = await asHolderOf(guest, token);
    await accounts.updateProfile(learner, { mobile: "9876543211", ...wish } as never);
    expect((await asHolderOf(guest, token)).learner?.isCoordinator).toBe(false);
  });
});
