import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import { accounts } from "../accounts";
import type { CallContext } from "../call";
import { courses } from "../courses";
import { onFreshPortal } from "../testing/fresh-portal";
import { courseId, newLearner, publishedContent } from "../testing/learners";
import {
  approveReview,
  certificates,
  courseCertificates,
  issueAfterProfile,
  issueAfterTopic,
  listReviews,
  returnReview,
  withdrawCertificate,
} from ".";
import {
  again,
  changeWork,
  contentWhere,
  finishModules,
  moduleIds,
  newLearnerInCourse,
} from "./testing/learners-in-course";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const all = () => moduleIds(publishedContent());
  const [, second] = publishedContent().courseById.get(courseId)?.topics ?? [];
  const ofCourse = (enrollmentId: string) => ({ enrollmentId, moduleId: "" });
  const where = (change: Parameters<typeof contentWhere>[1]) => ({
    ...guest,
    content: contentWhere(guest.content, change),
  });
  const complete = (learner: CallContext, eid: string) =>
    courseCertificates.completeCourse(learner, { id: courseId, eid });
  const mailsTo = async (address: string) => {
    const rows = await guest.db.selectFrom("outbox").selectAll().where("recipient", "=", address).execute();
    return rows
      .filter(({ kind }) => /^(certificate|review)/.test(kind))
      .map(({ kind, details }) => ({ kind, ...JSON.parse(details) }));
  };
  const myCourses = (learner: CallContext) =>
    courseCertificates.myCourses(learner, { query: { language: "en" }, body: {} });
  const readModules = (learner: CallContext) =>
    courseCertificates.modules(learner, { params: { id: courseId }, query: { language: "en" }, body: {} });
  const seen = async (learner: CallContext) => {
    const answer = await readModules(learner);
    const [enrollment] = answer.enrollment_info;
    return { ...enrollment, modules: answer.module_resources };
  };

  test("the number has the year of the day in India that the certificate states", async () => {
    const context = { ...where({ moduleLevelCertificate: false }), now: new Date("2026-12-31T19:00:00Z") };
    const { learner, eid } = await newLearnerInCourse(context);
    await finishModules(learner, eid, ...all());
    const { certificateId } = await complete(learner, eid);
    const { data } = await certificates.read(learner, { id: certificateId ?? "", language: "en" });
    expect([data.issued_on, data.completion_date, data.number.slice(0, 8)]).toEqual([
      "2027-01-01",
      "January 2027",
      "SS-2027-",
    ]);
  });

  test("a certificate that nobody requests has the enrollment's language too, whichever call issues it", async () => {
    const context = { ...where({ moduleLevelCertificate: true }), language: "hi" as const };
    const { learner, eid } = await newLearnerInCourse(context);
    await finishModules(learner, eid, ...all());
    await readModules({ ...learner, language: "en" });
    const rows = await guest.db
      .selectFrom("certificates")
      .select("language")
      .where("enrollment_id", "=", eid)
      .execute();
    expect(new Set(rows.map(({ language }) => language))).toEqual(new Set(["hi"]));
  });

  test("a course under review shows that it waits, and its certificate and a mail follow the approval", async () => {
    const context = where({ completionReview: true });
    const { learner, eid, username } = await newLearnerInCourse(context);
    await finishModules(learner, eid, ...all());
    expect(await seen(learner)).toMatchObject({
      review: "waiting",
      review_since: learner.now.toISOString(),
      certificateId: null,
      status: "Enrolled",
    });
    await expect(complete(learner, eid)).rejects.toMatchObject({ code: "CONFLICT", key: "underReview" });
    expect(await listReviews(context)).toEqual([
      expect.objectContaining({ enrollmentId: eid, username, name: "Asha Kumari", module: null }),
    ]);
    expect(await approveReview(context, { email: username.toUpperCase(), courseId, moduleId: "" }, "staff:test")).toBe(
      "done",
    );
    const { certificateId } = await complete(learner, eid);
    expect(await seen(learner)).toMatchObject({ review: null, review_since: null, certificateId, status: "Completed" });
    expect(await mailsTo(username)).toEqual([
      expect.objectContaining({ kind: "certificateReady", link: `http://localhost:3000/certificate/${certificateId}` }),
    ]);
    expect(await listReviews(context)).toEqual([]);
    expect(await approveReview(context, ofCourse(eid), "staff:test")).toBe("nothingWaits");
  });

  test("returned work shows the reason, gets no certificate until it is submitted again, and then waits again", async () => {
    const context = where({ completionReview: true });
    const { learner, eid, username } = await newLearnerInCourse(context);
    const ask = () => certificates.requestReview(learner, { id: courseId, eid });
    await expect(ask()).rejects.toMatchObject({ key: "nothingToReview" });
    await finishModules(learner, eid, ...all());
    await seen(learner);
    expect(
      await returnReview(context, ofCourse(eid), "staff:test", {
        topicIds: [second?.id ?? ""],
        note: "Please write more.",
      }),
    ).toBe("done");
    const review_topics = [{ topic: second?.id, name: second?.name.en }];
    expect(await seen(learner)).toMatchObject({
      review: "returned",
      review_note: "Please write more.",
      review_topics,
      certificateId: null,
    });
    await expect(complete(learner, eid)).rejects.toMatchObject({ key: "reviewReturned" });
    expect(await mailsTo(username)).toEqual([
      expect.objectContaining({
        kind: "reviewReturned",
        note: "Please write more.",
        module: null,
        topics: [second?.name.en],
      }),
    ]);
    // Submitted again as it was, it does not reach the desk twice.
    await expect(ask()).rejects.toMatchObject({ code: "CONFLICT", key: "reviewUnchanged" });
    expect([await seen(learner), await listReviews(context)]).toMatchObject([{ review: "returned" }, []]);
    await changeWork(learner, eid);
    await ask();
    await expect(ask()).rejects.toMatchObject({ key: "nothingToReview" });
    expect(await seen(learner)).toMatchObject({ review: "waiting", review_note: null, review_topics: [] });
    expect(await approveReview(context, ofCourse(eid), "staff:test")).toBe("done");
    expect(await seen(learner)).toMatchObject({ status: "Completed", certificateId: expect.any(String) });
  });

  test("approval with an incomplete profile mails what is missing, and the request succeeds once the profile is complete", async () => {
    const context = where({ completionReview: true });
    const { learner, eid, username } = await newLearnerInCourse(context, "incomplete");
    await finishModules(learner, eid, ...all());
    await seen(learner);
    expect(await approveReview(context, ofCourse(eid), "staff:test")).toBe("needsProfile");
    expect(await mailsTo(username)).toEqual([expect.objectContaining({ kind: "certificateNeedsProfile" })]);
    expect(await seen(learner)).toMatchObject({ review: "approved", certificateId: null, status: "Enrolled" });
    await expect(complete(learner, eid)).rejects.toMatchObject({ key: "profileIncomplete" });
    await guest.db.updateTable("accounts").set({ is_profile_complete: 1 }).where("username", "=", username).execute();
    expect(await complete(await again(learner), eid)).toMatchObject({ certificateId: expect.any(String) });
  });

  test("module certificates are issued when the profile becomes complete, with the name at that time; a course's own must still be requested", async () => {
    for (const change of [{ completionReview: true }, { moduleLevelCertificate: true, completionReview: true }, {}]) {
      const { learner, eid } = await newLearnerInCourse(where(change), "incomplete");
      await finishModules(learner, eid, ...all());
      await seen(learner);
      for (const moduleId of change.moduleLevelCertificate ? all() : [""])
        await approveReview(learner, { enrollmentId: eid, moduleId }, "staff:test");
      await issueAfterProfile(learner);
      expect((await seen(learner)).status).toBe("Enrolled");
      await accounts.updateProfile(learner, {
        firstName: "Meena",
        current_institute: "Middle School",
        employment_sector: "Government",
        is_profile_complete: 1,
      });
      await issueAfterProfile(learner);
      const rows = await guest.db.selectFrom("certificates").selectAll().where("enrollment_id", "=", eid).execute();
      expect(rows.map(({ first_name }) => first_name)).toEqual(
        Array(change.moduleLevelCertificate ? all().length : change.completionReview ? 1 : 0).fill("Meena"),
      );
    }
  });

  test("each module gets one certificate; the course becomes Completed with the last one and has none of its own", async () => {
    const context = where({ moduleLevelCertificate: true });
    const { learner, eid } = await newLearnerInCourse(context);
    const [first = "", ...rest] = all();
    await finishModules(learner, eid, first);
    const topic = context.content.courseById.get(courseId)?.topics[0]?.id ?? "";
    await Promise.all([issueAfterTopic(learner, topic), issueAfterTopic(learner, topic), seen(learner)]);
    const half = await seen(learner);
    expect(half).toMatchObject({ status: "Enrolled", certificateId: null });
    expect(half.modules.map(({ certificateId }) => certificateId !== null)).toEqual([true, ...rest.map(() => false)]);
    await expect(complete(learner, eid)).rejects.toMatchObject({ key: "courseIncomplete" });
    await finishModules(learner, eid, ...rest);
    expect(await complete(learner, eid)).toMatchObject({ status: true, certificateId: null });
    const whole = await seen(learner);
    expect(whole).toMatchObject({ status: "Completed", certificateId: null });
    expect(new Set(whole.modules.map(({ certificateId }) => certificateId)).size).toBe(all().length);
    const [mine] = (await myCourses(learner)).data;
    expect(mine).toMatchObject({ certificateId: null, module_certificates: all().length, enrollment_id: eid });
    expect(mine?.certificates).toEqual(
      whole.modules.map(({ certificateId, module_name }) => ({
        id: certificateId,
        name: module_name,
        course: mine?.name,
      })),
    );
    const { data } = await certificates.read(guest, { id: whole.modules[0]?.certificateId ?? "" });
    const module = context.content.courseById.get(courseId)?.modules[0];
    expect(data).toMatchObject({
      name: module?.name.en,
      module_id: first,
      course_name: "Growing up healthy",
      certificate_headline: "Module certificate",
    });
    expect(data.certificate_description).toContain("Growing up healthy");
  });

  test("modules are reviewed one by one: a decision about one leaves the others waiting", async () => {
    const context = where({ moduleLevelCertificate: true, completionReview: true });
    const { learner, eid, username } = await newLearnerInCourse(context);
    await finishModules(learner, eid, ...all());
    expect((await seen(learner)).modules.map(({ review }) => review)).toEqual(all().map(() => "waiting"));
    const waiting = (await listReviews(context)).filter((each) => each.enrollmentId === eid);
    expect(waiting.map(({ module }) => module)).toEqual(
      context.content.courseById.get(courseId)?.modules.map(({ name }) => name.en),
    );
    const [first = "", other = "", ...rest] = all();
    const module = context.content.courseById.get(courseId)?.modules.find(({ id }) => id === other);
    const decide = (moduleId: string) => approveReview(context, { enrollmentId: eid, moduleId }, "staff:test");
    expect([await decide(""), await decide("no-such"), await decide(first), await decide(first)]).toEqual([
      "unknownModule",
      "unknownModule",
      "done",
      "nothingWaits",
    ]);
    const sendBack = (...topicIds: string[]) =>
      returnReview(context, { enrollmentId: eid, moduleId: other }, "staff:test", { topicIds, note: "Once more." });
    const topic = module?.topics[1];
    expect([await sendBack(), await sendBack("no-such"), await sendBack(second?.id ?? "")]).toEqual([
      "unknownTopic",
      "unknownTopic",
      "unknownTopic",
    ]);
    expect(await sendBack(topic?.id ?? "")).toBe("done");
    const half = await seen(learner);
    expect(half.modules.map(({ certificateId, review }) => certificateId !== null || review)).toEqual([
      true,
      "returned",
      ...rest.map(() => "waiting"),
    ]);
    expect(half.modules[1]).toMatchObject({
      review_note: "Once more.",
      review_topics: [{ topic: topic?.id, name: topic?.name.en }],
    });
    expect(await mailsTo(username)).toEqual([
      expect.objectContaining({
        kind: "certificateReady",
        what: context.content.courseById.get(courseId)?.modules[0]?.name.en,
      }),
      expect.objectContaining({ kind: "reviewReturned", module: module?.name.en, topics: [topic?.name.en] }),
    ]);
    await changeWork(learner, eid);
    await certificates.requestReview(learner, { id: courseId, eid });
    for (const moduleId of [other, ...rest]) expect(await decide(moduleId)).toBe("done");
    const after = await seen(learner);
    expect([
      after.status,
      after.modules.every(({ certificateId, review }) => certificateId && review === null),
    ]).toEqual(["Completed", true]);
  });

  test("a revoked certificate is shown as revoked, is not issued again, and its owner gets the reason", async () => {
    const { learner, eid, username } = await newLearnerInCourse(guest);
    await finishModules(learner, eid, ...all());
    const id = (await complete(learner, eid)).certificateId ?? "";
    expect(await seen(learner)).toMatchObject({ certificateId: id, certificate_withdrawn: false });
    const { number } = (await certificates.read(guest, { id })).data;
    expect(await withdrawCertificate(guest, number.toLowerCase(), "Two people used this account.")).toBe("withdrawn");
    expect(await withdrawCertificate(guest, number, "Again.")).toBe("alreadyWithdrawn");
    expect(await withdrawCertificate(guest, "SS-2026-NOTHERE2", "x")).toBe("unknownNumber");
    await expect(certificates.read(guest, { id })).rejects.toMatchObject({ code: "GONE", key: "certificateWithdrawn" });
    await expect(certificates.read(learner, { id })).rejects.toMatchObject({ code: "GONE" });
    await expect(complete(learner, eid)).rejects.toMatchObject({ code: "CONFLICT", key: "certificateWithdrawn" });
    expect(await seen(learner)).toMatchObject({
      status: "Completed",
      certificateId: null,
      certificate_withdrawn: true,
    });
    expect(await mailsTo(username)).toEqual([
      expect.objectContaining({ kind: "certificateIssued" }),
      expect.objectContaining({ kind: "certificateWithdrawn", number, reason: "Two people used this account." }),
    ]);
  });

  test("after unenrolling the certificate stays valid, and no review of the enrollment waits any more", async () => {
    const context = where({ completionReview: true });
    const { learner, eid } = await newLearnerInCourse(guest);
    await finishModules(learner, eid, ...all());
    const id = (await complete(learner, eid)).certificateId ?? "";
    const waiting = await newLearnerInCourse(context);
    await finishModules(waiting.learner, waiting.eid, ...all());
    await seen(waiting.learner);
    expect(await myCourses(learner)).toMatchObject({ data: [{ certificateId: id }], earned: [] });
    expect(await readModules(learner)).not.toHaveProperty("former");
    await guest.db
      .updateTable("enrollments")
      .set({ status: "Unenrolled" })
      .where("id", "in", [eid, waiting.eid])
      .execute();
    const certificate = { id, course: "Growing up healthy", name: "Growing up healthy" };
    expect(await myCourses(learner)).toMatchObject({ data: [], earned: [certificate] });
    expect((await readModules(learner)).former).toEqual({ certificates: [certificate] });
    expect((await readModules(waiting.learner)).former).toEqual({ certificates: [] });
    expect((await readModules(await newLearner(guest))).former).toBeNull();
    await expect(complete(learner, eid)).rejects.toMatchObject({ code: "FORBIDDEN", key: "enrollmentEnded" });
    await courses.enroll(learner, { id: courseId });
    await expect(complete(learner, eid)).rejects.toMatchObject({ code: "FORBIDDEN", key: "enrollmentEnded" });
    expect(await myCourses(learner)).toMatchObject({
      data: [{ certificateId: null, module_certificates: 0 }],
      earned: [certificate],
    });
    expect((await certificates.read(guest, { id })).data.firstName).toBe("Asha");
    expect((await listReviews(context)).filter((each) => each.enrollmentId === waiting.eid)).toEqual([]);
    expect(await approveReview(context, ofCourse(waiting.eid), "staff:test")).toBe("unknownEnrollment");
  });

  test("T2: another learner's enrollment gives neither a certificate nor a review", async () => {
    const [mine, theirs] = await Promise.all([newLearnerInCourse(guest), newLearnerInCourse(guest)]);
    await finishModules(theirs.learner, theirs.eid, ...all());
    await expect(complete(mine.learner, theirs.eid)).rejects.toMatchObject({ code: "FORBIDDEN", key: "notYours" });
    await expect(certificates.requestReview(mine.learner, { id: courseId, eid: theirs.eid })).rejects.toMatchObject({
      key: "notYours",
    });
    await expect(complete(guest, theirs.eid)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });
});
