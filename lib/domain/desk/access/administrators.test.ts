import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { security } from "../../security";
import { onSharedPortal } from "../../testing/fresh-portal";
import { newLearner } from "../../testing/learners";
import { desk } from "..";
import { ownId } from "../testing/accounts";
import { again, codeAt, freshCode, newStaff, newStaffWithoutFactor, type StaffMember } from "../testing/staff";

const password = "lotus-pond";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onSharedPortal(dialect, (context) => {
    guest = context;
  });

  const onlyTheseAdminister = async (staff: StaffMember[]) => {
    const names = staff.map(({ username }) => username);
    await guest.db
      .updateTable("accounts")
      .set({ role: "learner" })
      .where("role", "=", "administrator")
      .where("username", "not in", names)
      .execute();
  };
  const administrators = async () =>
    (await guest.db.selectFrom("accounts").select("username").where("role", "=", "administrator").execute()).length;
  const demote = (by: StaffMember, whom: StaffMember) =>
    desk.setRole(by.context, {
      username: whom.username,
      role: "coordinator",
      code: freshCode(by),
      courses: [],
      states: [],
      allStates: true,
    });
  const deleteOwn = (who: StaffMember) => security.deleteAccount(who.context, { password, code: freshCode(who) });
  const lastOne = { code: "CONFLICT", key: "lastAdministrator" };

  test("T35: two administrators who demote or delete themselves or each other at once leave one, however often they try", async () => {
    const act = fc.constantFrom("demotes the other", "gives up the role", "deletes the own account");
    await fc.assert(
      fc.asyncProperty(act, act, async (first, second) => {
        const two = [await newStaff(guest, "administrator"), await newStaff(guest, "administrator")] as const;
        await onlyTheseAdminister([...two]);
        const acts = ([me, other]: readonly [StaffMember, StaffMember]) => ({
          "demotes the other": () => demote(me, other),
          "gives up the role": () => demote(me, me),
          "deletes the own account": () => deleteOwn(me),
        });
        const results = await Promise.allSettled([acts(two)[first](), acts([two[1], two[0]])[second]()]);
        expect(await administrators()).toBe(1);
        for (const result of results)
          if (result.status === "rejected")
            expect(["lastAdministrator", "deskForbidden", "accountUnknown", "secondFactorWrong"]).toContain(
              result.reason.key,
            );
      }),
      { numRuns: 15, examples: Array.from({ length: 5 }, () => ["demotes the other", "demotes the other"]) },
    );
  });

  test("the last administrator cannot delete the own account; after somebody else has become one it can", async () => {
    const administrator = await newStaff(guest, "administrator");
    await onlyTheseAdminister([administrator]);
    await expect(deleteOwn(administrator)).rejects.toMatchObject(lastOne);
    expect((await again(guest, administrator.token)).learner?.role).toBe("administrator");
    await newStaff(guest, "administrator");
    await expect(deleteOwn(administrator)).resolves.toMatchObject({ success: true });
  });

  test("an administrator who was invited and cannot sign in yet does not count as one", async () => {
    const administrator = await newStaff(guest, "administrator");
    const invited = await newStaff(guest, "administrator");
    await onlyTheseAdminister([administrator, invited]);
    await guest.db
      .updateTable("accounts")
      .set({ password_hash: "", verified_email: 0 })
      .where("username", "=", invited.username)
      .execute();
    await expect(demote(administrator, administrator)).rejects.toMatchObject(lastOne);
  });

  test("a role, a removed second factor and new recovery codes need a code that is entered now; the session's proof is not enough", async () => {
    const administrator = await newStaff(guest, "administrator");
    const { username } = await newStaff(guest, "coordinator");
    const { context, secret } = administrator;
    const calls: ((code: string, at?: CallContext) => Promise<unknown>)[] = [
      (code, at = context) => desk.setRole(at, { username, role: "partner", allStates: true, code }),
      (code, at = context) => desk.resetSecondFactor(at, { username, code }),
      (code, at = context) => desk.newRecoveryCodes(at, { code }),
    ];
    const used = codeAt(secret, guest.now);
    for (const [index, call] of calls.entries()) {
      await expect(call("")).rejects.toMatchObject({ code: "BAD_REQUEST", key: "secondFactorWrong" });
      await expect(call(used)).rejects.toMatchObject({ code: "BAD_REQUEST", key: "secondFactorWrong" });
      const now = new Date(guest.now.getTime() + (index + 1) * 30_000);
      await expect(call(codeAt(secret, now), { ...context, now })).resolves.toMatchObject({ status: true });
    }
    const log = await guest.db.selectFrom("staff_actions").selectAll().where("staff_id", "=", ownId(context)).execute();
    const proofs = log.filter(({ action }) =>
      ["roleSet", "secondFactorReset", "recoveryCodesReplaced"].includes(action),
    );
    expect(proofs.map(({ details }) => JSON.parse(details).provenBy)).toEqual(["app", "app", "app"]);
  });

  test("T10: wrong codes for a role are limited, and a role that cannot be given uses up no code", async () => {
    const administrator = await newStaff(guest, "administrator");
    const code = freshCode(administrator);
    const give = (given: string, username = `${randomUUID()}@example.org`) =>
      desk.setRole(administrator.context, { username, role: "partner", allStates: true, code: given });
    for (let tries = 0; tries < 3; tries += 1)
      await expect(give(code)).rejects.toMatchObject({ key: "accountUnknown" });
    const { username } = await newStaffWithoutFactor(guest, "coordinator");
    await expect(give(code, username)).resolves.toMatchObject({ status: true });
    for (let tries = 0; tries < 5; tries += 1)
      await expect(give(code)).rejects.toMatchObject({ key: "secondFactorWrong" });
    await expect(give(freshCode(administrator), username)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  test("staff delete their account with password and code, which is logged; a learner needs no code", async () => {
    const member = await newStaff(guest, "coordinator");
    const { context } = member;
    await expect(security.deleteAccount(context, { password })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "deletionNeedsCode",
    });
    await expect(security.deleteAccount(context, { password, code: "000000" })).rejects.toMatchObject({
      key: "secondFactorWrong",
    });
    await expect(security.deleteAccount(context, { password: "wrong", code: freshCode(member) })).rejects.toMatchObject(
      { key: "currentPasswordWrong" },
    );
    await expect(deleteOwn(member)).resolves.toMatchObject({ success: true });
    const log = await guest.db.selectFrom("staff_actions").selectAll().where("subject", "=", ownId(context)).execute();
    expect(log.map(({ action }) => action)).toContain("ownAccountDeleted");
    await expect(security.deleteAccount(await newLearner(guest), { password })).resolves.toMatchObject({
      success: true,
    });
    const { context: withoutFactor } = await newStaffWithoutFactor(guest, "partner");
    await expect(security.deleteAccount(withoutFactor, { password })).resolves.toMatchObject({ success: true });
  });
});
