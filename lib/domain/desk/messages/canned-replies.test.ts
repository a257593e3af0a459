import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { chat } from "../../chat";
import { onSharedPortal } from "../../testing/fresh-portal";
import { newLearner } from "../../testing/learners";
import { desk } from "..";
import { newStaff } from "../testing/staff";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onSharedPortal(dialect, async (context) => {
    guest = context;
    await guest.db.deleteFrom("chat_messages").execute();
  });

  const learnerId = (context: CallContext) => context.learner?.accountId ?? "";
  const ask = (context: CallContext, msg: string) => chat.send(context, { msg, language: "en" });

  test("a canned reply that is sent twice is one", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    const asha = await newLearner(guest);
    await ask(asha, "When does it start?");
    for (const _ of [1, 2]) await desk.addReply(staff, { title: "Twice", reply: "Sent twice.", of: "en" });
    const { replies } = await desk.readConversation(staff, { accountId: learnerId(asha) });
    expect(replies.filter(({ title }) => title === "Twice")).toHaveLength(1);
  });

  test("canned replies are added and removed", async () => {
    const { context: staff } = await newStaff(guest, "coordinator");
    await desk.addReply(staff, { title: "Where", reply: "On the page of your course.", of: "en", language: "en" });
    const asha = await newLearner(guest);
    const { replies } = await desk.readConversation(staff, { accountId: learnerId(asha) });
    const added = replies.find(({ title }) => title === "Where");
    expect(added).toMatchObject({ reply: "On the page of your course.", language: "en" });
    await desk.removeReply(staff, { id: added?.id ?? "" });
    await expect(desk.removeReply(staff, { id: added?.id ?? "" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
