import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { onFreshPortal } from "../../testing/fresh-portal";
import { completeTopic, courseId, firstTopics, newEnrolled, newLearner } from "../../testing/learners";
import { learning } from "..";

const [first, second, third] = firstTopics();
const language = "en" as const;

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const cards = async (context: CallContext) =>
    (await learning.myCourses(context, { query: { language }, body: {} })).classroom ?? [];
  const save = (context: CallContext, topicId: string, change: { tried?: boolean; note?: string }) =>
    learning.saveClassroomCard(context, { topicId, language, ...change });

  test("a card comes with the lesson that was read, the latest first", async () => {
    const { learner } = await newEnrolled(guest);
    expect(await cards(learner)).toEqual([]);
    for (const topic of [first, second]) await completeTopic(learner, topic);
    expect(await cards(learner)).toMatchObject([
      { topic_id: second.id, course_id: courseId, tried_at: null, note: "" },
      { topic_id: first.id, page: first.classroom?.page, text: first.classroom?.html.en },
    ]);
  });

  test("what was tried keeps its day and its note, until either is changed", async () => {
    const { learner } = await newEnrolled(guest);
    const later = { ...learner, now: new Date(learner.now.getTime() + 86_400_000) };
    await save(learner, first.id, { tried: true });
    await save(later, first.id, { tried: true, note: " Twelve slips came. " });
    expect(await cards(learner)).toMatchObject([{ tried_at: learner.now.toISOString(), note: " Twelve slips came. " }]);
    await save(later, first.id, { note: "" });
    expect((await learning.readClassroomCard(learner, { topicId: first.id, language })).card).toMatchObject({
      tried_at: learner.now.toISOString(),
      note: "",
    });
    expect((await save(later, first.id, { tried: false })).card.tried_at).toBeNull();
  });

  test("of two saves at the same moment each stores its own field", async () => {
    for (let round = 0; round < 5; round++) {
      const { learner } = await newEnrolled(guest);
      await save(learner, first.id, { tried: false });
      await Promise.all([save(learner, first.id, { tried: true }), save(learner, first.id, { note: "Kept." })]);
      expect(await cards(learner)).toMatchObject([{ tried_at: learner.now.toISOString(), note: "Kept." }]);
    }
  });

  test("a card is its learner's own, and of a topic that is open", async () => {
    const [{ learner }, { learner: other }, stranger] = [
      await newEnrolled(guest),
      await newEnrolled(guest),
      await newLearner(guest),
    ];
    await save(learner, first.id, { note: "Mine." });
    expect(await cards(other)).toEqual([]);
    await expect(save(stranger, first.id, { tried: true })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(save(other, third.id, { tried: true })).rejects.toMatchObject({ code: "FORBIDDEN" });
    await expect(save(other, "no-such-topic", { tried: true })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(save(guest, first.id, { tried: true })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  test("too many saves in a row are rejected", async () => {
    const { learner } = await newEnrolled(guest);
    const many = Array.from({ length: 201 }, () => save(learner, first.id, { tried: true }));
    const rejected = (await Promise.allSettled(many)).filter(({ status }) => status === "rejected");
    expect(rejected).toHaveLength(1);
  });
});
