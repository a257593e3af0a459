import { randomInt, randomUUID } from "node:crypto";
import type { Database } from "../../../platform/db";
import { queueMail } from "../../../platform/mail";
import { recordStaffAction } from "../../../platform/staff";
import { accounts, issueMailToken } from "../../accounts";
import type { CallContext } from "../../call";
import { completeCourse } from "../../certificates";
import { courses } from "../../courses";
import { asHolder, completeProfile, completeTopics, courseId, newRegistration } from "../../testing/learners";

type FullLearner = {
  learner: CallContext;
  accountId: string;
  username: string;
  password: string;
  certificateId: string;
  personal: string[];
};

/** A learner with rows in every table, and the texts by which each can be found. */
export async function fullLearner(guest: CallContext): Promise<FullLearner> {
  const mark = randomUUID().slice(0, 8);
  const given = newRegistration({ firstName: `Zubaida-${mark}`, lastName: `Quraishi-${mark}` });
  const { token, _id: accountId } = await accounts.register(guest, given);
  const learner = await asHolder(guest, token);
  const { enrollmentId: eid } = await courses.enroll(learner, { id: courseId });
  await completeProfile(learner);
  await completeTopics(learner);
  const certificateId = (await completeCourse(await asHolder(guest, token), { id: courseId, eid })).certificateId ?? "";
  await fillTheRest(guest, { accountId, username: given.username, eid, mark });
  const personal = [
    given.username,
    given.firstName,
    given.lastName,
    `subject-${mark}`,
    `journal-${mark}`,
    `gain-${mark}`,
    `classroom-${mark}`,
    `survey-${mark}`,
    `chat-${mark}`,
    `review-${mark}`,
    `report-${mark}`,
    learner.learner?.tokenHash ?? "-",
  ];
  return { learner, accountId, username: given.username, password: given.password, certificateId, personal };
}

/** Rows about a staff member, and rows that staff have prepared. */
async function fillStaff(db: Database, accountId: string, time: string): Promise<void> {
  await db.insertInto("staff_areas").values({ account_id: accountId, kind: "course", value: courseId }).execute();
  const invited = { role: "partner" as const, areas: "{}", invited_by: "staff:test", invited_at: time };
  await db
    .insertInto("staff_invitations")
    .values({ account_id: accountId, ...invited, accepted_at: null })
    .execute();
  await db.insertInto("staff_notices").values({ account_id: accountId, mails: "now", told_until: time }).execute();
  const change = {
    id: randomUUID(),
    account_id: accountId,
    staff_id: "staff:test",
    field: "mobile",
    old_value: "9876543210",
    new_value: "9876543211",
  };
  await db
    .insertInto("account_changes")
    .values({ ...change, changed_at: time })
    .execute();
  const [before, after] = ["Middle School Rampur", "High School Gaya"].map((name) => `{"current_institute":"${name}"}`);
  await db
    .insertInto("roster_moves")
    .values({
      id: randomUUID(),
      account_id: accountId,
      staff_id: "somebody",
      before: before ?? "",
      after: after ?? "",
      moved_at: time,
      undone_at: null,
    })
    .execute();
  await db
    .insertInto("staff_factors")
    .values({ account_id: accountId, secret: "sealed", created_at: time, confirmed_at: time })
    .execute();
  await db
    .insertInto("staff_recovery_codes")
    .values({ account_id: accountId, code_hash: randomUUID(), used_at: null })
    .execute();
  await db
    .insertInto("canned_replies")
    .values({ id: randomUUID(), language: "en", title: "Thanks", reply: "Thank you.", created_at: time })
    .execute();
  await db.insertInto("held_words").values({ language: "en", word: randomUUID() }).execute();
  const upload = { id: randomUUID(), staff_id: accountId, course_id: courseId, digest: randomUUID(), rows: "[]" };
  await db
    .insertInto("people_uploads")
    .values({ ...upload, created_at: time, expires_at: time, entered_at: time })
    .execute();
  await db
    .insertInto("invitations")
    .values({ account_id: accountId, upload_id: upload.id, course_id: courseId, invited_at: time, accepted_at: time })
    .execute();
  const replaced = {
    id: randomUUID(),
    number: `SS-${randomUUID()}`,
    account_id: accountId,
    course_id: courseId,
    replaced_at: time,
  };
  await db.insertInto("replaced_certificates").values(replaced).execute();
  await db
    .insertInto("badge_statuses")
    .values({ certificate_id: replaced.id, list: 1, place: randomInt(131_072) })
    .execute();
  await fillMailings(db, accountId, time);
  await recordStaffAction({ db, now: new Date(time) }, { accountId }, "signedIn", accountId);
}

