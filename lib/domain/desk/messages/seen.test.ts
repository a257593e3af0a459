import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { chat } from "../../chat";
import { onSharedPortal } from "../../testing/fresh-portal";
import { newLearner } from "../../testing/learners";
import { desk } from "..";
import { ownId } from "../testing/accounts";
import { newStaff } from "../testing/staff";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onSharedPortal(dialect, async (context) => {
    guest = context;
    await guest.db.deleteFrom("chat_messages").execute();
  });

  const later = (context: CallContext, seconds: number): CallContext => ({
    ...context,
    now: new Date(context.now.getTime() + seconds * 1000),
  });
  const ask = (context: CallContext, msg: string) => chat.send(context, { msg, language: "en" });
  const texts = async (context: CallContext) => (await chat.messages(context, {})).data.map(({ msg }) => msg);
  const inbox = async (context: CallContext) => (await desk.listMessages(context, { show: "waiting" })).data;

  test("when the learner or a colleague has written since, that message is shown first; sent again, the own reply is stored, and only once after a lost response", async () => {
    const { context: meera } = await newStaff(guest, "coordinator");
    const { context: rohan } = await newStaff(guest, "coordinator");
    const asha = await newLearner(guest);
    await ask(asha, "When does it start?");
    const accountId = ownId(asha);
    const seenBy = async (staff: CallContext) =>
      (await desk.readConversation(staff, { accountId })).data.messages.at(-1)?.id ?? "";
    const [first, second] = [await seenBy(meera), await seenBy(rohan)];
    const key = randomUUID();
    const meeras = { accountId, text: "On Monday.", key, seen: first };
    await desk.reply(later(meera, 1), meeras);
    await desk.reply(later(meera, 2), meeras);
    await desk.reply(later(meera, 3), { ...meeras, key: randomUUID() });
    const rohans = { accountId, text: "On Tuesday.", key: randomUUID(), seen: second };
    await expect(desk.reply(later(rohan, 4), rohans)).rejects.toMatchObject({
      code: "CONFLICT",
      key: "answeredSince",
      details: { values: { answer: "On Monday." } },
    });
    expect(await texts(asha)).toEqual(["When does it start?", "On Monday."]);
    const again = { ...rohans, seen: await seenBy(rohan) };
    await ask(later(asha, 5), "I am afraid to go home.");
    await expect(desk.reply(later(rohan, 6), again)).rejects.toMatchObject({
      code: "CONFLICT",
      key: "wroteSince",
      details: { values: { answer: "I am afraid to go home." } },
    });
    await desk.reply(later(rohan, 7), { ...again, seen: await seenBy(rohan) });
    expect((await texts(asha)).slice(1)).toEqual(["On Monday.", "I am afraid to go home.", "On Tuesday."]);
    // A client that does not know the field.
    await desk.reply(later(meera, 8), { accountId, text: "At ten.", key: randomUUID() });
    expect(await texts(asha)).toHaveLength(5);
  });

  test("a reply that is sent again after a lost response is stored once, also when the learner has answered it meanwhile", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const asha = await newLearner(guest);
    const asked = await ask(asha, "When does it start?");
    const reply = { accountId: ownId(asha), text: "On Monday.", key: randomUUID(), seen: asked.data?.id };
    await desk.reply(later(staff, 1), reply);
    await ask(later(asha, 2), "Thank you!");
    await desk.reply(later(staff, 3), reply);
    expect(await texts(asha)).toEqual(["When does it start?", "On Monday.", "Thank you!"]);
    // The text was changed before it was sent again: another reply, whose author has not seen the learner's answer.
    const changed = { ...reply, text: "On Tuesday." };
    await expect(desk.reply(later(staff, 4), changed)).rejects.toMatchObject({ key: "wroteSince" });
  });

  test("of two colleagues who reply at the same moment, one sees the other's reply first", async () => {
    const staff = [await newStaff(guest, "coordinator"), await newStaff(guest, "coordinator")];
    const asha = await newLearner(guest);
    const asked = await ask(asha, "When does it start?");
    const sent = await Promise.allSettled(
      staff.map(({ context }, index) =>
        desk.reply(later(context, 1), {
          accountId: ownId(asha),
          text: `On day ${index}.`,
          key: randomUUID(),
          seen: asked.data?.id,
        }),
      ),
    );
    expect(sent.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: { key: "answeredSince" } }]);
    expect(await texts(asha)).toHaveLength(2);
  });

  test("a message that the staff member had not seen stays open when the conversation is closed", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const asha = await newLearner(guest);
    await ask(asha, "When does it start?");
    const accountId = ownId(asha);
    const seen = (await desk.readConversation(staff, { accountId })).data.messages[0]?.id;
    await ask(later(asha, 1), "I am afraid to go home.");
    await desk.closeConversation(later(staff, 2), { accountId, closed: true, seen });
    expect(await inbox(staff)).toMatchObject([{ preview: "I am afraid to go home.", waiting: true }]);
    const latest = (await desk.readConversation(staff, { accountId })).data.messages.at(-1)?.id;
    await desk.closeConversation(later(staff, 3), { accountId, closed: true, seen: latest });
    expect(await inbox(staff)).toEqual([]);
  });

  test("who closes a conversation on an old page does not open again what a colleague has read and closed", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const asha = await newLearner(guest);
    const { data: first } = await ask(asha, "When does it start?");
    const { data: second } = await ask(later(asha, 1), "Thank you, I have found it.");
    const close = (seen?: string) => desk.closeConversation(staff, { accountId: ownId(asha), closed: true, seen });
    await close(second?.id);
    await close(first?.id);
    expect(await inbox(staff)).toEqual([]);
  });

  test("a conversation that had no message when its page was opened is not closed over the first one", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const asha = await newLearner(guest);
    await ask(asha, "I am afraid to go home.");
    await desk.closeConversation(later(staff, 1), { accountId: ownId(asha), closed: true, seen: "" });
    expect(await inbox(staff)).toMatchObject([{ preview: "I am afraid to go home.", waiting: true }]);
  });
});
