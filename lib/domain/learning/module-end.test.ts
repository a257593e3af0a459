import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { onFreshPortal } from "../testing/fresh-portal";
import { completeTopic, courseId, newEnrolled, publishedContent } from "../testing/learners";
import { learning } from "./operations";

const [module, other] = publishedContent().courseById.get(courseId)?.modules ?? [];
const topics = module?.topics ?? [];
const last = topics.at(-1);

describe.each(dialects)("the end of a module on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const restDone = async (learner: CallContext, topicId = "") =>
    (await learning.getMyTopicInfo(learner, { topicId })).data?.module_rest_done;

  test("the last topic of a module has the questions that the module answers, in the requested language", async () => {
    for (const language of ["en", "hi"] as const) {
      const ends = await learning.topic({ ...guest, language }, { id: last?.id ?? "", language });
      expect(ends).toMatchObject({
        module_end: 1,
        landmark: module?.landmark,
        can_answer: module?.canAnswer.map((question) => question[language]),
      });
    }
    for (const { id } of topics.slice(0, -1))
      expect((await learning.topic(guest, { id, language: "en" })).module_end).toBe(0);
  });

  test("a topic's record shows whether the rest of its module is complete; other modules do not count", async () => {
    const { learner } = await newEnrolled(guest);
    for (const topic of topics) {
      await learning.recordReading(learner, { topicId: topic.id, page: 1 });
      expect(await restDone(learner, topic.id)).toBe(topic === last);
      await completeTopic(learner, topic);
    }
    for (const topic of topics) expect(await restDone(learner, topic.id)).toBe(true);
    const next = other?.topics[0]?.id ?? "";
    await learning.recordReading(learner, { topicId: next, page: 1 });
    expect(await restDone(learner, next)).toBe(false);
  });
});