/** A mailing that the account wrote and was mailed itself, and a weekly reminder. */
async function fillMailings(db: Database, accountId: string, time: string): Promise<void> {
  const texts = JSON.stringify({ en: { subject: "Go on", text: "Go on." }, hi: { subject: "आगे बढ़ें", text: "आगे बढ़ें।" } });
  const mailing = {
    id: randomUUID(),
    owner_id: accountId,
    course_id: courseId,
    audience: "stopped",
    topic_id: "",
    days: 7,
    texts,
  } as const;
  await db
    .insertInto("mailings")
    .values({
      ...mailing,
      state_id: null,
      district: "",
      weekly_slot: null,
      scheduled_at: time,
      begun_at: time,
      finished_at: time,
      created_at: time,
    })
    .execute();
  const hashes = { token_hash: randomUUID(), unsubscribe_hash: randomUUID() };
  const recipient = {
    mailing_id: mailing.id,
    account_id: accountId,
    mail_id: randomUUID(),
    ...hashes,
    queued_at: time,
  };
  await db
    .insertInto("mailing_recipients")
    .values({ ...recipient, came_back_at: null, unsubscribed_at: null })
    .execute();
  const weekly = { course_id: randomUUID(), texts, days: 7, weekday: 1, hour: 9, on_since: null };
  await db.insertInto("weekly_reminders").values(weekly).execute();
}

/** A question that was asked again. */
async function fillRecall(db: Database, { accountId, eid, time }: { accountId: string; eid: string; time: string }) {
  const card = { enrollment_id: eid, topic_id: "any-topic", question_id: "any-question" };
  const day = time.slice(0, 10);
  const memory = { rounds: 1, lapses: 1, stability: 1.1213, difficulty: 6.4133, last_on: day, known: 0 };
  await db
    .insertInto("recall_cards")
    .values({ ...card, ...memory, completed_on: day, due_on: day, was_wrong: 1 })
    .execute();
  await db
    .insertInto("recall_answers")
    .values({ ...card, round: 0, choices: '["a"]', correct: 0, answered_on: day, answered_at: time })
    .execute();
  await db
    .insertInto("recall_people")
    .values({ account_id: accountId, stopped_at: null, mail_on: day, mailed_on: null })
    .execute();
}

