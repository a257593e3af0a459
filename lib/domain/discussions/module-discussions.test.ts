import { describe, expect, test } from "vitest";
import type { Course, Topic } from "../../platform/content";
import { dialects } from "../../platform/db/testing/fresh-database";
import { sampleText } from "../../platform/i18n/testing/sample-text";
import type { CallContext } from "../call";
import { learning } from "../learning";
import { enoughWords } from "../testing/enough-words";
import { onFreshPortal } from "../testing/fresh-portal";
import { allTopics, newEnrolled, newLearner, readTopic } from "../testing/learners";
import { courseDiscussions, discussions } from ".";

const html = sampleText("<p>What did you try?</p>", "<p>आपने क्या आज़माया?</p>");

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  let first: Topic;
  let second: Topic;
  let plain: Topic;
  /** The published course with a discussion in its first two topics; the first topic needs a comment to be complete. */
  onFreshPortal(dialect, (published) => {
    const topics = allTopics(published.content).map((topic, index): Topic => {
      if (index === 0) return { ...topic, completion: ["Discussion"], discussion: html };
      return { ...topic, discussion: index === 1 ? html : null };
    });
    [first, second, plain] = topics as [Topic, Topic, Topic];
    const course = { ...(published.content.courses.find((each) => each.id === first.courseId) as Course), topics };
    const content = {
      ...published.content,
      courses: [course],
      courseById: new Map([[course.id, course]]),
      topicById: new Map(topics.map((topic) => [topic.id, topic])),
    };
    guest = { ...published, content };
  });

  const post = (context: CallContext, topic: Topic, comment: string) =>
    discussions.addModuleComment(context, { discussionSlug: topic.id, topicId: topic.id, comment });
  const say = (context: CallContext, topic: Topic, comment: string) =>
    post(context, topic, enoughWords(comment, context.learner?.accountId));
  const done = async (context: CallContext, topic: Topic) =>
    (await learning.getMyTopicInfo(context, { topicId: topic.id })).data;

  test("everyone can read a module discussion and its comments; a topic without a discussion returns an error", async () => {
    const { learner } = await newEnrolled(guest);
    await say(learner, first, "I tried a question box.");
    expect(await discussions.moduleDiscussion(guest, { id: first.id })).toMatchObject({
      discussion: html.en,
      topic_id: first.id,
      total_comments: 1,
    });
    const [comment] = await discussions.moduleComments(learner, { id: first.id });
    expect(comment).toMatchObject({
      comment: enoughWords("I tried a question box.", learner.learner?.accountId),
      username: "Asha",
      userid: learner.learner?.accountId,
    });
    expect(await discussions.topicDiscussion(guest, { id: first.id })).toEqual({ discussion: html.en });
    expect(await discussions.topicDiscussion({ ...guest, language: "hi" }, { id: first.id })).toEqual({
      discussion: html.hi,
    });
    expect(await discussions.topicDiscussion(guest, { id: plain.id })).toEqual({ discussion: null });
    for (const id of [plain.id, "no-such"]) {
      await expect(discussions.moduleDiscussion(guest, { id })).rejects.toMatchObject({
        code: "NOT_FOUND",
        key: "discussionUnknown",
      });
      await expect(discussions.moduleComments(guest, { id })).rejects.toMatchObject({
        code: "NOT_FOUND",
        key: "discussionUnknown",
      });
    }
  });

  test("the first comment completes the discussion; deleting the last one reopens the topic, and a new one completes it again", async () => {
    const { learner } = await newEnrolled(guest);
    await readTopic(learner, first);
    const { id: one } = await say(learner, first, "Mine helped.");
    const { id: two } = await say(learner, first, "And again.");
    await discussions.deleteModuleComment(learner, { id: first.id, commentId: one });
    expect(await done(learner, first)).toMatchObject({ discussion: 1, status: "Completed" });
    await discussions.deleteModuleComment(learner, { id: first.id, commentId: two });
    expect(await done(learner, first)).toMatchObject({ discussion: 0, status: "Started" });
    await expect(post(learner, second, "The next topic was never open.")).rejects.toMatchObject({ key: "topicLocked" });
    expect((await learning.recount(learner, { courseId: first.courseId })).repaired).toBe(0);
    expect(await done(learner, first)).toMatchObject({ discussion: 0 });
    await say(learner, first, "A better one.");
    expect(await done(learner, first)).toMatchObject({ discussion: 1, status: "Completed" });
    await expect(post(learner, second, "Now the next topic is open.")).resolves.toMatchObject({ status: true });
  });

  test("a comment that the topic needs has words of its writer's own; elsewhere a short one is enough", async () => {
    const [{ learner }, { learner: copier }] = [await newEnrolled(guest), await newEnrolled(guest)];
    const question = html.hi.replace(/<[^>]*>/g, " ").trim();
    for (const [comment, key] of [
      ["k", "wordsMissing"],
      ["अच्छा ".repeat(20), "wordsRepeated"],
      [`${question} `.repeat(20), "wordsRepeated"],
    ] as const)
      await expect(post(learner, first, comment)).rejects.toMatchObject({ code: "BAD_REQUEST", key });
    expect(await done(learner, first)).toBeNull();
    const text = enoughWords("We began with a box for questions.");
    await post(learner, first, text);
    for (const copy of [text, `${text.toUpperCase()} !!! \u200b`, text.split(" ").reverse().join(" ")])
      await expect(post(copier, first, copy)).rejects.toMatchObject({ code: "CONFLICT", key: "wordsOfAnother" });
    await guest.db.updateTable("comments").set({ essence: null }).execute();
    await expect(post(copier, first, text)).rejects.toMatchObject({ key: "wordsOfAnother" });
    await readTopic(learner, first);
    await expect(post(learner, second, "Thank you!")).resolves.toMatchObject({ status: true });
  });

  test("a comment that the topic needs and that is pasted from the pages of its lesson is rejected in both languages", async () => {
    const { learner } = await newEnrolled(guest);
    for (const page of first.pages.flatMap((each) => Object.values(each.html))) {
      const pasted = page.replace(/<[^>]*>/g, " ").slice(0, 900);
      await expect(post(learner, first, pasted)).rejects.toMatchObject({ code: "BAD_REQUEST", key: "wordsOfLesson" });
    }
    expect(await done(learner, first)).toBeNull();
  });

  test("a coordinator's deletion of a learner's comment reopens that learner's topic only", async () => {
    const [author, other] = [await newEnrolled(guest), await newEnrolled(guest)];
    const { id: commentId } = await say(author.learner, first, "To be taken away.");
    await say(other.learner, first, "Mine stays.");
    const coordinator = {
      ...other.learner,
      learner: other.learner.learner && { ...other.learner.learner, isCoordinator: true },
    };
    const everywhere = { account_id: other.learner.learner?.accountId ?? "", kind: "allStates", value: "" } as const;
    await guest.db.insertInto("staff_areas").values(everywhere).execute();
    await discussions.deleteModuleComment(coordinator, { id: first.id, commentId });
    expect(await done(author.learner, first)).toMatchObject({ discussion: 0 });
    expect(await done(other.learner, first)).toMatchObject({ discussion: 1 });
  });

  test.each([
    ["of the course", ""],
    ["of the topic's module", "own"],
    ["of another module", "other"],
  ])(
    "once the certificate %s is issued, deleting a comment changes nothing; one of another module does not count",
    async (_, module) => {
      const { learner, eid } = await newEnrolled(guest);
      const { id: commentId } = await say(learner, first, "Before the certificate.");
      const module_id = module === "own" ? first.moduleId : module;
      const row = {
        enrollment_id: eid,
        module_id,
        account_id: learner.learner?.accountId ?? "",
        course_id: first.courseId,
        language: "en",
      };
      const certificate = {
        ...row,
        id: eid,
        number: eid,
        first_name: "Asha",
        last_name: "Kumari",
        issued_at: learner.now.toISOString(),
        withdrawn_at: null,
      };
      await guest.db
        .insertInto("certificates")
        .values({ ...certificate, withdrawn_reason: null })
        .execute();
      await discussions.deleteModuleComment(learner, { id: first.id, commentId });
      expect(await done(learner, first)).toMatchObject({ discussion: module === "other" ? 0 : 1 });
    },
  );

  test("a comment is rejected without an enrollment, in a locked topic, and under another topic", async () => {
    const { learner } = await newEnrolled(guest);
    await expect(post(guest, first, "x")).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(post(await newLearner(guest), first, "x")).rejects.toMatchObject({
      code: "FORBIDDEN",
      key: "notEnrolled",
    });
    await expect(post(learner, second, "x")).rejects.toMatchObject({ code: "FORBIDDEN", key: "topicLocked" });
    const crossed = discussions.addModuleComment(learner, {
      discussionSlug: first.id,
      topicId: second.id,
      comment: "x",
    });
    await expect(crossed).rejects.toMatchObject({ code: "BAD_REQUEST", key: "discussionOfAnotherTopic" });
    expect(await done(learner, first)).toBeNull();
  });

  test("another user's comment stays, and a forum discussion with the same id is separate", async () => {
    const { learner } = await newEnrolled(guest);
    const { id: commentId } = await say(learner, first, "Stays.");
    const stranger = await newEnrolled(guest);
    await expect(discussions.deleteModuleComment(stranger.learner, { id: first.id, commentId })).rejects.toMatchObject({
      code: "FORBIDDEN",
    });
    await expect(discussions.deleteComment(learner, { id: first.id, commentId })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  test("a learner who left the course can still delete their own comments", async () => {
    const { learner } = await newEnrolled(guest);
    const { id: commentId } = await say(learner, first, "Before leaving.");
    await guest.db
      .updateTable("enrollments")
      .set({ status: "Unenrolled" })
      .where("account_id", "=", learner.learner?.accountId ?? "")
      .execute();
    await expect(post(learner, first, "After leaving.")).rejects.toMatchObject({ key: "notEnrolled" });
    await expect(discussions.deleteModuleComment(learner, { id: first.id, commentId })).resolves.toMatchObject({
      status: true,
    });
  });

  test("a course lists its discussions with their numbers of comments", async () => {
    const listed = await courseDiscussions(guest, first.courseId);
    expect(listed.map((each) => [each.slug, each.description])).toEqual(
      [first, second].map((topic) => [topic.id, html.en]),
    );
    expect(listed[0]?.total_comments).toBe((await discussions.moduleComments(guest, { id: first.id })).length);
    expect(await courseDiscussions(guest, "no-such")).toEqual([]);
  });

  test("reading the topic does not complete its discussion", async () => {
    const { learner } = await newEnrolled(guest);
    await learning.recordReading(learner, { topicId: first.id, page: first.pages.length });
    expect(await done(learner, first)).toMatchObject({ discussion: 0 });
  });
});
