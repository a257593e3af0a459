import { beforeAll, describe, expect, test } from "vitest";
import { enoughWords } from "../../../lib/domain/testing/enough-words";
import { callApi, errorBody, succeed } from "../../../testing/calls/call-api";
import {
  answerQuiz,
  completeTopic,
  type NewLearner,
  newEnrolled,
  newLearner,
  readTopic,
  topics,
} from "../../../testing/people/learners";

const [first, second, third] = topics;
const path = `/users/journal/${third.id}`;
const draftPath = `/users/journal-draft/${third.id}`;

type Page = {
  entry: string | null;
  draft: string | null;
  versions: { entry: string }[];
  others: { topic_id: string }[];
};
const readPage = async ({ token }: NewLearner, language = "en") =>
  (await succeed("GET", `${path}?language=${language}`, { token })).journal as Page;
const draft = ({ token }: NewLearner, entry: unknown) => callApi("PUT", draftPath, { token, body: { entry } });

/** As far as the first journal of the course. */
async function atJournal(): Promise<NewLearner> {
  const learner = await newEnrolled();
  for (const topic of [first, second]) await completeTopic(learner, topic);
  return learner;
}

describe("a draft of a journal", () => {
  let learner: NewLearner;
  beforeAll(async () => {
    learner = await atJournal();
  });

  test("is stored as typed, in either language, and another device finds it", async () => {
    expect((await draft(learner, "कक्षा में ")).body).toMatchObject({
      status: true,
      draft: true,
      saved_at: expect.any(String),
    });
    expect(await readPage(learner, "en")).toMatchObject({ entry: null, draft: "कक्षा में " });
    expect(await readPage(learner, "hi")).toMatchObject({ entry: null, draft: "कक्षा में " });
  });

  test("ends with submitting, and an edit stores the earlier version", async () => {
    const earlier = enoughWords("I will ask about it in class.", learner._id);
    const later = enoughWords("I will ask about it in class, on Monday.", learner._id);
    for (const entry of [earlier, later]) await succeed("POST", path, { token: learner.token, body: { entry } });
    expect(await readPage(learner)).toMatchObject({
      entry: later,
      draft: null,
      versions: [{ entry: earlier }],
    });
    expect((await draft(learner, later)).body).toMatchObject({ draft: false });
  });

  test("is rejected where it is too long or no text", async () => {
    for (const entry of ["x".repeat(10_001), 7, null]) {
      const answer = await draft(learner, entry);
      expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining("entry")]);
    }
  });

  test("needs an enrollment and an open topic, and each learner has their own", async () => {
    const [stranger, beginner, other] = await Promise.all([newLearner(), newEnrolled(), atJournal()]);
    for (const [caller, message] of [
      [stranger, "You are not enrolled in this course."],
      [beginner, "This module is locked"],
    ] as const) {
      for (const answer of [await draft(caller, "x"), await callApi("GET", path, { token: caller.token })])
        expect([answer.status, answer.body]).toEqual([403, expect.objectContaining(errorBody(message, "FORBIDDEN"))]);
    }
    expect(await readPage(other)).toMatchObject({ entry: null, draft: null, versions: [], others: [] });
    expect(
      (await callApi("PUT", `/users/journal-draft/${first.id}`, { token: other.token, body: { entry: "x" } })).status,
    ).toBe(404);
  });
});

test("an entry of too few words, and the same text in another topic, are rejected with what to do; what was typed stays a draft", async () => {
  const learner = await atJournal();
  await draft(learner, "Good.");
  const short = await callApi("POST", path, { token: learner.token, body: { entry: "Good." } });
  expect([short.status, short.body]).toEqual([
    400,
    expect.objectContaining(errorBody("Please write a little more: 1 of 15 words so far.", "BAD_REQUEST")),
  ]);
  const hindi = await callApi("POST", path, { token: learner.token, body: { entry: ".", language: "hi" } });
  expect(hindi.body.message).toBe("थोड़ा और लिखें: अभी 15 में से 0 शब्द हुए हैं।");
  expect(await readPage(learner)).toMatchObject({ entry: null, draft: "Good." });
  const text = enoughWords("On Monday I will ask what they know.", learner._id);
  await answerQuiz(learner, third);
  await readTopic(learner, third);
  await succeed("POST", path, { token: learner.token, body: { entry: text } });
  const next = topics.slice(3).find((topic) => topic.journal);
  if (!next) throw new Error("The course has one journal only");
  for (const topic of topics.slice(3, topics.indexOf(next))) await completeTopic(learner, topic);
  const same = await callApi("POST", `/users/journal/${next.id}`, {
    token: learner.token,
    body: { entry: `  ${text.toUpperCase()}!! ` },
  });
  expect([same.status, same.body]).toEqual([
    409,
    expect.objectContaining(
      errorBody(
        `You have written the same text in “${third.name.en}”. Please write here what you learnt from this topic.`,
        "CONFLICT",
      ),
    ),
  ]);
});
