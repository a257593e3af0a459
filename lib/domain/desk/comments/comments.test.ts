import { describe, expect, test } from "vitest";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { discussions, plainWords } from "../../discussions";
import { learning } from "../../learning";
import { onSharedPortal } from "../../testing/fresh-portal";
import {
  allTopics,
  completeTopic,
  courseId,
  firstTopics,
  newEnrolled,
  newLearner,
  publishedContent,
} from "../../testing/learners";
import { desk } from "..";
import { ownId } from "../testing/accounts";
import { newStaff } from "../testing/staff";

const forum = publishedContent().discussions[0]?.slug ?? "";

test("words are compared without case, signs and forms of writing; marks of Devanagari belong to their letter", () => {
  expect(plainWords("  You FOOL!!  you-fool ")).toBe("you fool you fool");
  expect(plainWords("मूर्ख, हिंदी।")).toBe("मूर्ख हिंदी");
});

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onSharedPortal(dialect, async (context) => {
    guest = context;
    for (const table of ["comments", "held_words"] as const) await guest.db.deleteFrom(table).execute();
  });

  const say = async (context: CallContext, comment: string) =>
    (await discussions.addComment(context, { id: forum, comment })).id;
  const publicly = async () => (await discussions.comments(guest, { id: forum })).map(({ comment }) => comment);
  const toDecide = async (context: CallContext) => (await desk.listComments(context, { show: "waiting" })).data;

  test("a reported comment is listed first at the desk; a hidden one is neither shown nor counted for others, a restored one is", async () => {
    const [asha, ravi] = [await newLearner(guest, { firstName: "Asha" }), await newLearner(guest)];
    const { context: staff } = await newStaff(guest, "coordinator");
    const bad = await say(asha, "A hurtful comment");
    await say(ravi, "A kind comment");
    for (const reason of ["It hurts.", "It hurts my class."])
      await discussions.reportComment(ravi, { commentId: bad, reason, language: "en" });
    expect(await toDecide(staff)).toMatchObject([
      { id: bad, author: "Asha Kumari", state: "shown", reports: ["It hurts my class."] },
    ]);
    expect((await desk.listComments(staff, { show: "all" })).data.map(({ comment }) => comment)).toEqual([
      "A hurtful comment",
      "A kind comment",
    ]);
    await desk.decideComment(staff, { commentId: bad, decision: "hide" });
    expect(await publicly()).toEqual(["A kind comment"]);
    expect(JSON.stringify(await discussions.list(guest, {}))).not.toContain("hurtful");
    expect((await discussions.list(guest, {})).records.find(({ slug }) => slug === forum)?.total_comments).toBe(1);
    expect((await discussions.read(guest, { id: forum })).total_comments).toBe(1);
    expect(await toDecide(staff)).toEqual([]);
    expect((await desk.listComments(staff, { show: "hidden" })).data).toMatchObject([
      { id: bad, state: "hidden", reports: [] },
    ]);
    await desk.decideComment(staff, { commentId: bad, decision: "restore" });
    expect(await publicly()).toEqual(expect.arrayContaining(["A hurtful comment", "A kind comment"]));
    await desk.decideComment(staff, { commentId: bad, decision: "delete" });
    expect(await publicly()).toEqual(["A kind comment"]);
    await expect(desk.decideComment(staff, { commentId: bad, decision: "hide" })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
    const log = await guest.db.selectFrom("staff_actions").select("action").where("subject", "=", bad).execute();
    expect(log.map(({ action }) => action).sort()).toEqual(["commentDeleted", "commentHidden", "commentRestored"]);
  });

  test("a report needs a reason and somebody else's comment that is there", async () => {
    const [asha, ravi] = [await newLearner(guest), await newLearner(guest)];
    const commentId = await say(ravi, "A comment");
    await expect(discussions.reportComment(ravi, { commentId, reason: "x", language: "en" })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      key: "commentOwn",
    });
    await expect(discussions.reportComment(asha, { commentId, reason: "", language: "en" })).rejects.toMatchObject({
      key: "reportReason",
    });
    await expect(discussions.reportComment(guest, { commentId, reason: "x", language: "en" })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
    await expect(
      discussions.reportComment(asha, { commentId: "none", reason: "x", language: "en" }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  test("a comment with a word of either list is held until somebody decides; a longer word is not", async () => {
    const { context: staff } = await newStaff(guest, "administrator");
    await desk.saveWords(staff, { of: "en", words: ["Fool", "fool ", "go away"] });
    await desk.saveWords(staff, { of: "hi", words: ["मूर्ख"] });
    expect((await desk.readWords(staff, {})).data).toMatchObject([
      { language: "en", words: ["fool", "go away"] },
      { language: "hi", words: ["मूर्ख"] },
    ]);
    const asha = await newLearner(guest);
    for (const text of ["What a FOOL!", "Please go   away.", "तुम मूर्ख हो।"])
      expect((await discussions.addComment(asha, { id: forum, comment: text })).message).toMatch(
        /A coordinator will read your comment/,
      );
    await say(asha, "A foolproof plan");
    expect(await publicly()).toEqual(["A foolproof plan"]);
    const held = await toDecide(staff);
    expect(held.map(({ state, heldWhy }) => [state, heldWhy])).toEqual([1, 2, 3].map(() => ["held", "words"]));
    await desk.decideComment(staff, { commentId: held[0]?.id ?? "", decision: "restore" });
    expect(await publicly()).toHaveLength(2);
  });

  test("a blocked commenter can write no comment in the forum until allowed again; one in a module is held and counts for its topic", async () => {
    const [topic] = firstTopics();
    const discussed = { ...topic, discussion: { en: "<p>What did you try?</p>", hi: "<p>आपने क्या किया?</p>" } };
    const content = { ...guest.content, topicById: new Map(guest.content.topicById).set(topic.id, discussed) };
    const asha = { ...(await newEnrolled(guest)).learner, content };
    const { context: staff } = await newStaff(guest, "coordinator");
    const accountId = ownId(asha);
    await desk.blockCommenter(staff, { accountId, blocked: true });
    await expect(say(asha, "Once more")).rejects.toMatchObject({ code: "FORBIDDEN", key: "commentsBlocked" });
    const place = { discussionSlug: topic.id, topicId: topic.id };
    expect((await discussions.addModuleComment(asha, { ...place, comment: "We tried it." })).message).toMatch(
      /A coordinator will read your comment/,
    );
    expect((await learning.getMyTopicInfo(asha, { topicId: topic.id })).data?.discussion).toBe(1);
    expect(await toDecide({ ...staff, content })).toMatchObject([
      { comment: "We tried it.", state: "held", heldWhy: "blocked", blocked: true },
    ]);
    await desk.blockCommenter(staff, { accountId, blocked: false });
    await expect(say(asha, "Once more")).resolves.toBeTruthy();
  });

  test("deleting the only comment of a learner in a topic reopens the topic's discussion", async () => {
    const [first] = firstTopics();
    const discussed = { ...first, discussion: { en: "<p>What did you try?</p>", hi: "<p>आपने क्या किया?</p>" } };
    const content = { ...guest.content, topicById: new Map(guest.content.topicById).set(first.id, discussed) };
    const learner = { ...(await newEnrolled(guest)).learner, content };
    const { context: staff } = await newStaff(guest, "coordinator", { courses: [courseId] });
    const { id: commentId } = await discussions.addModuleComment(learner, {
      discussionSlug: first.id,
      topicId: first.id,
      comment: "We tried it.",
    });
    const done = async () => (await learning.getMyTopicInfo(learner, { topicId: first.id })).data?.discussion;
    expect(await done()).toBe(1);
    await desk.decideComment({ ...staff, content }, { commentId, decision: "delete" });
    expect(await done()).toBe(0);
  });

  test("a coordinator of a course sees the comments of its topics, one of a state those of its people; neither changes the word lists", async () => {
    const [asha] = [await newLearner(guest)];
    const inForum = await say(asha, "In the forum");
    const { learner } = await newEnrolled(guest);
    const [topic] = allTopics(guest.content).filter(({ discussion }) => discussion);
    const first = firstTopics()[0];
    await completeTopic(learner, first);
    const row = {
      id: "in-module",
      account_id: ownId(asha),
      comment: "In a module",
      language: "en",
      created_at: guest.now.toISOString(),
    };
    await guest.db
      .insertInto("comments")
      .values({ ...row, kind: "module", discussion_id: topic?.id ?? "" })
      .execute();
    const { context: ofCourse } = await newStaff(guest, "coordinator", { courses: [courseId] });
    const { context: ofBihar } = await newStaff(guest, "coordinator", { states: [5] });
    const { context: elsewhere } = await newStaff(guest, "coordinator", { states: [34] });
    const texts = async (context: CallContext) =>
      (await desk.listComments(context, { show: "all" })).data.map(({ comment }) => comment).sort();
    expect(await texts(ofCourse)).toEqual(["In a module"]);
    expect(await texts(ofBihar)).toEqual(expect.arrayContaining(["In a module", "In the forum"]));
    expect(await texts(elsewhere)).toEqual([]);
    const forbidden = { code: "FORBIDDEN", key: "deskForbidden" };
    await expect(desk.decideComment(ofCourse, { commentId: inForum, decision: "hide" })).rejects.toMatchObject(
      forbidden,
    );
    await expect(desk.decideComment(elsewhere, { commentId: inForum, decision: "hide" })).rejects.toMatchObject(
      forbidden,
    );
    await expect(desk.blockCommenter(elsewhere, { accountId: row.account_id, blocked: true })).rejects.toMatchObject(
      forbidden,
    );
    await expect(desk.readWords(ofCourse, {})).rejects.toMatchObject(forbidden);
    await expect(desk.saveWords(ofBihar, { of: "en", words: [] })).rejects.toMatchObject(forbidden);
    await expect(discussions.deleteComment(ofCourse, { id: forum, commentId: inForum })).rejects.toMatchObject({
      code: "FORBIDDEN",
      key: "notYours",
    });
    await discussions.deleteModuleComment(ofCourse, { id: topic?.id ?? "", commentId: "in-module" });
    const log = await guest.db
      .selectFrom("staff_actions")
      .select("action")
      .where("subject", "=", "in-module")
      .execute();
    expect(log).toEqual([{ action: "commentDeleted" }]);
  });
});
