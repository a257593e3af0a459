import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { dialects } from "../../platform/db/testing/fresh-database";
import { languages } from "../../platform/i18n/language";
import type { CallContext } from "../call";
import { onFreshPortal } from "../testing/fresh-portal";
import { newLearner, publishedContent } from "../testing/learners";
import { chat, listWaitingLearners, replyToLearner } from ".";

const later = (context: CallContext, seconds: number): CallContext => ({
  ...context,
  now: new Date(context.now.getTime() + seconds * 1000),
});
const learnerEmail = (context: CallContext) => context.learner?.username ?? "";

test("the published menu has 45 questions on health in nine subjects, and 17 on the portal in one", () => {
  const { chatbot } = publishedContent();
  expect(chatbot.map(({ items }) => items.length)).toEqual([...Array.from({ length: 9 }, () => 5), 17]);
  const answers = chatbot.flatMap(({ items }) => items.map(({ answer }) => answer));
  expect(answers.every((answer) => answer.en && answer.hi)).toBe(true);
});

test("an answer on health links one page, with at most one helpline below it", () => {
  for (const { items } of publishedContent().chatbot.slice(0, 9))
    for (const { id, answer } of items)
      for (const language of languages) {
        const [, link = "", ...below] = answer[language].split("\n\n");
        expect(link, String(id)).toMatch(/^\[[^\]]+\]\(\/(?:topic|course)\/[a-z0-9/-]+\)$/);
        expect(below.length, String(id)).toBeLessThanOrEqual(1);
        // The number, and whom to call if nobody answers there.
        for (const line of below) expect(line, String(id)).toMatch(/ \d[\d-]+\. \p{L}.* \d/u);
      }
});

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  const readMessages = async (context: CallContext) =>
    (await chat.messages(context, {})).data.map(({ type, msg }) => [type, msg]);

  test("messages stay in order, and only their author sees them", async () => {
    const [asha, ravi] = [await newLearner(guest), await newLearner(guest)];
    await chat.send(asha, { msg: "नमस्ते", language: "hi" });
    await chat.send(later(asha, 1), { msg: "<b>When?</b>", language: "en" });
    expect(await readMessages(asha)).toEqual([
      [1, "नमस्ते"],
      [1, "<b>When?</b>"],
    ]);
    expect(await readMessages(ravi)).toEqual([]);
  });

  test("a message needs at least 2 characters", async () => {
    const learner = await newLearner(guest);
    for (const msg of ["", "a", "म"])
      await expect(chat.send(learner, { msg, language: "en" })).rejects.toMatchObject({
        code: "BAD_REQUEST",
        key: "chatTooShort",
      });
    await expect(chat.send(learner, { msg: "ok", language: "en" })).resolves.toMatchObject({ status: true });
  });

  test("a message sent twice under one key is stored once, and another learner's key gives no access", async () => {
    const [asha, ravi] = [await newLearner(guest), await newLearner(guest)];
    const key = randomUUID();
    await Promise.all([1, 2].map(() => chat.send(asha, { msg: "once", key, language: "en" })));
    await chat.send(ravi, { msg: "mine", key, language: "en" });
    expect([await readMessages(asha), await readMessages(ravi)]).toEqual([[[1, "once"]], [[1, "mine"]]]);
  });

  test("a second press on a slow form, which sends no key, is the same message; the same words later or after others are not", async () => {
    const asha = await newLearner(guest);
    const send = (seconds: number, msg: string) => chat.send(later(asha, seconds), { msg, language: "en" });
    const [first, second] = await Promise.all([send(0, "When is it?"), send(0, "When is it?")]);
    expect(second.data).toEqual(first.data);
    await send(60, "When is it?");
    expect(await readMessages(asha)).toEqual([[1, "When is it?"]]);
    await send(80, "And where?");
    await send(90, "When is it?");
    await send(300, "When is it?");
    expect((await readMessages(asha)).map(([, msg]) => msg)).toEqual([
      "When is it?",
      "And where?",
      "When is it?",
      "When is it?",
    ]);
  });

  test("staff see the waiting learners, longest wait first, and a reply counts as unread until it is seen", async () => {
    const [asha, ravi] = [await newLearner(guest, { firstName: "Asha" }), await newLearner(guest)];
    await chat.send(later(asha, 5), { msg: "first question", language: "en" });
    await chat.send(later(ravi, 6), { msg: "second question", language: "en" });
    await chat.send(later(asha, 7), { msg: "one more", language: "en" });
    const ours = async () =>
      (await listWaitingLearners(guest.db)).filter(({ email }) =>
        [learnerEmail(asha), learnerEmail(ravi)].includes(email),
      );
    expect((await ours()).map(({ email, messages }) => [email, messages])).toEqual([
      [learnerEmail(asha), ["first question", "one more"]],
      [learnerEmail(ravi), ["second question"]],
    ]);

    expect(await replyToLearner(later(guest, 8), ` ${learnerEmail(asha).toUpperCase()} `, " On Monday. ")).toBe(
      "answered",
    );
    expect((await ours()).map(({ email }) => email)).toEqual([learnerEmail(ravi)]);
    expect(await chat.messages(asha, {})).toMatchObject({
      unread: 1,
      data: [{ type: 1 }, { type: 1 }, { type: 2, msg: "On Monday." }],
    });
    await chat.seen(later(asha, 9), { language: "en" });
    expect(await chat.messages(asha, {})).toMatchObject({ unread: 0 });

    await chat.send(later(asha, 10), { msg: "and Tuesday?", language: "en" });
    expect((await ours()).find(({ email }) => email === learnerEmail(asha))?.messages).toEqual(["and Tuesday?"]);
  });

  test("a reply is announced by mail in the learner's language, without its text; a reply that cannot be stored sends no mail", async () => {
    const learner = await newLearner(guest, { firstName: "Asha", language: "hi" });
    const mails = () =>
      guest.db
        .selectFrom("outbox")
        .selectAll()
        .where("recipient", "=", learnerEmail(learner))
        .where("kind", "=", "coordinatorAnswered")
        .execute();
    await replyToLearner(guest, learnerEmail(learner), " ");
    expect(await mails()).toEqual([]);
    await replyToLearner(guest, learnerEmail(learner), "On Monday, after the deworming.");
    const [mail, ...more] = await mails();
    expect([mail?.language, more]).toEqual(["hi", []]);
    expect(JSON.parse(mail?.details ?? "")).toEqual({
      firstName: "Asha",
      link: "http://localhost:3000/help/assistant",
    });
  });

  test("staff get an error for an unknown learner and for an empty reply", async () => {
    const learner = await newLearner(guest);
    expect(await replyToLearner(guest, "nobody@example.org", "Hello")).toBe("unknownAddress");
    expect(await replyToLearner(guest, learnerEmail(learner), "  ")).toBe("empty");
  });

  test("every question of menu 0 has a canned answer under its id, and every published id still exists", async () => {
    const { data } = await chat.menu(guest, { id: 0, language: "en" });
    for (const { id } of data)
      expect((await chat.cannedAnswer(guest, { menuId: id, language: "en" })).message.length).toBeGreaterThan(20);
    // Apps store ids: a published id is never removed and never reused for another question.
    const published = [11, 12, 13, 21, 22, 23, 31, 32, 33, 41, 42, 43, 51, 52, 53];
    expect(data.map(({ id }) => id)).toEqual(expect.arrayContaining(published));
  });

  test("the menu can be read subject by subject, in the caller's language", async () => {
    const [subject] = publishedContent().chatbot;
    const { data } = await chat.menu({ ...guest, language: "hi" }, { id: 0, language: "hi" });
    expect(data.every((item) => /\p{Script=Devanagari}/u.test(item.question))).toBe(true);
    const below = await chat.menu(guest, { id: subject?.id ?? 0, language: "en" });
    expect(below.data.map((item) => item.subject)).toEqual(subject?.items.map(() => subject.question.en));
    expect(await chat.menu(guest, { id: below.data[0]?.id ?? 0, language: "en" })).toEqual({ status: true, data: [] });
    expect((await chat.cannedAnswer(guest, { menuId: subject?.id ?? 0, language: "en" })).message).toBe(
      "Choose a question.",
    );
    const portal = await chat.menu(guest, { id: 1, language: "en" });
    // A client that knows a subject which is part of another one now still gets its questions.
    expect(await chat.menu(guest, { id: 3, language: "en" })).toEqual(portal);
    for (const call of [
      chat.menu(guest, { id: 9999, language: "en" }),
      chat.cannedAnswer(guest, { menuId: 0, language: "en" }),
    ])
      await expect(call).rejects.toMatchObject({ code: "NOT_FOUND", key: "chatMenuUnknown" });
  });
});
