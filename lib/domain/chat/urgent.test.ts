import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { courses } from "../courses";
import { desk } from "../desk";
import { newStaff, newStaffWithoutFactor } from "../desk/testing/staff";
import { onFreshPortal } from "../testing/fresh-portal";
import { courseId, newLearner } from "../testing/learners";
import { chat, listWaitingLearners } from ".";

describe.each(dialects)("words of danger in a message, on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  beforeEach(async () => {
    await guest.db.deleteFrom("outbox").execute();
    await guest.db.deleteFrom("chat_messages").execute();
  });

  const later = (context: CallContext, minutes: number): CallContext => ({
    ...context,
    now: new Date(context.now.getTime() + minutes * 60_000),
  });
  const learnerId = (context: CallContext) => context.learner?.accountId ?? "";
  const send = (context: CallContext, msg: string, key?: string) => chat.send(context, { msg, key, language: "en" });
  const inbox = async (staff: CallContext) => (await desk.listMessages(staff, {})).data;
  const mails = () => guest.db.selectFrom("outbox").selectAll().where("kind", "=", "urgentMessage").execute();

  test("it is listed first at the desk until there is a reply, and the staff command names it", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const [asha, ravi] = [
      await newLearner(guest, { firstName: "Asha" }),
      await newLearner(guest, { firstName: "Ravi" }),
    ];
    await send(ravi, "When does the next course begin?");
    await send(later(asha, 1), "मैं मरना चाहती हूँ");
    await send(later(asha, 2), "Please answer");
    expect((await inbox(staff)).map(({ name, urgent }) => [name, urgent])).toEqual([
      ["Asha Kumari", true],
      ["Ravi Kumari", false],
    ]);
    expect((await listWaitingLearners(guest.db)).map(({ urgent }) => urgent)).toEqual([true, false]);
    const { data } = await desk.readConversation(staff, { accountId: learnerId(asha) });
    expect(data.messages.map(({ urgent }) => urgent)).toEqual([true, false]);
    await desk.reply(later(staff, 3), { accountId: learnerId(asha), text: "I am here.", key: randomUUID() });
    expect((await inbox(staff)).map(({ name }) => name)).toEqual(["Ravi Kumari"]);
    await send(later(asha, 4), "Thank you");
    expect((await inbox(staff)).map(({ name, urgent }) => [name, urgent])).toEqual([
      ["Ravi Kumari", false],
      ["Asha Kumari", false],
    ]);
  });

  test("a message whose request began before a reply, or before the conversation was closed, and was stored after, waits and is urgent", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const asha = await newLearner(guest);
    const accountId = learnerId(asha);
    await send(asha, "When does the next course begin?");
    await desk.reply(later(staff, 2), { accountId, text: "On Monday.", key: randomUUID() });
    await send(later(asha, 1), "I want to die");
    expect(await inbox(staff)).toMatchObject([{ unread: 1, waiting: true, urgent: true }]);
    await desk.reply(later(staff, 1), { accountId, text: "I am here.", key: randomUUID() });
    expect(await inbox(staff)).toEqual([]);
    expect((await desk.listMessages(staff, { show: "all" })).data).toMatchObject([{ unread: 0, urgent: false }]);
    await desk.closeConversation(later(staff, 9), { accountId, closed: true });
    await send(later(asha, 8), "He hits me.");
    expect(await inbox(staff)).toMatchObject([{ unread: 1, waiting: true }]);
  });

  test("staff who reply to this learner's messages get one mail an hour, without the words and the name", async () => {
    const { context: coordinator } = await newStaffWithoutFactor(guest, "coordinator");
    const { context: elsewhere } = await newStaffWithoutFactor(guest, "coordinator", { courses: ["healthy-minds"] });
    await newStaffWithoutFactor(guest, "partner");
    const asha = await newLearner(guest, { firstName: "Asha" });
    await courses.enroll(asha, { id: courseId });
    const key = randomUUID();
    await Promise.all([
      send(asha, "I want to die", key),
      send(asha, "I want to die", key),
      send(asha, "i will kill myself"),
    ]);
    await send(later(asha, 59), "i want to end my life");
    const first = await mails();
    expect(first.map(({ account_id }) => account_id)).toContain(learnerId(coordinator));
    expect(first.map(({ account_id }) => account_id)).not.toContain(learnerId(elsewhere));
    expect(new Set(first.map(({ recipient }) => recipient)).size).toBe(first.length);
    for (const { details } of first) expect(details).not.toMatch(/die|kill|Asha/);
    await send(later(asha, 61), "i want to end my life");
    expect(await mails()).toHaveLength(first.length * 2);
  });

  test("a message like any other is not urgent, and no mail goes out", async () => {
    const asha = await newLearner(guest);
    await send(asha, "This topic is killing time. What are the signs of suicide risk?");
    expect(await mails()).toEqual([]);
    expect(
      await guest.db.selectFrom("chat_messages").select("danger").where("account_id", "=", learnerId(asha)).execute(),
    ).toEqual([{ danger: null }]);
  });
});