async function fillTheRest(
  { db, now }: CallContext,
  { accountId, username, eid, mark }: { accountId: string; username: string; eid: string; mark: string },
) {
  const time = now.toISOString();
  const own = { id: randomUUID(), account_id: accountId };
  await db.updateTable("enrollments").set({ rating: 4.5 }).where("id", "=", eid).execute();
  await db
    .insertInto("course_feedback")
    .values({
      enrollment_id: eid,
      feedback: `Clear and kind, says Zubaida-${mark}`,
      platform_rating: "Good",
      created_at: time,
      updated_at: time,
    })
    .execute();
  const left = { enrollment_id: eid, account_id: accountId, course_id: courseId, language: "en", unenrolled_at: time };
  await db
    .insertInto("survey_answers")
    .values({
      enrollment_id: eid,
      topic_id: "",
      question_id: "better",
      answer: `survey-${mark}`,
      created_at: time,
      updated_at: time,
    })
    .execute();
  await db
    .insertInto("unenrollments")
    .values({ ...left, reason: `I am Zubaida-${mark} and have no time` })
    .execute();
  await db
    .insertInto("identities")
    .values({ provider: "google", subject: `subject-${mark}`, account_id: accountId, created_at: time })
    .execute();
  await issueMailToken(db, accountId, "unsubscribe", now);
  const consent = { purpose: "mailings", given: 1, notice_version: "1", language: "en", decided_at: time };
  await db
    .insertInto("consents")
    .values({ ...own, ...consent })
    .execute();
  const comment = {
    kind: "forum",
    discussion_id: "any-discussion",
    comment: "We put a question box up.",
    language: "en",
    created_at: time,
  } as const;
  await db
    .insertInto("comments")
    .values({ ...own, ...comment })
    .execute();
  const written = { enrollment_id: eid, topic_id: "any-topic", entry: `journal-${mark}` };
  await db
    .insertInto("journal_drafts")
    .values({ ...written, updated_at: time })
    .execute();
  await db
    .insertInto("journal_versions")
    .values({ ...written, written_at: time })
    .execute();
  for (const moment of ["start", "end"] as const)
    await db
      .insertInto("gain_tests")
      .values({
        enrollment_id: eid,
        moment,
        form: moment === "start" ? "a" : "b",
        answers: `{"gain-${mark}":"a"}`,
        score: 4,
        of: 8,
        answered_at: time,
      })
      .execute();
  await fillRecall(db, { accountId, eid, time });
  await db
    .insertInto("classroom_cards")
    .values({ enrollment_id: eid, topic_id: "any-topic", tried_at: time, note: `classroom-${mark}`, updated_at: time })
    .execute();
  await db
    .insertInto("case_results")
    .values({ enrollment_id: eid, case_id: "any-case", finished_at: time, path: `case-${mark}` })
    .execute();
  await db
    .insertInto("sent_calls")
    .values({ account_id: accountId, key: `key-${mark}-of-a-call`, call: "POST /a", answer: "{}", sent_at: time })
    .execute();
  await db
    .insertInto("email_changes")
    .values({
      id: randomUUID(),
      account_id: accountId,
      old_address: `old-${mark}@seed.example`,
      old_verified: 1,
      new_address: `new-${mark}@seed.example`,
      new_hash: mark,
      old_hash: mark,
      changed_hash: null,
      session_hash: mark,
      asked_at: time,
      ends_at: time,
      changed_at: null,
      undone_at: null,
    })
    .execute();
  const message = { account_id: accountId, type: 1, sent_on: time, seen_on: null };
  await db
    .insertInto("chat_messages")
    .values({ ...message, id: randomUUID(), msg: `chat-${mark}` })
    .execute();
  const review = { id: randomUUID(), enrollment_id: eid, module_id: "", requested_at: time };
  await db
    .insertInto("reviews")
    .values({ ...review, reviewed_at: time, reviewer: "staff:test", outcome: "returned", note: `review-${mark}` })
    .execute();
  await db
    .insertInto("conversations")
    .values({ account_id: accountId, read_at: time, assigned_to: null, closed_at: null })
    .execute();
  await db
    .insertInto("comment_reports")
    .values({ comment_id: own.id, account_id: accountId, reason: `report-${mark}`, reported_at: time })
    .execute();
  await db
    .insertInto("comment_followers")
    .values({
      account_id: accountId,
      kind: "forum",
      discussion_id: mark,
      told_until: time,
      next_mail_at: time,
      stopped_at: null,
    })
    .execute();
  await fillStaff(db, accountId, time);
  await db.insertInto("avatars").values({ account_id: accountId, picture: "UklGRg==", updated_at: time }).execute();
  await db
    .insertInto("audit_events")
    .values({ ...own, kind: "passwordChanged", happened_at: time })
    .execute();
  await queueMail(
    db,
    { kind: "passwordChanged", values: { firstName: `Zubaida-${mark}` } },
    { accountId, address: username, language: "en" },
    now,
  );
}
