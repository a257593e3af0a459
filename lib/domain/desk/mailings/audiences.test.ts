import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { youngPeople } from "../../../contract/rules/age";
import { dialects } from "../../../platform/db/testing/fresh-database";
import { utc } from "../../../platform/utc";
import { unusablePassword } from "../../accounts";
import type { CallContext } from "../../call";
import { courses } from "../../courses";
import { mayMail } from "../../privacy";
import { onFreshPortal } from "../../testing/fresh-portal";
import { completeTopics, courseId, firstTopics } from "../../testing/learners";
import { ownId } from "../testing/accounts";
import { countFor, newStoppedLearner, readMailing, saveDraft } from "../testing/mailings";
import { newStaff } from "../testing/staff";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });
  const [first, second] = firstTopics();

  beforeEach(async () => {
    await guest.db.deleteFrom("mailings").execute();
    await guest.db.updateTable("enrollments").set({ status: "Unenrolled" }).execute();
  });

  test("each audience counts the learners who stopped there, and no recently active ones", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    await newStoppedLearner(guest);
    await newStoppedLearner(guest, first.id);
    await newStoppedLearner(guest, second.id);
    const active = await newStoppedLearner(guest, first.id);
    const { now, db } = guest;
    const enrollment = await db
      .selectFrom("enrollments")
      .select("id")
      .where("account_id", "=", ownId(active))
      .executeTakeFirstOrThrow();
    const created_at = utc(now).subtract(10, "days").toISOString();
    const done = { quiz_score: 10, quiz_done_at: now.toISOString() };
    await db
      .insertInto("topic_records")
      .values({ enrollment_id: enrollment.id, topic_id: first.id, created_at, ...done })
      .execute();
    expect(await countFor(staff, { audience: "stopped" })).toMatchObject({ people: 3, sendable: 3 });
    expect(await countFor(staff, { audience: "notStarted" })).toMatchObject({ people: 1 });
    expect(await countFor(staff, { audience: "stuck" })).toMatchObject({ people: 2 });
    expect(await countFor(staff, { audience: "stuck", topicId: second.id })).toMatchObject({ people: 1 });
    expect(await countFor(staff, { audience: "stuck", days: 11 })).toMatchObject({ people: 0 });
  });

  test("completed without a certificate: everything is done, it is not requested, and no review waits", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const learner = await newStoppedLearner(guest);
    await completeTopics(learner);
    const later = { ...staff, now: utc(guest.now).add(8, "days").toDate() };
    const later2 = { ...later, learner: staff.learner };
    const withoutTopic = {
      en: { subject: "Nearly there", text: "Hello {name}" },
      hi: { subject: "बस थोड़ा और", text: "नमस्ते {name}" },
    };
    const id = await saveDraft(staff, { audience: "noCertificate", texts: withoutTopic });
    expect((await readMailing(later2, id)).count).toMatchObject({ people: 1 });
    expect((await readMailing(later2, await saveDraft(staff, { audience: "stopped" }))).count).toMatchObject({
      people: 0,
    });
    const { id: eid } = await guest.db
      .selectFrom("enrollments")
      .select("id")
      .where("account_id", "=", ownId(learner))
      .executeTakeFirstOrThrow();
    await guest.db
      .insertInto("reviews")
      .values({ id: randomUUID(), enrollment_id: eid, module_id: "", requested_at: "2026" })
      .execute();
    expect((await readMailing(later2, id)).count).toMatchObject({ people: 0 });
  });

  test("the count reports why it reaches fewer: unverified, no mailings, reminded lately", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    await newStoppedLearner(guest);
    const unverified = await newStoppedLearner(guest);
    await guest.db.updateTable("accounts").set({ verified_email: 0 }).where("id", "=", ownId(unverified)).execute();
    const silent = await newStoppedLearner(guest, null, { consent_mailings: false });
    const young = await newStoppedLearner(guest, null, { age: 34 });
    await guest.db
      .updateTable("accounts")
      .set({ age: 16, guardian_consented_at: "2026" })
      .where("id", "=", ownId(young))
      .execute();
    const ageless = await newStoppedLearner(guest);
    await guest.db
      .updateTable("accounts")
      .set({ age: null, profession: youngPeople })
      .where("id", "=", ownId(ageless))
      .execute();
    const stopped = await newStoppedLearner(guest);
    await guest.db
      .updateTable("accounts")
      .set({ mailings_stopped_at: guest.now.toISOString() })
      .where("id", "=", ownId(stopped))
      .execute();
    const reminded = await newStoppedLearner(guest);
    const sixDaysAgo = utc(guest.now).subtract(6, "days").toISOString();
    await guest.db.updateTable("accounts").set({ reminded_at: sixDaysAgo }).where("id", "=", ownId(reminded)).execute();
    expect(await countFor(staff, {})).toEqual({
      people: 7,
      sendable: 1,
      unverified: 1,
      noMailings: 4,
      remindedLately: 1,
    });
    // The query decides as the rule for one person does.
    const may = await Promise.all(
      [silent, young, ageless, stopped, reminded].map((each) => mayMail(guest.db, ownId(each))),
    );
    expect(may).toEqual([false, false, false, false, true]);
  });

  test("a person who signs in by Google, without a password, is reminded; an invited one who has not accepted is not", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const [google, invited] = [await newStoppedLearner(guest), await newStoppedLearner(guest)];
    const withoutPassword = { password_hash: unusablePassword };
    const { db } = guest;
    await db.updateTable("accounts").set(withoutPassword).where("id", "=", ownId(google)).execute();
    await db
      .updateTable("accounts")
      .set({ ...withoutPassword, verified_email: 0 })
      .where("id", "=", ownId(invited))
      .execute();
    expect(await countFor(staff, {})).toMatchObject({ people: 1, sendable: 1 });
  });

  test("a learner whose work in one module waits for a review gets no reminder about the next one", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const learner = await newStoppedLearner(guest, second.id);
    const { id: enrollment_id } = await guest.db
      .selectFrom("enrollments")
      .select("id")
      .where("account_id", "=", ownId(learner))
      .executeTakeFirstOrThrow();
    const review = { id: randomUUID(), enrollment_id, module_id: "first", requested_at: "2026" };
    await guest.db.insertInto("reviews").values(review).execute();
    for (const audience of ["stopped", "stuck"] as const)
      expect(await countFor(staff, { audience })).toMatchObject({ people: 0 });
    await guest.db.updateTable("reviews").set({ reviewed_at: "2026" }).where("id", "=", review.id).execute();
    expect(await countFor(staff, { audience: "stuck" })).toMatchObject({ people: 1 });
  });

  test("people who left the course or belong to staff are not counted", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const left = await newStoppedLearner(guest);
    await guest.db
      .updateTable("enrollments")
      .set({ status: "Unenrolled" })
      .where("account_id", "=", ownId(left))
      .execute();
    await courses.enroll(staff, { id: courseId });
    await guest.db
      .updateTable("enrollments")
      .set({ enrolled_at: "2026-01-01" })
      .where("account_id", "=", ownId(staff))
      .execute();
    expect(await countFor(staff, {})).toMatchObject({ people: 0 });
  });
});
