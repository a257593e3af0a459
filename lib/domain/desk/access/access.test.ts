import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyText } from "../../../contract/testing/any-text";
import { dialects } from "../../../platform/db/testing/fresh-database";
import { openSession } from "../../../platform/session";
import { accounts, updateAccount } from "../../accounts";
import type { CallContext } from "../../call";
import { onSharedPortal } from "../../testing/fresh-portal";
import { courseId, newRegistration } from "../../testing/learners";
import { desk, setRole } from "..";
import { ownId } from "../testing/accounts";
import { again, codeAt, freshCode, newStaff, newStaffWithoutFactor } from "../testing/staff";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onSharedPortal(dialect, (context) => {
    guest = context;
  });

  const later = (seconds: number) => new Date(guest.now.getTime() + seconds * 1000);
  const readActions = (staffId: string) =>
    guest.db.selectFrom("staff_actions").selectAll().where("staff_id", "=", staffId).execute();

  test("the operator grants the first administrator's role by the command, and that administrator grants others at the desk", async () => {
    const administrator = await newStaff(guest, "administrator");
    const { context, username } = administrator;
    const given = newRegistration();
    const { token, _id } = await accounts.register(guest, given);
    await updateAccount(guest.db, _id, { verified_email: 1 });
    await desk.setRole(context, {
      username: ` ${given.username.toUpperCase()} `,
      role: "partner",
      states: [5],
      code: freshCode(administrator),
    });
    expect((await again(guest, token)).learner?.role).toBe("partner");
    const { data } = await desk.listStaff(context, {});
    expect(data.find((each) => each.username === given.username)).toMatchObject({
      role: "partner",
      courses: null,
      states: [{ id: "5", name: "Bihar" }],
      hasSecondFactor: false,
    });
    expect(data.find((each) => each.username === username)).toMatchObject({
      role: "administrator",
      hasSecondFactor: true,
    });
    await desk.setRole(context, { username: given.username, role: "learner", code: freshCode(administrator) });
    expect((await again(guest, token)).learner?.role).toBe("learner");
    await expect(
      desk.setRole(context, {
        username: "nobody@example.org",
        role: "partner",
        allStates: true,
        code: freshCode(administrator),
      }),
    ).rejects.toMatchObject({
      code: "NOT_FOUND",
      key: "accountUnknown",
    });
    await expect(
      desk.setRole(context, { username, role: "coordinator", courses: ["no-course"], code: freshCode(administrator) }),
    ).rejects.toMatchObject({
      key: "areaUnknown",
    });
  });

  test("the last administrator stays one", async () => {
    await guest.db.updateTable("accounts").set({ role: "learner" }).where("role", "=", "administrator").execute();
    const administrator = await newStaff(guest, "administrator");
    const { context, username } = administrator;
    await expect(
      desk.setRole(context, { username, role: "learner", code: freshCode(administrator) }),
    ).rejects.toMatchObject({
      code: "CONFLICT",
      key: "lastAdministrator",
    });
    await newStaff(guest, "administrator");
    await expect(
      desk.setRole(context, { username, role: "learner", code: freshCode(administrator) }),
    ).resolves.toMatchObject({ status: true });
  });

  test("an account learns its role, its areas and what is still missing", async () => {
    const { context } = await newStaffWithoutFactor(guest, "coordinator", { courses: [courseId], states: [5, 9] });
    expect(await desk.me(context, {})).toMatchObject({
      role: "coordinator",
      secondFactor: "missing",
      courses: [{ id: courseId }],
      states: [
        { id: "5", name: "Bihar" },
        { id: "9", name: expect.any(String) },
      ],
      may: ["messages", "reviews", "comments", "programmes", "people", "mailings"],
    });
    const { context: ready } = await newStaff(guest, "partner");
    expect(await desk.me(ready, {})).toMatchObject({
      secondFactor: "proven",
      courses: null,
      states: null,
      may: ["programmes"],
    });
  });

  test("the second factor is asked for in every new session, and by each code once", async () => {
    const { username, secret } = await newStaff(guest, "administrator");
    const { token } = await accounts.login(guest, { username, password: "lotus-pond" });
    const session = await again(guest, token);
    expect((await desk.me(session, {})).secondFactor).toBe("needed");
    await expect(desk.listStaff(session, {})).rejects.toMatchObject({ code: "FORBIDDEN", key: "secondFactorNeeded" });
    const used = codeAt(secret, guest.now);
    await expect(desk.proveSecondFactor(session, { code: used })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "secondFactorWrong",
    });
    const next = { ...session, now: later(30) };
    const code = codeAt(secret, next.now);
    await desk.proveSecondFactor(next, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    await expect(desk.listStaff(await again(guest, token), {})).resolves.toBeTruthy();
    await expect(desk.proveSecondFactor(next, { code })).rejects.toMatchObject({ key: "secondFactorWrong" });
  });

  test("of two requests with the same code at the same moment one passes", async () => {
    const { username, secret } = await newStaff(guest, "coordinator");
    const { token } = await accounts.login(guest, { username, password: "lotus-pond" });
    const session = { ...(await again(guest, token)), now: later(30) };
    const code = codeAt(secret, session.now);
    const both = await Promise.allSettled([1, 2].map(() => desk.proveSecondFactor(session, { code })));
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  test("a recovery code works once, whatever its case and signs, and new codes end the old ones", async () => {
    const member = await newStaff(guest, "coordinator");
    const { username, recoveryCodes, context } = member;
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = "", second = ""] = recoveryCodes;
    const { token } = await accounts.login(guest, { username, password: "lotus-pond" });
    const session = await again(guest, token);
    await desk.proveSecondFactor(session, { code: first.toLowerCase().replaceAll("-", " ") });
    await expect(desk.proveSecondFactor(session, { code: first })).rejects.toMatchObject({ key: "secondFactorWrong" });
    const { recoveryCodes: newer } = await desk.newRecoveryCodes(context, { code: freshCode(member) });
    await expect(desk.proveSecondFactor(session, { code: second })).rejects.toMatchObject({ key: "secondFactorWrong" });
    await expect(desk.proveSecondFactor(session, { code: newer[0] ?? "" })).resolves.toBeTruthy();
    const stored = JSON.stringify(await guest.db.selectFrom("staff_recovery_codes").selectAll().execute());
    for (const code of newer) expect(stored).not.toContain(code.replaceAll("-", ""));
  });

  test("whatever is typed in place of a code is a wrong code, also six letters of more than one byte", async () => {
    const typed = fc.sample(
      fc.oneof(anyText({ maxLength: 6 }), fc.string({ unit: "grapheme", minLength: 3, maxLength: 6 })),
      15,
    );
    for (const codes of [
      ["鱀𑱃𞁚", "éééééé", "१२३"],
      typed.slice(0, 4),
      typed.slice(4, 8),
      typed.slice(8, 12),
      typed.slice(12),
    ]) {
      const { context } = await newStaff(guest, "coordinator");
      for (const code of codes)
        await expect(desk.proveSecondFactor(context, { code }), code).rejects.toMatchObject({
          key: "secondFactorWrong",
        });
    }
  });

  test("the code may be typed with Hindi digits", async () => {
    const { context, secret } = await newStaff(guest, "coordinator");
    const next = { ...context, now: later(60) };
    const code = codeAt(secret, next.now).replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit)));
    await expect(desk.proveSecondFactor(next, { code })).resolves.toMatchObject({ status: true });
  });

  test("T10: after some wrong codes each further one waits longer", async () => {
    const { context } = await newStaff(guest, "coordinator");
    const wrong = () => desk.proveSecondFactor(context, { code: "000000" });
    for (let tries = 0; tries < 5; tries += 1)
      await expect(wrong()).rejects.toMatchObject({ key: "secondFactorWrong" });
    await expect(wrong()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });

  test("the secret is stored sealed, and shows again until a first code confirms it", async () => {
    const { context } = await newStaffWithoutFactor(guest, "coordinator");
    const { secret, uri } = await desk.startSecondFactor(context, {});
    expect(uri).toContain(`secret=${secret}`);
    expect(await desk.startSecondFactor(context, {})).toEqual({ secret, uri });
    expect(JSON.stringify(await guest.db.selectFrom("staff_factors").selectAll().execute())).not.toContain(secret);
    await desk.confirmSecondFactor(context, { code: codeAt(secret, context.now) });
    await expect(desk.startSecondFactor(context, {})).rejects.toMatchObject({
      code: "CONFLICT",
      key: "secondFactorSet",
    });
  });

  test("an administrator removes a lost second factor, which ends the desk in every open session", async () => {
    const administrator = await newStaff(guest, "administrator");
    const { username, token } = await newStaff(guest, "administrator");
    await desk.resetSecondFactor(administrator.context, { username, code: freshCode(administrator) });
    await expect(desk.listStaff(await again(guest, token), {})).rejects.toMatchObject({ key: "secondFactorNeeded" });
    expect((await desk.me(await again(guest, token), {})).secondFactor).toBe("missing");
  });

  test("a staff member's session ends after 12 hours, or when it was not used for two; a learner's stays", async () => {
    const { token } = await newStaff(guest, "coordinator");
    const learner = await accounts.register(guest, newRegistration());
    expect((await again(guest, token, later(119 * 60))).learner).not.toBeNull();
    expect((await again(guest, learner.token, later(13 * 3600))).learner).not.toBeNull();
    const { token: idle } = await newStaff(guest, "coordinator");
    expect((await again(guest, idle, later(2 * 3600))).learner).toBeNull();
    for (let hours = 1; hours < 12; hours += 1)
      expect((await again(guest, token, later(hours * 3600 + 3000))).learner, `${hours}`).not.toBeNull();
    expect((await again(guest, token, later(12 * 3600))).learner).toBeNull();
  });

  test("T13: a session opened by a mailed link opens no desk", async () => {
    const { context } = await newStaff(guest, "administrator");
    const token = await openSession(guest.db, ownId(context), "test", guest.now, "learning");
    const session = await again(guest, token);
    await expect(desk.me(session, {})).rejects.toMatchObject({ code: "FORBIDDEN", key: "signInAgain" });
    expect(session.learner?.isCoordinator).toBe(false);
  });

  test("T16: neither registration nor a profile change gives a role", async () => {
    const wish = { role: "administrator" };
    const { token } = await accounts.register(guest, { ...newRegistration(), ...wish });
    const learner = await again(guest, token);
    await accounts.updateProfile(learner, { mobile: "9876543211", ...wish } as never);
    expect((await again(guest, token)).learner?.role).toBe("learner");
  });

  test("every action is in the log, which the database does not let anybody change", async () => {
    const { context, username } = await newStaff(guest, "administrator");
    const id = ownId(context);
    await setRole(context, { username, role: "administrator", courses: [], states: [], allStates: false }, id);
    expect((await readActions(id)).map(({ action }) => action).sort()).toEqual(["roleSet", "secondFactorSet"]);
    const { data } = await desk.listActions(context, {});
    expect(data.filter(({ staff }) => staff === username).map(({ action }) => action)).toContain("roleSet");
    await expect(guest.db.updateTable("staff_actions").set({ action: "nothing" }).execute()).rejects.toThrow(
      "staff_actions is a log",
    );
    await expect(guest.db.deleteFrom("staff_actions").execute()).rejects.toThrow("staff_actions is a log");
  });
});
