import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Topic } from "../../../platform/content";
import { dialects } from "../../../platform/db/testing/fresh-database";
import type { CallContext } from "../../call";
import { courses } from "../../courses";
import { enoughWords } from "../../testing/enough-words";
import { onFreshPortal } from "../../testing/fresh-portal";
import { allTopics, completeTopic, courseId, firstTopics, journalEntry, newEnrolled } from "../../testing/learners";
import { learning } from "..";
import { isSameText } from "./journal";

const [first, second, third] = firstTopics();
const language = "en" as const;
const later = (context: CallContext, seconds: number): CallContext => ({
  ...context,
  now: new Date(context.now.getTime() + seconds * 1000),
});

describe.each(dialects)("on %s", (dialect) => {
  let guest: CallContext;
  onFreshPortal(dialect, (context) => {
    guest = context;
  });

  /** A learner who has reached the first journal of the course. */
  async function atJournal(): Promise<CallContext> {
    const { learner } = await newEnrolled(guest);
    for (const topic of [first, second]) await completeTopic(learner, topic);
    return learner;
  }
  const page = async (context: CallContext, topic: Topic) =>
    (await learning.readJournal(context, { topicId: topic.id, language })).journal;
  const draft = (context: CallContext, topic: Topic, entry: string) =>
    learning.saveJournalDraft(context, { topicId: topic.id, entry, language });
  const submit = (context: CallContext, topic: Topic, entry: string) =>
    learning.writeJournal(context, { topicId: topic.id, entry, language });

  /** The same learner with other content: the first topic has a journal too. */
  function withJournals(learner: CallContext): CallContext {
    const { content } = learner;
    const topic = { ...first, journal: third.journal };
    return { ...learner, content: { ...content, topicById: new Map(content.topicById).set(first.id, topic) } };
  }

  test("a draft is stored as typed, replaced by the next one, and completes nothing", async () => {
    const learner = await atJournal();
    await draft(learner, third, " First thou");
    await draft(later(learner, 1), third, " First thoughts\n");
    expect(await page(learner, third)).toMatchObject({
      entry: null,
      draft: " First thoughts\n",
      draft_saved_at: later(learner, 1).now.toISOString(),
    });
    expect((await learning.readJournal(learner, { topicId: third.id, language })).data).toBeNull();
  });

  test("submitting stores the entry and deletes the draft; a change stores the previous version", async () => {
    const learner = await atJournal();
    await draft(learner, third, "Mine");
    await submit(later(learner, 1), third, enoughWords("Mine, in full, as I thought it."));
    expect(await page(learner, third)).toMatchObject({
      entry: enoughWords("Mine, in full, as I thought it."),
      draft: null,
      versions: [],
    });
    await submit(later(learner, 2), third, enoughWords("Mine, in full, as I thought it."));
    await submit(later(learner, 3), third, enoughWords("Changed after a talk with Meena."));
    expect(await page(learner, third)).toMatchObject({
      entry: enoughWords("Changed after a talk with Meena."),
      versions: [
        { entry: enoughWords("Mine, in full, as I thought it."), saved_at: later(learner, 1).now.toISOString() },
      ],
    });
  });

  test("of the same text sent at the same moment in two topics, or by two learners, one is stored", async () => {
    const [learner, other] = [await atJournal(), await atJournal()];
    const both = withJournals(learner);
    for (let round = 0; round < 5; round++) {
      const text = (name: string) =>
        enoughWords("The same words, twice.", `${name} ${round} ${learner.learner?.accountId}`);
      const pairs = [
        () => [submit(both, first, text("one")), submit(both, third, text("one"))],
        () => [submit(learner, third, text("two")), submit(other, third, text("two"))],
      ];
      for (const send of pairs)
        expect((await Promise.allSettled(send())).map(({ status }) => status).sort()).toEqual([
          "fulfilled",
          "rejected",
        ]);
    }
  });

  test("an entry with another full stop is the same entry: it keeps its time, and no version is stored", async () => {
    const learner = await atJournal();
    const entry = enoughWords("Mine, as I thought it.", learner.learner?.accountId);
    await submit(learner, third, entry);
    await submit(later(learner, 60), third, `${entry} .`);
    expect(await page(learner, third)).toMatchObject({
      entry: `${entry} .`,
      saved_at: learner.now.toISOString(),
      versions: [],
    });
    await submit(later(learner, 90), third, `${entry} And more.`);
    expect(await page(learner, third)).toMatchObject({ saved_at: later(learner, 90).now.toISOString() });
  });

  test("a draft equal to the entry is not stored", async () => {
    const learner = await atJournal();
    await submit(learner, third, enoughWords("Said to my class 8 on Monday."));
    expect(await draft(learner, third, "Said, and")).toMatchObject({ draft: true });
    expect(await draft(learner, third, `${enoughWords("Said to my class 8 on Monday.")} `)).toMatchObject({
      draft: false,
    });
    expect(await page(learner, third)).toMatchObject({
      entry: enoughWords("Said to my class 8 on Monday."),
      draft: null,
    });
    expect(await draft(learner, third, "")).toMatchObject({ draft: true });
  });

  test("the latest ten versions are stored", async () => {
    const learner = await atJournal();
    for (let number = 0; number <= 12; number += 1)
      await submit(later(learner, number), third, enoughWords(`Version number ${number} of my thoughts`));
    const { entry, versions } = await page(learner, third);
    expect([entry, versions.length, versions[0]?.entry, versions.at(-1)?.entry]).toEqual([
      enoughWords("Version number 12 of my thoughts"),
      10,
      enoughWords("Version number 11 of my thoughts"),
      enoughWords("Version number 2 of my thoughts"),
    ]);
  });

  test("entries of other topics of the course are shown, other learners' entries never", async () => {
    const [learner, other] = [await atJournal(), await atJournal()];
    const journals = allTopics(guest.content).filter((topic) => topic.journal);
    const next = journals[1] as Topic;
    for (const topic of allTopics(guest.content).slice(2, allTopics(guest.content).indexOf(next)))
      await completeTopic(learner, topic);
    await submit(other, third, enoughWords("Not yours, but somebody else's."));
    const { others } = await page(learner, next);
    expect(others).toEqual([
      {
        topic_id: third.id,
        topic_name: third.name.en,
        entry: journalEntry(third.id, learner.learner?.accountId),
        saved_at: expect.any(String),
      },
    ]);
  });

  test("an entry needs words of its own in either script; what is missing is said in numbers, and the text stays as the draft", async () => {
    const learner = await atJournal();
    await draft(learner, third, "So.");
    const question = (third.journal?.en ?? "").replace(/<[^>]*>/g, " ");
    for (const [entry, key, found, needed] of [
      [".", "wordsMissing", 0, 15],
      ["12345678901234567890", "wordsMissing", 0, 15],
      ["k k k k", "wordsMissing", 4, 15],
      ["बहुत अच्छा", "wordsMissing", 2, 15],
      ["बहुत अच्छा ".repeat(30), "wordsRepeated", 2, 10],
      [`${"aa".repeat(20)} `.repeat(20), "wordsRepeated", 0, 10],
      [question, "wordsOfPrompt", 0, 6],
    ] as const)
      await expect(submit(learner, third, entry)).rejects.toMatchObject({
        code: "BAD_REQUEST",
        key,
        details: { values: { found, needed } },
      });
    expect(await page(learner, third)).toMatchObject({ entry: null, draft: "So." });
    const enough = "मैं चौदह की थी, सबके सामने डाँट पड़ी और रोना आ गया। सोमवार को मैं गुस्से वाले छात्र से अकेले में पूछूँगी।";
    await submit(learner, third, enough);
    expect(await page(learner, third)).toMatchObject({ entry: enough });
  });

  test("a text pasted from the pages of the lesson is rejected in both languages", async () => {
    const learner = await atJournal();
    for (const html of third.pages.flatMap((each) => Object.values(each.html))) {
      const pasted = html.replace(/<[^>]*>/g, " ").slice(0, 900);
      await expect(submit(learner, third, pasted)).rejects.toMatchObject({ code: "BAD_REQUEST", key: "wordsOfLesson" });
    }
  });

  test("somebody else's text is rejected in any order and typography, without saying whose; one's own may return", async () => {
    const [writer, copier] = [await atJournal(), await atJournal()];
    const text = enoughWords("I cried behind the school wall and nobody asked me why.");
    await submit(writer, third, text);
    const turned = text.split(" ").reverse().join(" \u200b").toUpperCase();
    for (const copy of [text, turned, `${text} ${text}`, `${text} Really.`, text.replace("cried", "wept")]) {
      const refused = submit(copier, third, copy);
      await expect(refused).rejects.toMatchObject({ code: "CONFLICT", key: "wordsOfAnother" });
      await expect(refused).rejects.toMatchObject({ details: {} });
    }
    // An entry of the release before has no parts.
    const none = { essence: null, part_1: null, part_2: null, part_3: null };
    await guest.db.updateTable("journal_entries").set(none).execute();
    await expect(submit(copier, third, `${text} Really.`)).rejects.toMatchObject({ key: "wordsOfAnother" });
    expect(await page(copier, third)).toMatchObject({ entry: null });
    await submit(later(writer, 5), third, turned);
    await learning.unenroll(writer, { id: courseId, feedback: "No time", language });
    await courses.enroll(writer, { id: courseId });
    for (const topic of [first, second]) await completeTopic(writer, topic);
    await submit(later(writer, 9), third, text);
  });

  test("the same text in another topic is rejected in any typography; changing the own entry is allowed", async () => {
    const learner = await atJournal();
    const journals = allTopics(guest.content).filter((topic) => topic.journal);
    const next = journals[1] as Topic;
    for (const topic of allTopics(guest.content).slice(2, allTopics(guest.content).indexOf(next)))
      await completeTopic(learner, topic);
    const same = { code: "CONFLICT", key: "journalSame", details: { values: { topic: third.name.en } } };
    await draft(learner, next, "My draft");
    await expect(submit(learner, next, journalEntry(third.id, learner.learner?.accountId))).rejects.toMatchObject(same);
    await expect(
      submit(
        learner,
        next,
        `  ${journalEntry(third.id, learner.learner?.accountId).toUpperCase().replaceAll(" ", "\n\n")} !!!`,
      ),
    ).rejects.toMatchObject(same);
    expect(await page(learner, next)).toMatchObject({ entry: null, draft: "My draft" });
    await submit(learner, next, `${journalEntry(third.id, learner.learner?.accountId)} And here.`);
    await submit(learner, third, journalEntry(third.id, learner.learner?.accountId));
  });

  test("a topic without a journal returns an error, and so does a locked one", async () => {
    const { learner } = await newEnrolled(guest);
    await expect(draft(learner, third, "x")).rejects.toMatchObject({ code: "FORBIDDEN", key: "topicLocked" });
    await expect(page(learner, third)).rejects.toMatchObject({ code: "FORBIDDEN", key: "topicLocked" });
    await expect(draft(learner, first, "x")).rejects.toMatchObject({ code: "NOT_FOUND", key: "journalUnknown" });
  });
});

test("the same text is recognised despite other punctuation, spaces and capitals", () => {
  const sign = fc.constantFrom(" ", ".", "\n", "!", "—", "\u200b");
  fc.assert(
    fc.property(fc.array(sign), fc.array(sign), (before, after) => {
      expect(
        isSameText("Mera din अच्छा था", `${before.join("")}mera DIN ${after.join("")}अच्छा था${after.join("")}`),
      ).toBe(true);
    }),
  );
  expect(isSameText("What I tried in class 7", "What I tried in class 8")).toBe(false);
  expect(isSameText("किताब", "कताब")).toBe(false);
});
