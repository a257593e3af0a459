import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import { accounts, noteMissingSearchKeys } from "../../accounts";
import type { CallContext } from "../../call";
import { certificates, courseCertificates } from "../../certificates";
import { finishModules, newLearnerInCourse } from "../../certificates/testing/learners-in-course";
import { courses } from "../../courses";
import { privacy } from "../../privacy";
import { onSharedPortal } from "../../testing/fresh-portal";
import { courseId, newLearner } from "../../testing/learners";
import { desk } from "..";
import { ownId } from "../testing/accounts";
import { newStaff } from "../testing/staff";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onSharedPortal(dialect, (context) => {
    guest = context;
  });
  const mailsTo = async (accountId: string) => {
    const rows = await guest.db
      .selectFrom("outbox")
      .select(["kind", "details"])
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .execute();
    return rows.map(({ kind, details }) => ({ kind, ...JSON.parse(details) }));
  };
  const actionsOn = async (subject: string) =>
    (await guest.db.selectFrom("staff_actions").select("action").where("subject", "=", subject).execute()).map(
      ({ action }) => action,
    );
  /** A learner with a course's certificate. */
  const graduate = async () => {
    const { learner, eid, username } = await newLearnerInCourse(guest);
    await finishModules(learner, eid, ...(guest.content.courseById.get(courseId)?.modules ?? []).map(({ id }) => id));
    const { certificateId } = await courseCertificates.completeCourse(learner, { id: courseId, eid });
    if (!certificateId) throw new Error("There is no certificate");
    const { number } = await guest.db
      .selectFrom("certificates")
      .select("number")
      .where("id", "=", certificateId)
      .executeTakeFirstOrThrow();
    return { learner, username, certificateId, number };
  };

  test("a person is found by parts of the name in any case, email, mobile in any notation, and certificate number", async () => {
    const { context } = await newStaff(guest, "coordinator");
    const learner = await newLearner(guest, { firstName: "Zubeda%", lastName: "खातून", mobile: "9123412345" });
    const username = learner.learner?.username ?? "";
    const { number, username: graduated } = await graduate();
    const find = async (text: string) =>
      (await desk.listPeople(context, { find: text })).data.map((each) => each.username);
    for (const text of [
      "zubeda",
      "ZUBEDA खात",
      "da%",
      username.slice(0, 12).toUpperCase(),
      "+91 91234-12345",
      "९१२३४१२३४५",
      "34123",
      "da% 912",
      "+91 912",
    ])
      expect(await find(text), text).toEqual([username]);
    expect(await find(number.toLowerCase())).toEqual([graduated]);
    for (const text of ["zub%da", "zubeda_", "SS-2020-AAAAAAAA", "9999900000"])
      expect(await find(text), text).toEqual([]);
  });

  test("a name is found in the other script, from registration, a change of the profile, and of a row that was stored without its key", async () => {
    const { context } = await newStaff(guest, "coordinator");
    const find = async (text: string) =>
      (await desk.listPeople(context, { find: text })).data.map((each) => each.accountId);
    const learner = await newLearner(guest, { firstName: "Farhatunnisa", lastName: "Zoyakhatri" });
    expect(await find("फ़रहतुन्निसा ज़ोयाख़त्री")).toEqual([ownId(learner)]);
    await accounts.updateProfile(learner, { firstName: "गुलबदन" });
    expect(await find("Gulbadan Zoya")).toEqual([ownId(learner)]);
    expect(await find("Farhatunnisa")).toEqual([]);
    // The release before knows no key.
    await guest.db.updateTable("accounts").set({ first_name: "गुलबदन।" }).where("id", "=", ownId(learner)).execute();
    expect(await find("Gulbadan")).toEqual([]);
    expect(await find("गुलबदन")).toEqual([ownId(learner)]);
    // Two processes at once.
    await Promise.all([noteMissingSearchKeys(guest.db), noteMissingSearchKeys(guest.db)]);
    while ((await noteMissingSearchKeys(guest.db)) > 0);
    expect(await find("Gulbadan")).toEqual([ownId(learner)]);
  });

  test("a coordinator of some courses and states finds and reads nobody else", async () => {
    const { context } = await newStaff(guest, "coordinator", { courses: [courseId], states: [5] });
    const [inside, otherState, notEnrolled] = [
      await newLearner(guest, { firstName: "Inside" }),
      await newLearner(guest, { firstName: "Outside", state: "Uttar Pradesh", state_id: 34, district: "Lucknow" }),
      await newLearner(guest, { firstName: "Outside" }),
    ];
    for (const learner of [inside, otherState]) await courses.enroll(learner, { id: courseId });
    expect((await desk.listPeople(context, { find: "inside" })).data.map(({ accountId }) => accountId)).toEqual([
      ownId(inside),
    ]);
    expect((await desk.listPeople(context, { find: "outside" })).total).toBe(0);
    await courses.enroll(inside, { id: "healthy-minds" });
    // rule: desk.figures-area
    await expect(desk.listPeople(context, { course: "healthy-minds" })).rejects.toMatchObject({
      code: "FORBIDDEN",
      key: "outsideCourses",
    });
    await expect(desk.listPeople(context, { state: "29" })).rejects.toMatchObject({
      code: "FORBIDDEN",
      key: "outsideStates",
      details: { values: { states: "Bihar" } },
    });
    expect((await desk.listPeople(context, { find: "inside", state: "5", course: courseId })).total).toBe(1);
    expect((await desk.readPerson(context, { accountId: ownId(inside) })).data.courses).toHaveLength(1);
    for (const learner of [otherState, notEnrolled]) {
      const accountId = ownId(learner);
      await expect(desk.readPerson(context, { accountId })).rejects.toMatchObject({ code: "FORBIDDEN" });
      await expect(desk.resendMail(context, { accountId, mail: "verification" })).rejects.toMatchObject({
        code: "FORBIDDEN",
      });
    }
  });

  test("a name is corrected once: a new address and number, the old one replaced, a mail, and the log", async () => {
    const { context } = await newStaff(guest, "coordinator", { courses: [courseId] });
    const { learner, certificateId, number } = await graduate();
    const accountId = ownId(learner);
    const name = { firstName: "Aasha", lastName: "Kumari Devi" };
    const corrected = await desk.correctCertificate(context, { accountId, certificateId, ...name });
    expect(corrected.certificateId).not.toBe(certificateId);
    expect((await certificates.read(guest, { id: corrected.certificateId })).data).toMatchObject({
      ...name,
      number: corrected.number,
    });
    await expect(certificates.read(guest, { id: certificateId })).rejects.toMatchObject({
      code: "GONE",
      key: "certificateReplaced",
    });
    const mail = { kind: "certificateCorrected", name: "Aasha Kumari Devi", number: corrected.number };
    expect(await mailsTo(accountId)).toContainEqual(expect.objectContaining(mail));
    expect(await actionsOn(accountId)).toContain("certificateCorrected");
    const { data } = await desk.readPerson(context, { accountId });
    expect(data).toMatchObject({
      name: "Asha Kumari",
      certificates: [{ ...name, number: corrected.number }],
      replaced: [{ number }],
    });
    expect((await desk.listPeople(context, { find: number })).data).toEqual([expect.objectContaining({ accountId })]);
    await expect(desk.correctCertificate(context, { accountId, certificateId, ...name })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    const again = { accountId, certificateId: corrected.certificateId, ...name };
    await expect(desk.correctCertificate(context, again)).rejects.toMatchObject({
      code: "CONFLICT",
      key: "certificateSameName",
    });
    const { context: elsewhere } = await newStaff(guest, "coordinator", { courses: ["healthy-minds"] });
    await expect(desk.correctCertificate(elsewhere, again)).rejects.toMatchObject({ code: "FORBIDDEN" });
  });

  test("a resume mail and its entry in the log are one transaction", async () => {
    const { context } = await newStaff(guest, "coordinator");
    const learner = await newLearner(guest, { consent_mailings: true });
    const before = await mailsTo(ownId(learner));
    const rename = (from: string, to: string) => guest.db.schema.alterTable(from).renameTo(to).execute();
    await rename("staff_actions", "no_log");
    try {
      await expect(
        desk.resendMail(context, { accountId: ownId(learner), mail: "resume", of: courseId }),
      ).rejects.toThrow();
    } finally {
      await rename("no_log", "staff_actions");
    }
    expect(await mailsTo(ownId(learner))).toEqual(before);
  });

  test("mails are sent again only where they are needed, and six in an hour", async () => {
    const { context } = await newStaff(guest, "coordinator");
    const { learner, certificateId } = await graduate();
    const accountId = ownId(learner);
    // Mails of one millisecond have no order.
    const kinds = async () => (await mailsTo(accountId)).map(({ kind }) => kind).toSorted();
    const before = await kinds();
    await desk.resendMail(context, { accountId, mail: "verification" });
    await desk.resendMail(context, { accountId, mail: "certificate", of: certificateId });
    const resent = [...before, "verifyEmail", "certificateIssued"];
    expect(await kinds()).toEqual(resent.toSorted());
    await expect(desk.resendMail(context, { accountId, mail: "resume", of: courseId })).rejects.toMatchObject({
      key: "deskNoMailings",
    });
    await privacy.changeConsents(learner, { mailings: true });
    await desk.resendMail(context, { accountId, mail: "resume", of: courseId });
    expect(await kinds()).toEqual([...resent, "resumeLearning"].toSorted());
    await expect(desk.resendMail(context, { accountId, mail: "invitation" })).rejects.toMatchObject({
      key: "deskMailNotNeeded",
    });
    await expect(desk.resendMail(context, { accountId, mail: "certificate", of: "another" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    expect((await actionsOn(accountId)).filter((action) => action === "mailResent")).toHaveLength(3);
    await expect(desk.resendMail(context, { accountId, mail: "verification" })).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
  });

  test("a coordinator neither finds nor sends a certificate of a course outside the area", async () => {
    const other = guest.content.courses.find(({ id }) => id !== courseId)?.id ?? "";
    const { context } = await newStaff(guest, "coordinator", { courses: [other] });
    const { learner, certificateId, number } = await graduate();
    await courses.enroll(learner, { id: other });
    const accountId = ownId(learner);
    expect((await desk.readPerson(context, { accountId })).data.certificates).toEqual([]);
    expect((await desk.listPeople(context, { find: number })).data).toEqual([]);
    await expect(desk.resendMail(context, { accountId, mail: "certificate", of: certificateId })).rejects.toMatchObject(
      { code: "FORBIDDEN" },
    );
  });
});
