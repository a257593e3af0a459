import { describe, expect, test } from "vitest";
import { editableMinutes, longestComment } from "../../contract/rules/comment";
import { dialects } from "../../platform/db/testing/fresh-database";
import type { CallContext } from "../call";
import { onFreshPortal } from "../testing/fresh-portal";
import { newLearner } from "../testing/learners";
import { discussions } from ".";
import { decideOnComment } from "./operations";

// rule: comments.edit
describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  let asha: CallContext;
  let slug: string;
  onFreshPortal(dialect, async (context) => {
    guest = context;
    asha = await newLearner(guest, { firstName: "Asha" });
    [slug = ""] = guest.content.discussions.map((each) => each.slug);
  });

  const later = (context: CallContext, minutes: number): CallContext => ({
    ...context,
    now: new Date(guest.now.getTime() + minutes * 60_000),
  });
  const say = async (comment: string) => (await discussions.addComment(asha, { id: slug, comment })).id;
  const edit = (context: CallContext, commentId: string, comment: string) =>
    discussions.editComment(context, { commentId, comment, language: "en" });
  const shown = async (commentId: string, context = guest) =>
    (await discussions.comments(context, { id: slug })).find(({ id }) => id === commentId);
  const hold = (word: string) =>
    guest.db
      .insertInto("held_words")
      .values({ language: "en", word } as never)
      .execute();

  test("its author edits a comment for fifteen minutes, and it says that it was edited", async () => {
    const id = await say("first words of mine");
    expect(await shown(id, asha)).toMatchObject({ may_edit: true, edited: false });
    expect(await shown(id)).toMatchObject({ may_edit: false });
    const late = later(asha, editableMinutes - 0.1);
    expect(await discussions.readOwnComment(late, { commentId: id, language: "en" })).toMatchObject({
      comment: "first words of mine",
      kind: "forum",
      slug,
    });
    expect(await edit(late, id, "  better words of mine ")).toMatchObject({
      status: true,
      held: false,
      kind: "forum",
      slug,
    });
    expect(await shown(id)).toMatchObject({ comment: "better words of mine", edited: true });
    const tooLate = later(asha, editableMinutes);
    expect(await shown(id, tooLate)).toMatchObject({ may_edit: false });
    for (const call of [
      () => edit(tooLate, id, "words"),
      () => discussions.readOwnComment(tooLate, { commentId: id, language: "en" }),
    ])
      await expect(call()).rejects.toMatchObject({ code: "FORBIDDEN", key: "commentNotEditable" });
  });

  test("T38: the same words sent again change nothing, and do not mark the comment", async () => {
    const id = await say("words that stay");
    expect(await edit(asha, id, "words that stay")).toMatchObject({ status: true });
    expect(await shown(id)).toMatchObject({ edited: false });
  });

  test("the rules are those of a new comment", async () => {
    const id = await say("words with rules");
    await expect(edit(asha, id, "  ")).rejects.toMatchObject({ key: "commentBlank" });
    await expect(edit(asha, id, "x".repeat(longestComment + 1))).rejects.toMatchObject({ key: "commentTooLong" });
    expect(await shown(id)).toMatchObject({ comment: "words with rules" });
  });

  test("T21: nobody else edits it, not even a coordinator, and a visitor is told to log in", async () => {
    const id = await say("words of Asha");
    const other = await newLearner(guest);
    const coordinator = { ...other, learner: { ...other.learner, isCoordinator: true } } as CallContext;
    for (const context of [other, coordinator])
      await expect(edit(context, id, "words of another")).rejects.toMatchObject({ key: "commentUnknown" });
    await expect(edit(guest, id, "words")).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    expect(await shown(id)).toMatchObject({ comment: "words of Asha" });
  });

  test("a comment that gets a word of the list waits; one that waits goes on waiting without the word", async () => {
    await hold("gaali");
    const id = await say("harmless words");
    expect(await edit(asha, id, "words with gaali")).toMatchObject({ held: true });
    expect(await shown(id)).toBeUndefined();
    expect(await edit(asha, id, "harmless words again")).toMatchObject({ held: true });
    expect(await shown(id)).toBeUndefined();
    await guest.db.transaction().execute((db) => decideOnComment(db, guest.content, id, "restore", guest.now));
    expect(await shown(id)).toMatchObject({ comment: "harmless words again" });
  });

  test("a comment that a coordinator has hidden is not edited, and a blocked account edits none in the forum", async () => {
    const id = await say("words that hurt");
    await guest.db.transaction().execute((db) => decideOnComment(db, guest.content, id, "hide", guest.now));
    await expect(edit(asha, id, "nicer words")).rejects.toMatchObject({ key: "commentNotEditable" });
    const blocked = await newLearner(guest);
    const { id: own } = await discussions.addComment(blocked, { id: slug, comment: "words before the block" });
    const change = { comments_blocked_at: guest.now.toISOString() };
    await guest.db
      .updateTable("accounts")
      .set(change)
      .where("id", "=", blocked.learner?.accountId ?? "")
      .execute();
    await expect(edit(blocked, own, "words after it")).rejects.toMatchObject({ key: "commentsBlocked" });
  });
});
