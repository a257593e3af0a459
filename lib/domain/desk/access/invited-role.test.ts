import { describe, expect, test } from "vitest";
import { staffInvitations } from "../../../platform/db/migrations/0030-0054-recall-and-cases";
import { dialects } from "../../../platform/db/testing/fresh-database";
import { readAreas } from "../../../platform/staff";
import { accounts, updateAccount } from "../../accounts";
import type { CallContext } from "../../call";
import { recovery } from "../../recovery";
import { onFreshPortal } from "../../testing/fresh-portal";
import { asHolder, newLearner, newRegistration } from "../../testing/learners";
import { desk, setRole } from "..";
import { ownId } from "../testing/accounts";
import { again, codeAt, freshCode, newStaff, type StaffMember } from "../testing/staff";

const password = "mustard fields in winter";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  let administrator: StaffMember;
  onFreshPortal(dialect, async (context) => {
    guest = context;
    administrator = await newStaff(guest, "administrator");
  });

  const mailsTo = async (recipient: string) =>
    (await guest.db.selectFrom("outbox").selectAll().where("recipient", "=", recipient).orderBy("created_at").execute())
      .filter(({ kind }) => kind !== "verifyEmail")
      .map(({ kind, details }) => ({ kind, values: JSON.parse(details) as Record<string, string> }));
  const give = (username: string, change: object = {}) =>
    desk.setRole(administrator.context, {
      username,
      role: "coordinator",
      states: [5],
      code: freshCode(administrator),
      ...change,
    });
  const roleOf = async (id: string) =>
    (await guest.db.selectFrom("accounts").select("role").where("id", "=", id).executeTakeFirstOrThrow()).role;
  /** Somebody who has registered the officer's address, and the link that is mailed to the officer. */
  const inviteOver = async () => {
    const given = newRegistration();
    const { token, _id } = await accounts.register(guest, given);
    const { message } = await give(given.username);
    const invitation = (await mailsTo(given.username)).find(({ kind }) => kind === "staffInvitation");
    const [, , link = "", id = ""] = new URL(invitation?.values.link ?? "http://none").pathname.split("/");
    return { ...given, stranger: token, id: _id, link: { token: link, id }, message };
  };
  const accept = ({ link }: { link: { token: string; id: string } }) =>
    recovery.acceptInvitation(guest, { ...link, password1: password, password2: password, consent_account: true });
  const setUpFactor = async (session: CallContext) => {
    const { secret } = await desk.startSecondFactor(session, {});
    return desk.confirmSecondFactor(session, { code: codeAt(secret, session.now) });
  };

  test("an address that nobody verified gets no role but an invitation; whoever registered it has nothing of it", async () => {
    const officer = await inviteOver();
    expect(officer.message).toContain(officer.username);
    expect(officer.message).toContain("not verified");
    const stranger = await again(guest, officer.stranger);
    expect(await roleOf(officer.id)).toBe("learner");
    for (const call of [() => desk.me(stranger, {}), () => desk.startSecondFactor(stranger, {})])
      await expect(call()).rejects.toMatchObject({ code: "FORBIDDEN", key: "deskForbidden" });
  });

  test("the link gives a password, the second factor gives the role, and the stranger's way in has ended", async () => {
    const officer = await inviteOver();
    expect(await recovery.readInvitation(guest, officer.link)).toMatchObject({ role: "coordinator", course: "" });
    const accepted = await accept(officer);
    expect(accepted).toMatchObject({ role: "coordinator", course_id: "" });
    const session = await asHolder(guest, accepted.token);
    expect(await roleOf(officer.id)).toBe("learner");
    expect(await desk.me(session, {})).toMatchObject({ secondFactor: "missing", states: [{ id: "5" }] });
    await expect(desk.listPeople(session, {})).rejects.toMatchObject({ key: "deskForbidden" });
    await setUpFactor(session);
    expect(await roleOf(officer.id)).toBe("coordinator");
    await expect(desk.listPeople(await again(guest, accepted.token), {})).resolves.toBeDefined();
    expect((await again(guest, officer.stranger)).learner).toBeNull();
    const { username } = officer;
    await expect(accounts.login(guest, { username, password: officer.password })).rejects.toMatchObject({
      key: "signInFailed",
    });
    expect((await mailsTo(username)).map(({ kind }) => kind).sort()).toEqual([
      "roleChanged",
      "secondFactorChanged",
      "staffInvitation",
    ]);
    await expect(accept(officer)).rejects.toMatchObject({ key: "linkInvalid" });
  });

  test("an invitation ends with the next one, with a role that is taken away, and after seven days", async () => {
    const officer = await inviteOver();
    await give(officer.username, { role: "partner" });
    await expect(accept(officer)).rejects.toMatchObject({ key: "linkInvalid" });
    const other = await inviteOver();
    await give(other.username, { role: "learner" });
    await expect(accept(other)).rejects.toMatchObject({ key: "linkInvalid" });
    const third = await inviteOver();
    const { token } = await accept(third);
    const late = await again(guest, token, new Date(guest.now.getTime() + 8 * 86_400_000));
    await expect(desk.startSecondFactor(late, {})).rejects.toMatchObject({ key: "deskForbidden" });
  });

  test("an administrator sees the open invitations, and one that is withdrawn gives no role, before and after its link is opened", async () => {
    // One person has ten recovery codes.
    administrator = await newStaff(guest, "administrator");
    const [officer, accepted] = [await inviteOver(), await inviteOver()];
    const session = await asHolder(guest, (await accept(accepted)).token);
    const listed = async () => (await desk.listStaff(administrator.context, {})).invitations;
    const own = (await listed()).filter(({ username }) =>
      [officer, accepted].some((each) => each.username === username),
    );
    expect(own.map(({ username, role, states, accepted }) => [username, role, states?.length, accepted])).toEqual(
      expect.arrayContaining([
        [officer.username, "coordinator", 1, false],
        [accepted.username, "coordinator", 1, true],
      ]),
    );
    expect(own[0]).toMatchObject({ courses: null, invitedAt: guest.now.toISOString() });
    expect(own[0]?.invitedBy).not.toBe("");
    for (const { id } of [officer, accepted]) await desk.withdrawInvitation(administrator.context, { accountId: id });
    const left = (await listed()).map(({ username }) => username);
    expect(left).not.toEqual(expect.arrayContaining([officer.username]));
    expect(left).not.toEqual(expect.arrayContaining([accepted.username]));
    await expect(accept(officer)).rejects.toMatchObject({ key: "linkInvalid" });
    await expect(desk.startSecondFactor(session, {})).rejects.toMatchObject({ key: "deskForbidden" });
    const second = desk.withdrawInvitation(administrator.context, { accountId: officer.id });
    await expect(second).rejects.toMatchObject({ code: "NOT_FOUND" });
    const { data } = await desk.listActions(administrator.context, { action: "roleWithdrawn" });
    expect(data.map(({ subject }) => subject).sort()).toEqual([officer.id, accepted.id].sort());
  });

  test("every change of a role and of a second factor is mailed to the person, a new administrator to the others", async () => {
    const learner = await newLearner(guest);
    const username = learner.learner?.username ?? "";
    await updateAccount(guest.db, ownId(learner), { verified_email: 1 });
    await give(username, { role: "administrator" });
    const told = (await mailsTo(administrator.username)).filter(({ kind }) => kind === "administratorAdded");
    expect(told.map(({ values }) => values.address)).toEqual([username]);
    const session = await again(guest, (await accounts.login(guest, { username, password: "lotus-pond" })).token);
    const { recoveryCodes } = await setUpFactor(session);
    const proven = {
      ...session,
      learner: session.learner && { ...session.learner, secondFactorAt: guest.now.toISOString() },
    };
    await desk.newRecoveryCodes(proven, { code: recoveryCodes[0] });
    await desk.resetSecondFactor(administrator.context, { username, code: freshCode(administrator) });
    await give(username, { role: "learner" });
    // All were queued at one time of the test's clock, so their order is nobody's.
    const mails = (await mailsTo(username)).map(({ kind, values }) => `${kind} ${values.role ?? values.change}`);
    expect(mails.sort()).toEqual([
      "roleChanged administrator",
      "roleChanged learner",
      "secondFactorChanged codes",
      "secondFactorChanged removed",
      "secondFactorChanged set",
    ]);
  });

  test("no state chosen is refused in words; all states are a choice of their own, and staff from before keep theirs", async () => {
    const learner = await newLearner(guest);
    const id = ownId(learner);
    const username = learner.learner?.username ?? "";
    await updateAccount(guest.db, id, { verified_email: 1 });
    const another = await newStaff(guest, "administrator");
    const nothing = { username, role: "partner" as const, states: [], code: freshCode(another) };
    await expect(desk.setRole(another.context, nothing)).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "statesMissing",
    });
    const everywhere = { courses: [], states: [], allStates: true };
    await setRole(guest, { username, role: "partner", ...everywhere }, "staff:test");
    expect(await readAreas(guest.db, id)).toEqual({ courses: null, states: null });
    // As an earlier release stored it.
    await guest.db.deleteFrom("staff_areas").where("account_id", "=", id).execute();
    expect((await readAreas(guest.db, id)).states).not.toBeNull();
    await guest.db.schema.dropTable("staff_invitations").execute();
    await staffInvitations.up(guest.db as never);
    expect(await readAreas(guest.db, id)).toEqual({ courses: null, states: null });
  });
});
