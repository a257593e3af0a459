import { describe, expect, test } from "vitest";
import { commentsPerPage } from "../../contract/discussions";
import { longestComment } from "../../contract/rules/comment";
import { dialects } from "../../platform/db/testing/fresh-database";
import { rules } from "../../platform/limits";
import { accounts } from "../accounts";
import type { CallContext } from "../call";
import { security } from "../security";
import { onFreshPortal } from "../testing/fresh-portal";
import { asHolder, newLearner, newRegistration } from "../testing/learners";
import { discussions } from ".";

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  let asha: CallContext;
  let slug: string;
  let other: string;
  onFreshPortal(dialect, async (context) => {
    guest = context;
    asha = await newLearner(guest, { firstName: "Asha" });
    [slug = "", other = ""] = guest.content.discussions.map((each) => each.slug);
  });

  const later = (context: CallContext, minutes: number): CallContext => ({
    ...context,
    now: new Date(guest.now.getTime() + minutes * 60_000),
  });
  const say = (context: CallContext, comment: string, id = slug) => discussions.addComment(context, { id, comment });
  const wordsIn = async (id: string, page?: number) =>
    (await discussions.comments(guest, { id, page })).map((each) => each.comment);
  const learnerId = (context: CallContext) => context.learner?.accountId ?? "";
  const coordinator = (context: CallContext) =>
    ({ ...context, learner: { ...context.learner, isCoordinator: true } }) as CallContext;

  test("a comment appears in its discussion, newest first, and is counted", async () => {
    await say(asha, "first words");
    const { id } = await say(later(asha, 1), "  second words\nin two lines ");
    const [newest] = await discussions.comments(asha, { id: slug });
    expect(newest).toEqual({
      id,
      comment: "second words\nin two lines",
      userid: learnerId(asha),
      comment_by: "Asha",
      commented_on: later(asha, 1).now.toISOString(),
      may_delete: true,
      may_edit: true,
      edited: false,
      by_staff: false,
    });
    expect(await wordsIn(slug)).toEqual(["second words\nin two lines", "first words"]);
    expect(await wordsIn(other)).toEqual([]);
    expect((await discussions.read(guest, { id: slug })).total_comments).toBe(2);
    const { records } = await discussions.list(guest, {});
    expect(records.map((each) => each.total_comments)).toEqual(records.map((each) => (each.slug === slug ? 2 : 0)));
  });

  test("the list begins with the latest comment and shows it; a discussion without comments counts by its own date", async () => {
    const listed = async () => (await discussions.list(guest, {})).records;
    const oldest = guest.content.discussions.toSorted((a, b) => a.created.localeCompare(b.created))[0]?.slug ?? "";
    const { id } = await say(later(asha, 500), "The latest of all.", oldest);
    const [first, ...rest] = await listed();
    expect(first).toMatchObject({
      slug: oldest,
      latest: { comment: "The latest of all.", comment_by: "Asha", commented_on: later(asha, 500).now.toISOString() },
    });
    const times = rest.map((each) => each.latest?.commented_on ?? each.created_on);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(rest.some((each) => each.latest === null && each.total_comments === 0)).toBe(true);
    await discussions.deleteComment(asha, { id: oldest, commentId: id });
    expect((await listed()).map((each) => each.latest?.comment)).not.toContain("The latest of all.");
  });

  test("a page has five comments; an out-of-range page number returns the nearest page", async () => {
    const id = guest.content.discussions[2]?.slug ?? "";
    for (let number = 1; number <= commentsPerPage + 2; number += 1)
      await say(later(asha, number), `number ${number}`, id);
    expect(await wordsIn(id, 1)).toEqual(["number 7", "number 6", "number 5", "number 4", "number 3"]);
    expect(await wordsIn(id, 2)).toEqual(["number 2", "number 1"]);
    expect(await wordsIn(id, 999_999)).toEqual(await wordsIn(id, 2));
    expect(await wordsIn(id, -4)).toEqual(await wordsIn(id, 1));
    expect(await wordsIn(id)).toHaveLength(7);
  });

  test("the list has at most ten pages; any other number returns the nearest page", async () => {
    const all = guest.content.discussions.length;
    const listPage = async (page: number) => discussions.list(guest, { page });
    expect((await listPage(1)).total_pages).toBe(Math.ceil(all / 5));
    expect((await listPage(0)).page).toBe(1);
    expect(await listPage(99)).toMatchObject({ page: 10, records: [] });
    const many = {
      ...guest,
      content: { ...guest.content, discussions: Array.from({ length: 80 }, () => guest.content.discussions).flat() },
    };
    expect((await discussions.list(many as CallContext, { page: 10 })).total_pages).toBe(10);
  });

  test("T22: the author's name is never an address, and a deleted account is shown as a former member", async () => {
    const nameless = await newLearner(guest, { username: `mohan.lal${Date.now()}@example.org` });
    await guest.db.updateTable("accounts").set({ first_name: "" }).where("id", "=", learnerId(nameless)).execute();
    const leaving = newRegistration({ firstName: "sita@example.org" });
    const { token } = await accounts.register(guest, leaving);
    const sita = await asHolder(guest, token);
    await say(nameless, "no name", other);
    await say(sita, "odd name", other);
    const read = async (language: "en" | "hi" = "en") => discussions.comments({ ...guest, language }, { id: other });
    expect(JSON.stringify(await read())).not.toContain("@");
    expect((await read()).map((each) => each.comment_by.replace(/\d+$/, "")).sort()).toEqual(["mohan.lal", "sita"]);
    await security.deleteAccount(sita, { password: leaving.password });
    const former = { comment: "odd name", userid: "" };
    expect(await read()).toContainEqual(expect.objectContaining({ ...former, comment_by: "A former member" }));
    expect(await read("hi")).toContainEqual(expect.objectContaining({ ...former, comment_by: "पूर्व सदस्य" }));
  });

  test("T1: somebody else's user id is rejected; the caller's own is accepted", async () => {
    const other = await newLearner(guest);
    const rejection = discussions.addComment(other, { id: slug, comment: "as Asha", userid: learnerId(asha) });
    await expect(rejection).rejects.toMatchObject({ code: "FORBIDDEN", key: "notYours" });
    await expect(
      discussions.addComment(other, { id: slug, comment: "as myself", userid: learnerId(other) }),
    ).resolves.toMatchObject({ status: true });
    await expect(say(guest, "as nobody")).rejects.toMatchObject({ code: "UNAUTHORIZED", key: "unauthorized" });
  });

  test("T21: only the author and a coordinator delete a comment, and only once", async () => {
    const { id: commentId } = await say(later(asha, 30), "to be deleted");
    const stranger = await newLearner(guest);
    const everywhere = { account_id: learnerId(stranger), kind: "allStates", value: "" } as const;
    await guest.db.insertInto("staff_areas").values(everywhere).execute();
    const away = (context: CallContext, id = commentId) =>
      discussions.deleteComment(context, { id: slug, commentId: id });
    await expect(away(guest)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(away(stranger)).rejects.toMatchObject({ code: "FORBIDDEN", key: "notYours" });
    await expect(discussions.deleteComment(asha, { id: other, commentId })).rejects.toMatchObject({
      code: "NOT_FOUND",
      key: "commentUnknown",
    });
    expect((await discussions.comments(coordinator(stranger), { id: slug })).every((each) => each.may_delete)).toBe(
      true,
    );
    await expect(away(asha)).resolves.toMatchObject({ status: true });
    await expect(away(asha)).rejects.toMatchObject({ code: "NOT_FOUND", key: "commentUnknown" });
    const { id: second } = await say(later(asha, 31), "too rude");
    await expect(away(coordinator(stranger), second)).resolves.toMatchObject({ status: true });
    expect(await wordsIn(slug)).not.toContain("too rude");
  });

  test("an empty comment and an unknown discussion are rejected", async () => {
    await expect(say(asha, "  \n ")).rejects.toMatchObject({ code: "BAD_REQUEST", key: "commentBlank" });
    for (const call of [
      say(asha, "x", "no-such"),
      discussions.read(guest, { id: "no-such" }),
      discussions.comments(guest, { id: "no-such" }),
    ])
      await expect(call).rejects.toMatchObject({ code: "NOT_FOUND", key: "discussionUnknown" });
  });

  test("the same text sent twice, also concurrently, is stored once", async () => {
    const learner = await newLearner(guest);
    const all = await Promise.all([1, 2, 3].map(() => say(learner, "pressed three times")));
    expect(new Set(all.map((each) => each.id)).size).toBe(1);
    expect((await wordsIn(slug)).filter((each) => each === "pressed three times")).toHaveLength(1);
    await say(later(learner, 11), "pressed three times");
    expect((await wordsIn(slug)).filter((each) => each === "pressed three times")).toHaveLength(2);
  });

  test("a comment sent again is answered as it is stored, and its author is told of answers if that is asked now", async () => {
    const learner = await newLearner(guest);
    const { id } = await say(learner, "hidden by staff");
    await guest.db
      .updateTable("comments")
      .set({ hidden_at: guest.now.toISOString(), hidden_why: "staff" })
      .where("id", "=", id)
      .execute();
    const again = await discussions.addComment(learner, { id: slug, comment: "hidden by staff", tell_me: true });
    expect(again).toMatchObject({ id, held: true });
    const followed = guest.db.selectFrom("comment_followers").select("discussion_id");
    expect(await followed.where("account_id", "=", learnerId(learner)).execute()).toEqual([{ discussion_id: slug }]);
  });

  test("T23: one learner cannot flood the forum, and others can still write", async () => {
    const flooding = await newLearner(guest);
    for (let number = 0; number < rules.commentAccount.points; number += 1) await say(flooding, `flood ${number}`);
    await expect(say(flooding, "one more")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
    await expect(say(await newLearner(guest), "calm words")).resolves.toMatchObject({ status: true });
  });

  test("text in both scripts and hostile text are stored unchanged", async () => {
    const learner = await newLearner(guest);
    for (const words of [
      "क्षत्रिय ने कहा 🙂",
      "<script>alert(1)</script>",
      "'; drop table comments; --",
      "🙂".repeat(longestComment),
    ]) {
      await say(learner, words, other);
      expect(await wordsIn(other)).toContain(words);
    }
  });

  test("other people read an alias in place of the author's id, the same in every comment; checkAuth returns it to its owner", async () => {
    const [mina, ravi] = [await newLearner(guest, { firstName: "Mina" }), await newLearner(guest)];
    for (const id of [slug, other]) await say(mina, "an alias", id);
    const { authorAlias } = await accounts.checkAuth(mina, {});
    const read = async (reader: CallContext, id: string) =>
      (await discussions.comments(reader, { id })).find(({ comment_by }) => comment_by === "Mina");
    for (const reader of [guest, ravi])
      for (const id of [slug, other])
        expect(await read(reader, id)).toMatchObject({ userid: authorAlias, may_delete: false });
    expect(await read(mina, slug)).toMatchObject({ userid: learnerId(mina), may_delete: true });
    expect(authorAlias).not.toBe(learnerId(mina));
    expect((await accounts.checkAuth(ravi, {})).authorAlias).not.toBe(authorAlias);
    await expect(
      discussions.addComment(mina, { id: slug, comment: "by my alias", userid: authorAlias }),
    ).resolves.toMatchObject({ status: true });
    await expect(
      discussions.addComment(ravi, { id: slug, comment: "as Mina", userid: authorAlias }),
    ).rejects.toMatchObject({ key: "notYours" });
  });
});
