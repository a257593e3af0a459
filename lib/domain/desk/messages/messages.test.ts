import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { chat } from "../../chat";
import { courses } from "../../courses";
import { privacy } from "../../privacy";
import { onSharedPortal } from "../../testing/fresh-portal";
import { courseId, newLearner } from "../../testing/learners";
import { desk } from "..";
import { ownId } from "../testing/accounts";
import { newStaff } from "../testing/staff";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onSharedPortal(dialect, async (context) => {
    guest = context;
    await guest.db.deleteFrom("chat_messages").execute();
    await guest.db.deleteFrom("grievances").execute();
  });

  const later = (context: CallContext, seconds: number): CallContext => ({
    ...context,
    now: new Date(context.now.getTime() + seconds * 1000),
  });
  const ask = (context: CallContext, msg: string) => chat.send(context, { msg, language: "en" });
  const inbox = async (context: CallContext, show: "waiting" | "mine" | "all" | "closed" = "waiting") =>
    (await desk.listMessages(context, { show })).data;
  const mails = (accountId: string) =>
    guest.db
      .selectFrom("outbox")
      .selectAll()
      .where("account_id", "=", accountId)
      .where("kind", "=", "coordinatorAnswered");
  const grievance = async (contact = "asha@example.org") =>
    (await privacy.sendGrievance(guest, { name: "Asha", contact, message: "The film does not play.", language: "en" }))
      .ticket;

  test("a conversation shows staff who answered, how to call, school, place, certificates and progress; the learner reads no name", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const asha = await newLearner(guest, { firstName: "Asha" });
    const school = { current_institute: "Middle School Rampur" };
    await guest.db.updateTable("accounts").set(school).where("id", "=", ownId(asha)).execute();
    await courses.enroll(asha, { id: courseId });
    await ask(asha, "How do I begin?");
    await desk.reply(later(staff, 30), { accountId: ownId(asha), text: "Open the course.", key: randomUUID() });
    const { data } = await desk.readConversation(staff, { accountId: ownId(asha) });
    const { first_name, last_name } = await guest.db
      .selectFrom("accounts")
      .select(["first_name", "last_name"])
      .where("id", "=", ownId(staff))
      .executeTakeFirstOrThrow();
    const name = `${first_name} ${last_name}`.trim();
    expect(data.messages.map(({ by }) => by)).toEqual([null, name]);
    expect(data).toMatchObject({
      mobile: "9876543210",
      institution: "Middle School Rampur",
      canSeePerson: true,
      certificates: [],
      place: "Patna, Bihar",
      profession: "Counsellor",
    });
    expect(data.courses).toMatchObject([{ id: courseId, percent: 0, status: "Enrolled", topic: "", activeAt: "" }]);
    const times = { page_opened_at: "2026-11-20T10:00:00.000Z", worked_at: "2026-11-21T10:00:00.000Z" };
    await guest.db.updateTable("enrollments").set(times).where("account_id", "=", ownId(asha)).execute();
    expect((await desk.readConversation(staff, { accountId: ownId(asha) })).data.courses).toMatchObject([
      { activeAt: times.worked_at },
    ]);
    const learnersView = JSON.stringify(await chat.messages(asha, {}));
    expect(learnersView).toContain("Open the course.");
    expect(learnersView).not.toContain(ownId(staff));
  });

  test("the overview counts words of danger, overdue complaints and what is assigned to the reader, and since when", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const { context: other } = await newStaff(guest, "coordinator");
    const nothing = { messages: 0, urgent: 0, overdue: 0, mine: 0, since: null };
    expect(await desk.overview(staff, {})).toMatchObject(nothing);
    const [asha, ravi] = [await newLearner(guest), await newLearner(guest)];
    await ask(later(asha, 10), "I want to die");
    await ask(later(ravi, 20), "Where is the film?");
    await grievance();
    await desk.assignConversation(staff, { accountId: ownId(ravi), to: ownId(staff) });
    const year = later(staff, 365 * 24 * 3600);
    expect(await desk.overview(year, {})).toMatchObject({
      messages: 3,
      urgent: 1,
      overdue: 1,
      mine: 1,
      since: expect.any(String),
    });
    expect(await desk.overview(other, {})).toMatchObject({ mine: 0, overdue: 0 });
    const { context: partner } = await newStaff(guest, "partner");
    expect(await desk.overview(partner, {})).toMatchObject({
      messages: null,
      urgent: null,
      overdue: null,
      mine: null,
      since: null,
    });
  });

  test("the longest wait is listed first, with the unread messages; reading, replying and closing change that", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const [asha, ravi] = [
      await newLearner(guest, { firstName: "Asha" }),
      await newLearner(guest, { firstName: "Ravi" }),
    ];
    await ask(later(ravi, 10), "From Ravi");
    await ask(asha, "First");
    await ask(later(asha, 20), "Second");
    expect(await inbox(staff)).toMatchObject([
      { kind: "conversation", name: "Ravi Kumari", preview: "From Ravi", unread: 1, waiting: true },
      { name: "Asha Kumari", preview: "Second", unread: 2, waiting: true },
    ]);
    const { data } = await desk.readConversation(staff, { accountId: ownId(asha) });
    expect(data.messages.map(({ msg, fromLearner }) => [msg, fromLearner])).toEqual([
      ["First", true],
      ["Second", true],
    ]);
    expect((await inbox(staff)).find(({ name }) => name.startsWith("Asha"))?.unread).toBe(0);
    await desk.reply(later(staff, 30), { accountId: ownId(asha), text: "Here is how.", key: randomUUID() });
    expect((await inbox(staff)).map(({ name }) => name)).toEqual(["Ravi Kumari"]);
    await desk.closeConversation(later(staff, 40), { accountId: ownId(ravi), closed: true });
    expect(await inbox(staff)).toEqual([]);
    expect((await inbox(staff, "closed")).map(({ name }) => name)).toEqual(["Ravi Kumari"]);
    await ask(later(ravi, 50), "One more thing");
    expect((await inbox(staff)).map(({ preview }) => preview)).toEqual(["One more thing"]);
  });

  test("a reply shows in the learner's chat; one mail for several replies waits five minutes, and is deleted when the reply is seen", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const asha = await newLearner(guest);
    await ask(asha, "When does it start?");
    const key = randomUUID();
    for (const text of ["Today.", "Today."]) await desk.reply(later(staff, 1), { accountId: ownId(asha), text, key });
    await desk.reply(later(staff, 2), { accountId: ownId(asha), text: "At ten.", key: randomUUID() });
    const { data, unread } = await chat.messages(asha, {});
    expect([data.map(({ msg }) => msg), unread]).toEqual([["When does it start?", "Today.", "At ten."], 2]);
    const [mail, ...others] = await mails(ownId(asha)).execute();
    expect(others).toEqual([]);
    expect(Date.parse(mail?.due_at ?? "") - guest.now.getTime()).toBe(301_000);
    expect(mail?.details).not.toContain("Today.");
    await chat.seen(asha, { language: "en" });
    expect(await mails(ownId(asha)).execute()).toEqual([]);
  });

  test("after a lost connection the same reply is stored once, and a changed one is not lost", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const asha = await newLearner(guest);
    await ask(asha, "When does it start?");
    const [key, accountId] = [randomUUID(), ownId(asha)];
    const reply = (seconds: number, text: string, name: string) =>
      desk.reply(later(staff, seconds), { accountId, text, key: name });
    await reply(1, "Today.", key);
    await reply(2, "Today.", randomUUID());
    await reply(3, "Tomorrow.", key);
    const { data } = await chat.messages(asha, {});
    expect(data.map(({ msg }) => msg)).toEqual(["When does it start?", "Today.", "Tomorrow."]);
    await ask(later(asha, 4), "And when does it end?");
    await reply(5, "Tomorrow.", randomUUID());
    expect((await chat.messages(asha, {})).data).toHaveLength(5);
  });

  test("a coordinator of one state or course sees only learners of it, and no complaints", async () => {
    const { context: ofBihar } = await newStaff(guest, "coordinator", { states: [5] });
    const { context: ofCourse } = await newStaff(guest, "coordinator", { courses: [courseId] });
    const inBihar = await newLearner(guest, { firstName: "Bina" });
    const elsewhere = await newLearner(guest, {
      firstName: "Uma",
      state: "Uttar Pradesh",
      state_id: 34,
      district: "Agra",
    });
    await courses.enroll(elsewhere, { id: courseId });
    for (const learner of [inBihar, elsewhere]) await ask(learner, "Hello there");
    const ticket = await grievance();
    expect((await inbox(ofBihar)).map(({ name }) => name)).toEqual(["Bina Kumari"]);
    expect((await inbox(ofCourse)).map(({ name }) => name)).toEqual(["Uma Kumari"]);
    const forbidden = { code: "FORBIDDEN", key: "deskForbidden" };
    const accountId = ownId(elsewhere);
    await expect(desk.readConversation(ofBihar, { accountId })).rejects.toMatchObject(forbidden);
    await expect(desk.reply(ofBihar, { accountId, text: "Hello", key: randomUUID() })).rejects.toMatchObject(forbidden);
    await expect(desk.assignConversation(ofBihar, { accountId, to: "" })).rejects.toMatchObject(forbidden);
    await expect(desk.closeConversation(ofBihar, { accountId, closed: true })).rejects.toMatchObject(forbidden);
    await expect(desk.readConversation(ofBihar, { accountId: "no-account" })).rejects.toMatchObject(forbidden);
    await expect(desk.readGrievance(ofBihar, { ticket })).rejects.toMatchObject(forbidden);
    await expect(desk.answerGrievance(ofCourse, { ticket, answer: "Mended." })).rejects.toMatchObject(forbidden);
    const { context: everywhere } = await newStaff(guest, "coordinator");
    await expect(desk.readConversation(everywhere, { accountId: "no-account" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("the page of a person says since when a message waits, as the inbox does: not once it is answered or closed", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const asha = await newLearner(guest);
    const accountId = ownId(asha);
    const read = async () => (await desk.readPerson(staff, { accountId })).data;
    expect(await read()).toMatchObject({ messages: 0, waitsSince: null });
    await ask(asha, "First");
    await ask(later(asha, 10), "Second");
    expect(await read()).toMatchObject({ messages: 2, waitsSince: later(asha, 10).now.toISOString() });
    await desk.reply(later(staff, 20), { accountId, text: "Open the course.", key: randomUUID() });
    expect(await read()).toMatchObject({ messages: 2, waitsSince: null });
    await ask(later(asha, 30), "Third");
    expect(await read()).toMatchObject({ waitsSince: later(asha, 30).now.toISOString() });
    await desk.closeConversation(later(staff, 40), { accountId, closed: true });
    expect(await read()).toMatchObject({ messages: 3, waitsSince: null });
  });

  test("a conversation can only be assigned to staff who answer messages", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const { context: partner } = await newStaff(guest, "partner");
    const asha = await newLearner(guest);
    await ask(asha, "Hello there");
    const accountId = ownId(asha);
    await desk.assignConversation(staff, { accountId, to: ownId(staff) });
    expect(await inbox(staff, "mine")).toMatchObject([{ assignedTo: "Meera Joshi" }]);
    for (const to of [ownId(partner), accountId, "nobody"])
      await expect(desk.assignConversation(staff, { accountId, to })).rejects.toMatchObject({
        code: "BAD_REQUEST",
        key: "assigneeNotOpen",
      });
    await desk.assignConversation(staff, { accountId, to: "" });
    expect(await inbox(staff, "mine")).toEqual([]);
  });

  test("a conversation is assigned only within the area of the assignee, and a complaint only to staff without limits; the lists name nobody else", async () => {
    const { context: everywhere } = await newStaff(guest, "coordinator");
    const { context: ofBihar } = await newStaff(guest, "coordinator", { states: [5] });
    const { context: ofOther } = await newStaff(guest, "coordinator", { states: [34] });
    const { context: ofCourse } = await newStaff(guest, "coordinator", { courses: [courseId] });
    const { context: administrator } = await newStaff(guest, "administrator");
    const asha = await newLearner(guest);
    await ask(asha, "Hello there");
    const accountId = ownId(asha);
    const offered = (staff: { id: string }[]) =>
      [everywhere, ofBihar, ofOther, ofCourse, administrator].map((each) => staff.some(({ id }) => id === ownId(each)));
    expect(offered((await desk.readConversation(everywhere, { accountId })).staff)).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
    const ticket = await grievance();
    expect(offered((await desk.readGrievance(everywhere, { ticket })).staff)).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    const notOpen = { code: "BAD_REQUEST", key: "assigneeNotOpen" };
    for (const each of [ofOther, ofCourse])
      await expect(desk.assignConversation(everywhere, { accountId, to: ownId(each) })).rejects.toMatchObject(notOpen);
    for (const each of [ofBihar, ofOther, ofCourse])
      await expect(desk.assignGrievance(everywhere, { ticket, to: ownId(each) })).rejects.toMatchObject(notOpen);
    await courses.enroll(asha, { id: courseId });
    for (const each of [ofBihar, ofCourse, administrator])
      await desk.assignConversation(everywhere, { accountId, to: ownId(each) });
    await desk.assignGrievance(everywhere, { ticket, to: ownId(administrator) });
  });

  test("a complaint is in the same list with its due date; its reply is mailed once, or only stored when the contact is a phone number", async () => {
    const { context: staff } = await newStaff(guest, "administrator");
    const ticket = await grievance();
    expect(await inbox(staff)).toMatchObject([
      { kind: "grievance", id: ticket, preview: "The film does not play.", due: expect.any(String), unread: 1 },
    ]);
    await desk.answerGrievance(staff, { ticket, answer: "It plays now." });
    await expect(desk.answerGrievance(staff, { ticket, answer: "Again." })).rejects.toMatchObject({
      code: "CONFLICT",
      key: "answeredMeanwhile",
    });
    const mailed = () =>
      guest.db.selectFrom("outbox").select("recipient").where("kind", "=", "grievanceAnswered").execute();
    expect(await mailed()).toEqual([{ recipient: "asha@example.org" }]);
    expect(await inbox(staff)).toEqual([]);
    expect(await desk.readGrievance(staff, { ticket })).toMatchObject({
      data: { answer: "It plays now.", isAddress: true },
    });
    const byPhone = await grievance("98765 43210");
    await desk.assignGrievance(staff, { ticket: byPhone, to: ownId(staff) });
    await desk.answerGrievance(staff, { ticket: byPhone, answer: "Called on Monday." });
    expect(await mailed()).toHaveLength(1);
    expect((await desk.readGrievance(staff, { ticket: byPhone })).data).toMatchObject({
      isAddress: false,
      assignedTo: { name: "Meera Joshi" },
    });
  });

  test("a canned reply that is sent twice is one, and can be removed", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const asha = await newLearner(guest);
    const canned = { title: "Where", reply: "On the page of your course.", of: "en", language: "en" } as const;
    for (const _ of [1, 2]) await desk.addReply(staff, canned);
    const { replies } = await desk.readConversation(staff, { accountId: ownId(asha) });
    const [added, ...others] = replies.filter(({ title }) => title === "Where");
    expect([added?.reply, added?.language, others]).toEqual([canned.reply, "en", []]);
    await desk.removeReply(staff, { id: added?.id ?? "" });
    await expect(desk.removeReply(staff, { id: added?.id ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("every action is in the log, without a learner's words", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const asha = await newLearner(guest);
    await ask(asha, "My secret question");
    const accountId = ownId(asha);
    await desk.readConversation(staff, { accountId });
    await desk.readConversation({ ...staff, isPrefetch: true }, { accountId });
    await desk.reply(staff, { accountId, text: "My secret answer", key: randomUUID() });
    await desk.assignConversation(staff, { accountId, to: ownId(staff) });
    await desk.closeConversation(staff, { accountId, closed: true });
    const rows = await guest.db.selectFrom("staff_actions").selectAll().where("subject", "=", accountId).execute();
    expect(rows.map(({ action }) => action).sort()).toEqual([
      "conversationAssigned",
      "conversationClosed",
      "conversationRead",
      "replied",
    ]);
    expect(JSON.stringify(rows)).not.toContain("secret");
  });
});
