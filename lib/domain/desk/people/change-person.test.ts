import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import { findLearner } from "../../../platform/session";
import { accounts, guardian, issueMailToken } from "../../accounts";
import type { CallContext } from "../../call";
import { certificates, courseCertificates } from "../../certificates";
import { finishModules, newLearnerInCourse } from "../../certificates/testing/learners-in-course";
import { recovery } from "../../recovery";
import { security } from "../../security";
import { onSharedPortal } from "../../testing/fresh-portal";
import { courseId, newLearner, newRegistration } from "../../testing/learners";
import { desk } from "..";
import { ownId } from "../testing/accounts";
import { again, newStaff } from "../testing/staff";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onSharedPortal(dialect, (context) => {
    guest = context;
  });
  const readAccount = (accountId: string) =>
    guest.db.selectFrom("accounts").selectAll().where("id", "=", accountId).executeTakeFirstOrThrow();
  const readMails = async (accountId: string) => {
    const kinds = ["accountChanged", "addressReplaced", "addressChanged", "certificateCorrected", "invitation"];
    const rows = await guest.db
      .selectFrom("outbox")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("kind", "in", kinds)
      .orderBy("created_at")
      .execute();
    return rows.map(({ kind, recipient, details }) => ({ kind, recipient, ...JSON.parse(details) }));
  };
  let count = 0;
  const newAddress = () => {
    count += 1;
    return `corrected.${dialect}.${count}@example.org`;
  };

  test("name, mobile and district are corrected: one mail without the values, old and new beside the person, and no value in the log", async () => {
    const { context } = await newStaff(guest, "coordinator", { states: [5] });
    const learner = await newLearner(guest, { firstName: "Farha", mobile: "9876500000" });
    const accountId = ownId(learner);
    await guest.db.updateTable("accounts").set({ block: "Phulwari" }).where("id", "=", accountId).execute();
    const change = { accountId, firstName: "Farah", mobile: "+91 98765 00001", stateId: 5, district: "Gaya" };
    await desk.changePerson(context, change);
    // Sent again after a lost answer.
    await desk.changePerson(context, change);
    expect(await readAccount(accountId)).toMatchObject({
      first_name: "Farah",
      mobile: "9876500001",
      state: "Bihar",
      district: "Gaya",
      block: "",
    });
    const [mail, ...others] = await readMails(accountId);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      kind: "accountChanged",
      recipient: learner.learner?.username,
      changed: "first name, mobile number, district",
    });
    expect(JSON.stringify(mail)).not.toContain("9876500001");
    const { data } = await desk.readPerson(context, { accountId });
    expect(data.changes.map(({ field, from, to, by }) => [field, from, to, by]).sort()).toEqual([
      ["district", "Patna", "Gaya", "Meera Joshi"],
      ["firstName", "Farha", "Farah", "Meera Joshi"],
      ["mobile", "9876500000", "9876500001", "Meera Joshi"],
    ]);
    const logged = await guest.db
      .selectFrom("staff_actions")
      .selectAll()
      .where("subject", "=", accountId)
      .where("action", "=", "personChanged")
      .execute();
    expect(logged.map(({ details }) => JSON.parse(details))).toEqual([{ fields: ["firstName", "mobile", "district"] }]);
    expect((await desk.listPeople(context, { find: "फरह" })).data.map((each) => each.accountId)).toContain(accountId);
    // The stored changes belong to the person.
    expect(
      (
        await security.readMyData(
          await again(
            guest,
            (await accounts.login(guest, { username: mail?.recipient ?? "", password: "lotus-pond" })).token,
          ),
          {},
        )
      ).data.account_changes?.rows,
    ).toHaveLength(3);
  });

  test("the age of an adult whose account waits for a guardian is corrected, and the guardian's link ends; no other age is", async () => {
    const { context } = await newStaff(guest, "coordinator", { states: [5] });
    const learner = await newLearner(guest, { age: 16, guardian_email: newAddress() });
    const accountId = ownId(learner);
    const token = await issueMailToken(guest.db, accountId, "guardianConsent", guest.now);
    const { version, waitingAge } = (await desk.readPerson(context, { accountId })).data;
    expect(waitingAge).toBe("16");
    for (const age of ["15", "17", "121", "x"])
      await expect(desk.changePerson(context, { accountId, age })).rejects.toMatchObject({ key: "personAdultAge" });
    await desk.changePerson(context, { accountId, age: "३४", version });
    // Sent again after a lost answer.
    await desk.changePerson(context, { accountId, age: "३४", version });
    expect(await guardian.guardianStatus(learner, {})).toMatchObject({ waiting: false });
    await expect(guardian.giveGuardianConsent(guest, { token, id: accountId })).rejects.toMatchObject({
      key: "linkInvalid",
    });
    const { data } = await desk.readPerson(context, { accountId });
    expect(data.waitingAge).toBeNull();
    expect(data.changes.map(({ field, from, to, by }) => [field, from, to, by])).toEqual([
      ["age", "16", "34", "Meera Joshi"],
    ]);
    expect(await readMails(accountId)).toMatchObject([{ kind: "accountChanged", changed: "age" }]);
    const logged = await guest.db
      .selectFrom("staff_actions")
      .select("details")
      .where("subject", "=", accountId)
      .where("action", "=", "personChanged")
      .execute();
    expect(logged.map(({ details }) => JSON.parse(details))).toEqual([{ fields: ["age"] }]);
    await expect(desk.changePerson(context, { accountId, age: "40" })).rejects.toMatchObject({
      key: "guardianNotNeeded",
    });
  });

  test("T18: after a change of the email nobody gets in by the old one; both addresses get a mail, and the old one does not learn the new", async () => {
    const { context } = await newStaff(guest, "coordinator");
    const given = newRegistration();
    const { token } = await accounts.register(guest, given);
    const accountId = ownId(await again(guest, token));
    await guest.db.updateTable("accounts").set({ verified_email: 1 }).where("id", "=", accountId).execute();
    await guest.db
      .insertInto("identities")
      .values({ provider: "google", subject: accountId, account_id: accountId, created_at: "x" })
      .execute();
    const mailed = await issueMailToken(guest.db, accountId, "resetPassword", guest.now);
    const username = newAddress();
    await desk.changePerson(context, { accountId, username: ` ${username.toUpperCase()} ` });
    expect(await findLearner(guest.db, token, guest.now)).toBeNull();
    for (const address of [given.username, username])
      await expect(accounts.login(guest, { username: address, password: "lotus-pond" })).rejects.toMatchObject({
        key: "signInFailed",
      });
    const chosen = "seven green mangoes";
    const reset = { token: mailed, id: accountId, password1: chosen, password2: chosen };
    await expect(recovery.resetPassword(guest, reset)).rejects.toMatchObject({ key: "linkInvalid" });
    expect(await guest.db.selectFrom("identities").selectAll().where("account_id", "=", accountId).execute()).toEqual(
      [],
    );
    expect(await readAccount(accountId)).toMatchObject({ username, verified_email: 0 });
    const [toOld, toNew, ...others] = await readMails(accountId);
    expect(others).toEqual([]);
    expect([toOld?.kind, toOld?.recipient, toNew?.kind, toNew?.recipient]).toEqual([
      "addressReplaced",
      given.username,
      "addressChanged",
      username,
    ]);
    expect(JSON.stringify(toOld)).not.toContain(username);
    // The registration's own mail, whose link has ended, is not sent any more.
    expect(
      await guest.db
        .selectFrom("outbox")
        .select("id")
        .where("account_id", "=", accountId)
        .where("kind", "=", "verifyEmail")
        .execute(),
    ).toEqual([]);
    const [, , link = ""] = new URL(toNew?.link).pathname.split("/");
    await recovery.verifyEmail(guest, { token: link, id: accountId });
    expect(await readAccount(accountId)).toMatchObject({ verified_email: 1 });
  });

  test("an email of another account is refused in words, also when both come at the same moment, and nothing is half written", async () => {
    const { context } = await newStaff(guest, "coordinator");
    const [asha, ravi] = [await newLearner(guest), await newLearner(guest)];
    const taken = { code: "CONFLICT", key: "personAddressTaken" };
    const before = await readAccount(ownId(asha));
    await expect(
      desk.changePerson(context, { accountId: ownId(asha), lastName: "Devi", username: ravi.learner?.username }),
    ).rejects.toMatchObject(taken);
    expect(await readAccount(ownId(asha))).toEqual(before);
    expect(await readMails(ownId(asha))).toEqual([]);
    const username = newAddress();
    const both = await Promise.allSettled(
      [asha, ravi].map((each) => desk.changePerson(context, { accountId: ownId(each), username })),
    );
    expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({ reason: taken });
  });

  test("only people of the area, to places of it, with values that the forms accept; staff and former members are not changed", async () => {
    const { context } = await newStaff(guest, "coordinator", { states: [5] });
    const learner = await newLearner(guest);
    const accountId = ownId(learner);
    const elsewhere = await newLearner(guest, { state: "Uttar Pradesh", state_id: 34, district: "Agra" });
    const changing = (change: object) => desk.changePerson(context, { accountId, ...change });
    await expect(desk.changePerson(context, { accountId: ownId(elsewhere), lastName: "Devi" })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    await expect(changing({ stateId: 34, district: "Agra" })).rejects.toMatchObject({
      code: "FORBIDDEN",
      key: "deskForbidden",
    });
    for (const [change, key] of [
      [{ stateId: 5, district: "Agra" }, "districtUnknown"],
      [{ firstName: "" }, "enterFirstName"],
      [{ lastName: "<b>" }, "nameSigns"],
      [{ mobile: "12345" }, "mobileNotTenDigits"],
      [{ username: "no address" }, "emailInvalid"],
    ] as const)
      await expect(changing(change), key).rejects.toMatchObject({ code: "BAD_REQUEST", key });
    const { context: administrator } = await newStaff(guest, "administrator");
    const { context: other } = await newStaff(guest, "administrator");
    const staffChange = desk.changePerson(administrator, { accountId: ownId(other), username: newAddress() });
    await expect(staffChange).rejects.toMatchObject({ code: "CONFLICT", key: "personIsStaff" });
    expect((await desk.readPerson(administrator, { accountId: ownId(other) })).data.changeable).toBe(false);
    await security.deleteAccount(learner, { password: "lotus-pond" });
    await expect(desk.changePerson(administrator, { accountId, lastName: "Devi" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("an invited person with a corrected email gets the invitation there, and the link that was mailed before ends", async () => {
    const { context } = await newStaff(guest, "coordinator");
    const learner = await newLearner(guest);
    const accountId = ownId(learner);
    const invited_at = guest.now.toISOString();
    const invitation = { account_id: accountId, upload_id: "u", course_id: courseId, invited_at };
    await guest.db.insertInto("invitations").values(invitation).execute();
    const before = await issueMailToken(guest.db, accountId, "invitation", guest.now);
    const username = newAddress();
    await desk.changePerson(context, { accountId, username });
    await expect(recovery.readInvitation(guest, { token: before, id: accountId })).rejects.toMatchObject({
      key: "linkInvalid",
    });
    expect((await readMails(accountId)).map(({ kind, recipient }) => [kind, recipient])).toContainEqual([
      "invitation",
      username,
    ]);
  });

  test("a corrected certificate corrects the account too where that is wanted: one mail says so", async () => {
    const { context } = await newStaff(guest, "coordinator");
    const { learner, eid } = await newLearnerInCourse(guest);
    await finishModules(learner, eid, ...(guest.content.courseById.get(courseId)?.modules ?? []).map(({ id }) => id));
    const { certificateId } = await courseCertificates.completeCourse(learner, { id: courseId, eid });
    const accountId = ownId(learner);
    const name = { firstName: "Aasha", lastName: "Kumari Devi" };
    const { certificateId: next } = await desk.correctCertificate(context, {
      accountId,
      certificateId: certificateId ?? "",
      ...name,
      alsoAccount: true,
    });
    expect(await readAccount(accountId)).toMatchObject({ first_name: "Aasha", last_name: "Kumari Devi" });
    expect((await certificates.read(guest, { id: next })).data).toMatchObject({ firstName: "Aasha" });
    expect(await readMails(accountId)).toMatchObject([{ kind: "certificateCorrected", inProfile: true }]);
    const actions = await guest.db
      .selectFrom("staff_actions")
      .select("action")
      .where("subject", "=", accountId)
      .execute();
    expect(actions.map(({ action }) => action).sort()).toEqual(["certificateCorrected", "personChanged"]);
    await desk.correctCertificate(context, { accountId, certificateId: next, firstName: "Asha", lastName: "Kumari" });
    expect(await readAccount(accountId)).toMatchObject({ first_name: "Aasha", last_name: "Kumari Devi" });
  });
});
