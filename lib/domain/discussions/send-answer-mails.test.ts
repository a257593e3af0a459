import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import { isUnwanted } from "../../platform/mail/records";
import type { CallContext } from "../call";
import { recovery } from "../recovery";
import { onFreshPortal } from "../testing/fresh-portal";
import { newLearner } from "../testing/learners";
import { discussions, sendAnswerMails } from ".";

// rule: comments.answers
describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  let writer: CallContext;
  let slug: string;
  let title: string;
  onFreshPortal(dialect, async (context) => {
    guest = context;
    writer = await newLearner(guest);
    const [discussion] = guest.content.discussions;
    [slug, title] = [discussion?.slug ?? "", discussion?.title.hi ?? ""];
  });

  const idOf = ({ learner }: CallContext) => learner?.accountId ?? "";
  const later = (context: CallContext, hours: number): CallContext => ({
    ...context,
    now: new Date(guest.now.getTime() + hours * 3_600_000),
  });
  const say = (context: CallContext, comment: string, tell_me?: boolean) =>
    discussions.addComment(context, { id: slug, comment, ...(tell_me !== undefined && { tell_me }) });
  const verified = async () => {
    const learner = await newLearner(guest, { language: "hi" });
    await guest.db.updateTable("accounts").set({ verified_email: 1 }).where("id", "=", idOf(learner)).execute();
    return learner;
  };
  const mailsOf = (learner: CallContext) =>
    guest.db
      .selectFrom("outbox")
      .selectAll()
      .where("account_id", "=", idOf(learner))
      .where("kind", "=", "commentAnswered")
      .orderBy("created_at")
      .execute();
  const tell = (hours: number) => sendAnswerMails(later(guest, hours));

  test("who ticked it is told of others' comments, in the own language, without words and names, once a day at most", async () => {
    const asha = await verified();
    await say(asha, "Asha asks something", true);
    await tell(1);
    expect(await mailsOf(asha)).toEqual([]);
    await say(later(writer, 2), "an answer to Asha");
    await say(later(asha, 2.1), "Asha thanks");
    await say(later(writer, 2.2), "a second answer");
    await tell(3);
    await tell(3);
    const [mail, ...more] = await mailsOf(asha);
    expect(more).toEqual([]);
    expect(mail?.language).toBe("hi");
    expect(JSON.parse(mail?.details ?? "")).toEqual({
      firstName: "Asha",
      title,
      count: 2,
      link: `${guest.settings.portalUrl}/discussions/view/${slug}`,
      unsubscribeLink: expect.stringMatching(new RegExp(`/unsubscribe/[^/]+/${idOf(asha)}$`)),
    });
    await say(later(writer, 4), "an answer of the same day");
    await tell(26);
    expect(await mailsOf(asha)).toHaveLength(1);
    await tell(27.1);
    expect(await mailsOf(asha)).toHaveLength(2);
    await tell(60);
    expect(await mailsOf(asha)).toHaveLength(2);
  });

  test("nobody is told without the tick, at an address that nobody verified, or of a comment that waits", async () => {
    const [plain, unverified, asha] = [await verified(), await newLearner(guest), await verified()];
    await say(later(plain, 99), "no tick here");
    await say(later(unverified, 99), "a tick, but no address", true);
    await say(later(asha, 99), "a tick and an address", true);
    await guest.db
      .insertInto("held_words")
      .values({ language: "en", word: "gaali" } as never)
      .execute();
    await say(later(writer, 100), "a gaali that waits");
    await tell(101);
    expect(await mailsOf(asha)).toEqual([]);
    await say(later(writer, 102), "an answer for all");
    await tell(103);
    expect(await mailsOf(asha)).toHaveLength(1);
    for (const learner of [plain, unverified]) expect(await mailsOf(learner)).toEqual([]);
  });

  test("T30: the mail's link stops these mails alone, also one that waits, and takes them up again", async () => {
    const asha = await verified();
    await say(later(asha, 200), "Asha asks again", true);
    await say(later(writer, 201), "somebody answers");
    await tell(202);
    const [mail] = await mailsOf(asha);
    if (!mail) throw new Error("No mail was queued.");
    expect(await isUnwanted(guest.db, mail)).toBe(false);
    const { unsubscribeLink } = JSON.parse(mail.details) as { unsubscribeLink: string };
    const [token = "", id = ""] = unsubscribeLink.split("/").slice(-2);
    await expect(recovery.unsubscribe(guest, { token, id: idOf(writer) })).rejects.toMatchObject({
      key: "linkInvalid",
    });
    await recovery.unsubscribe(later(guest, 202), { token, id });
    expect(await isUnwanted(guest.db, mail)).toBe(true);
    const account = guest.db.selectFrom("accounts").select("mailings_stopped_at").where("id", "=", idOf(asha));
    expect((await account.executeTakeFirstOrThrow()).mailings_stopped_at).toBeNull();
    await say(later(writer, 240), "another answer");
    await tell(241);
    expect(await mailsOf(asha)).toHaveLength(1);
    await recovery.resubscribe(later(guest, 242), { token, id });
    await tell(243);
    expect(await mailsOf(asha)).toHaveLength(2);
  });
});
