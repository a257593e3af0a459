import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { enoughWords } from "../../../lib/domain/testing/enough-words";
import { callApi, succeed } from "../../../testing/calls/call-api";
import {
  type Enrolled,
  findQuestion,
  newEnrolled,
  password,
  rightChoices,
  topics,
} from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";

const [first, second, third] = topics;
const clients = 8;

/** What the portal confirmed as saved: the last of each kind. */
type Saved = { learner: Enrolled; pages: number; answers: string[]; journal: string | null; quizzes: string[] };

/**
 * Learns until the portal is gone, and notes each write when its answer has come. A call that fails on the way was not
 * promised.
 */
async function learnUntilTheEnd(url: string, saved: Saved[], answered: () => void): Promise<void> {
  try {
    for (;;) {
      const notes: Saved = { learner: await newEnrolled(url), pages: 0, answers: [], journal: null, quizzes: [] };
      saved.push(notes);
      answered();
      await learnOneCourse(notes, answered);
    }
  } catch {
    // The portal was killed.
  }
}

async function learnOneCourse(notes: Saved, answered: () => void): Promise<void> {
  const { token, url } = notes.learner;
  for (const topic of [first, second, third]) {
    for (const page of topic.pages.keys()) {
      await succeed("POST", `/users/reading/${topic.id}`, { token, body: { page: page + 1 } }, url);
      if (topic === first) notes.pages = page + 1;
      answered();
    }
    const { questions } = (await succeed("GET", `/quiz/${topic.id}/attempt`, { token }, url)) as {
      questions: { id: string }[];
    };
    for (const { id } of questions) {
      const choices = rightChoices(findQuestion(topic, id));
      await succeed("POST", `/quiz/${topic.id}/answers`, { token, body: { questionId: id, choices } }, url);
      notes.answers.push(`${topic.id}/${id}`);
      answered();
    }
    notes.quizzes.push(topic.id);
  }
  for (let times = 1; times <= 5; times += 1) {
    const entry = enoughWords(`Entry ${times} about what I tried in my class.`, randomUUID());
    await succeed("POST", `/users/journal/${third.id}`, { token, body: { entry } }, url);
    notes.journal = entry;
    answered();
  }
}

/** What is missing of it in a portal. */
async function missingIn(url: string, { learner, pages, answers, journal, quizzes }: Saved): Promise<string[]> {
  const { username, eid } = learner;
  const missing: string[] = [];
  const login = await callApi("POST", "/users/login", { body: { username, password } }, url);
  if (login.status !== 200) return [`the account ${username}`];
  // The session of before counts too.
  const token = learner.token;
  if ((await callApi("POST", "/checkAuth", { token, body: {} }, url)).status !== 200)
    return [`the session of ${username}`];
  const { enrollment_info } = (await succeed(
    "POST",
    "/courses/modules/growing-up-healthy",
    { token, body: {} },
    url,
  )) as { enrollment_info: { id: string }[] };
  if (enrollment_info[0]?.id !== eid) return [`the enrollment of ${username}`];
  const readTopicInfo = async (topicId: string) =>
    (await callApi("POST", `/users/get-my-topic-info/${topicId}`, { token, body: {} }, url)).body.data as {
      primary_reading: number;
      reflective_journal: string | null;
      quiz: number | null;
    } | null;
  if (pages > 0 && ((await readTopicInfo(first.id))?.primary_reading ?? 0) < pages)
    missing.push(`page ${pages} of ${username}`);
  for (const topic of [first, second, third]) {
    const given = answers.filter((answer) => answer.startsWith(`${topic.id}/`));
    if (given.length === 0) continue;
    const attempt = (await callApi("GET", `/quiz/${topic.id}/attempt`, { token }, url)).body as {
      answers?: { questionId: string }[];
    };
    const stored = new Set(attempt.answers?.map((answer) => `${topic.id}/${answer.questionId}`));
    missing.push(
      ...given.filter((answer) => !stored.has(answer)).map((answer) => `the answer ${answer} of ${username}`),
    );
    if (quizzes.includes(topic.id) && (await readTopicInfo(topic.id))?.quiz !== 10)
      missing.push(`the result of ${topic.id} of ${username}`);
  }
  // A later entry may have been stored although its answer did not arrive any more.
  if (journal && ((await readTopicInfo(third.id))?.reflective_journal ?? "") < journal)
    missing.push(`the journal of ${username}`);
  return missing;
}

/** Lets learners learn, and kills the portal after so many answers, while others are on their way. */
async function killAfter(count: number, portal: Portal): Promise<Saved[]> {
  const saved: Saved[] = [];
  let left = count;
  let reached: () => void = () => undefined;
  const enough = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const answered = () => {
    left -= 1;
    if (left === 0) reached();
  };
  const learning = Promise.all(Array.from({ length: clients }, () => learnUntilTheEnd(portal.url, saved, answered)));
  await Promise.race([enough, learning]);
  expect(left, "the learners gave up before the portal was killed").toBeLessThanOrEqual(0);
  await portal.kill();
  await learning;
  return saved;
}

test("nothing that was answered as saved is lost when the portal is killed, three times over", async () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-durability-"));
  let portal = await startPortal({ PORTAL_DATA_DIR: dataDir, TESTS_WITHOUT_WAITING: "1" });
  try {
    for (let round = 1; round <= 3; round += 1) {
      const saved = await killAfter(100 + Math.floor(Math.random() * 200), portal);
      portal = await startPortal({ PORTAL_DATA_DIR: dataDir, TESTS_WITHOUT_WAITING: "1" });
      const missing = await Promise.all(saved.map((each) => missingIn(portal.url, each)));
      expect(saved.length).toBeGreaterThanOrEqual(clients);
      expect(missing.flat()).toEqual([]);
    }
  } finally {
    await portal.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
});
