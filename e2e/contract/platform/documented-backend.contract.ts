import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { translatorFor } from "../../../lib/platform/i18n/messages";
import { callApi, readCookies, succeed } from "../../../testing/calls/call-api";
import {
  completeTopic,
  content,
  courseId,
  makeRegistration,
  newAddress,
  newEnrolled,
  password,
  topics,
} from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";
import { isDocumented } from "../support/documented-calls";

// A portal before a server that has the documented calls and nothing else.

const forum = content.discussions[0]?.slug ?? "";
const discussed = topics.find(({ discussion }) => discussion) ?? topics[0];
const written = "We tried this in class last week.";

const folders: string[] = [];
let embedded: Portal;
let portal: Portal;
let cookie = "";
let token = "";
/** A learner who has commented, at the portal and at the embedded backend's own pages. */
const commenter = { there: { url: "", cookie: "" }, embedded: { url: "", cookie: "" } };
let isSentBack = false;
const backend = http.createServer(async (request, response) => {
  const { method = "", url = "" } = request;
  const body = Buffer.concat(await Array.fromAsync(request));
  if (!isDocumented(method, url))
    return response.writeHead(404, { "content-type": "application/json" }).end('{"message":"Not found"}');
  const headers = { ...(request.headers as Record<string, string>) };
  for (const name of ["host", "connection", "content-length", "transfer-encoding", "accept-encoding"])
    delete headers[name];
  const answer = await fetch(embedded.url + url, { method, headers, body: body.length > 0 ? body : undefined });
  const text = await answer.text();
  response
    .writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" })
    .end(changed(url, text));
});

function changed(url: string, text: string): string {
  if (/^\/api\/quiz\/[^/]+(?:\?|$)/.test(url)) return withoutIds(text);
  if (isSentBack && url.startsWith("/api/courses/modules/")) return sentBack(text);
  return text;
}

/** The work of a course that a reviewer has returned. */
function sentBack(course: string): string {
  const answer = JSON.parse(course);
  const review = { review: "returned", review_note: "Look at the third page again." };
  const add = (each: object) => ({ ...each, ...review });
  return JSON.stringify({
    ...answer,
    enrollment_info: answer.enrollment_info.map(add),
    module_resources: answer.module_resources.map(add),
  });
}

/** Documented questions and options have no ids. */
function withoutIds(questions: string): string {
  return JSON.stringify(JSON.parse(questions), (key, value) => (key === "id" ? undefined : value));
}

function folder(): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-plain-"));
  folders.push(made);
  return made;
}

beforeAll(async () => {
  embedded = await startPortal({ PORTAL_DATA_DIR: folder(), QUIZ_KEYS_IN_BROWSER: "1", TESTS_WITHOUT_WAITING: "1" });
  await new Promise<void>((listening) => backend.listen(0, "localhost", listening));
  const { port } = backend.address() as AddressInfo;
  // The time limit has its own tests (silent-upstream); a slow machine must not reach it here.
  portal = await startPortal({
    PORTAL_DATA_DIR: folder(),
    PORTAL_UPSTREAM_URL: `http://localhost:${port}`,
    PORTAL_UPSTREAM_TIMEOUT_MS: "60000",
  });
  const registered = await callApi("POST", "/users/register", { body: makeRegistration(newAddress()) }, portal.url);
  token = String(registered.body.token);
  cookie = readCookies(registered);
  expect((await post("/api/courses/enroll", { id: courseId, name: "Growing up healthy", language: "en" })).status).toBe(
    200,
  );
  const learner = await newEnrolled(embedded.url);
  for (const topic of topics.slice(0, topics.indexOf(discussed))) await completeTopic(learner, topic);
  const comment = { token: learner.token, body: { comment: written, topicId: discussed.id } };
  await succeed("POST", `/users/update-discussion_comments/${discussed.id}`, comment, embedded.url);
  await succeed("POST", `/discussions/${forum}/comments`, comment, embedded.url);
  commenter.there = await signedIn(learner.username, portal.url);
  commenter.embedded = await signedIn(learner.username, embedded.url);
});
afterAll(async () => {
  await portal.stop();
  backend.close();
  await embedded.stop();
  for (const made of folders) fs.rmSync(made, { recursive: true, force: true });
});

async function signedIn(username: string, url: string) {
  return { url, cookie: readCookies(await callApi("POST", "/users/login", { body: { username, password } }, url)) };
}

const post = (address: string, body: unknown) =>
  fetch(portal.url + address, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });

async function page(address: string, at = { url: portal.url, cookie }): Promise<{ status: number; html: string }> {
  const answer = await fetch(at.url + address, { headers: { cookie: at.cookie }, redirect: "manual" });
  return { status: answer.status, html: await answer.text() };
}

const call = async (method: string, address: string, body?: unknown) =>
  (await callApi(method, address, { token, body }, portal.url)).body;
const [first, second] = topics;
const ofTopic = (section: string) => `/course/module/${first.id}/${section}`;

test.each([
  "/",
  "/courses",
  `/info/course/${courseId}`,
  "/bihar",
  "/topic",
  "/article",
  "/discussions",
  "/reset-password",
  "/grievance",
  "/handouts/helplines",
  "/dashboard",
  `/my-courses/${courseId}`,
  "/profile",
  "/usr/UpdateInfo",
  "/settings",
  "/account/delete",
  `/view/course/${courseId}`,
  `/view/course/${courseId}?tab=discussions`,
  `/survey/course/${courseId}`,
  `/course/unenroll/${courseId}`,
  ofTopic("primary/1"),
  ofTopic("quiz"),
  "/search?query=iron",
])("%s is shown", async (address) => {
  const { status, html } = await page(address);
  expect(status).toBe(200);
  expect(html).toMatch(/<h1[^>]*>[^<]/);
});

test("what has no documented call is left out: the list of devices, the consents, the journal", async () => {
  const { html } = await page("/settings");
  expect(html).toContain('id="password"');
  expect(html).not.toMatch(/id="(?:devices|my-data)"/);
  const withJournal = topics.find(({ journal }) => journal)?.id;
  const embeddedTopic = await callApi("GET", `/courses/topic/${withJournal}?language=en`, {}, embedded.url);
  expect(embeddedTopic.body.reflective_journal).toEqual(expect.any(String));
  expect((await call("GET", `/courses/topic/${withJournal}?language=en`)).reflective_journal).toBeNull();
});

const discussion = `/course/module/${discussed.id}/discussion`;

/** The addresses of this learner's pages, and what the embedded backend's have that no documented call can do. */
const leftOut: [string, string, string][] = [
  ["reporting a comment of the forum", `/discussions/view/${forum}`, "/discussions/report/"],
  ["deleting a comment of a module", discussion, "?delete="],
  ["counting the progress again", `/view/course/${courseId}?why=open`, translatorFor("en", "learning")("recount")],
  ["what to try in class", "/dashboard", 'id="classroom"'],
  ["changing the picture", "/profile", 'type="file"'],
  ["the figures of a campaign's state", "/bihar", 'id="state-figures"'],
  ["the form for a complaint", "/grievance", 'name="message"'],
];

test.each(leftOut)(
  "%s is left out before a backend without the call, in both languages, and is there before the embedded one",
  async (_, address, part) => {
    expect((await page(address, commenter.embedded)).html).toContain(part);
    const before = address + (address.includes("?") ? "&" : "?");
    for (const language of ["en", "hi"] as const) {
      const { status, html } = await page(`${before}language=${language}`, commenter.there);
      expect(status).toBe(200);
      expect(html).toContain(`lang="${language}"`);
      expect(html).not.toContain(part);
      expect(html).not.toContain(translatorFor(language, "learning")("recount"));
    }
  },
);

test("what a backend with the documented calls does take is still offered: deleting a comment of the forum, writing to the officer", async () => {
  expect((await page(`/discussions/view/${forum}/comment`, commenter.there)).html).toContain("?delete=");
  expect((await page("/grievance")).html).toContain("mailto:");
  expect((await page(discussion, commenter.there)).html).toContain(written);
  expect((await page("/discussions/report/1", commenter.there)).status).toBe(404);
});

test.each(["en", "hi"] as const)(
  "work that was sent back shows its note, without the button to ask again (%s)",
  async (language) => {
    const t = translatorFor(language, "learning");
    isSentBack = true;
    const { html } = await page(`/view/course/${courseId}?why=open&language=${language}`, commenter.there);
    isSentBack = false;
    expect(html).toContain("Look at the third page again.");
    expect(html).toContain(t("reviewReturnedLessons"));
    expect(html).toContain(t("whyReturnedNote"));
    for (const text of [t("sendForReview"), t("reviewReturnedLead"), t("whySeeRequest")])
      expect(html).not.toContain(text);
  },
);

test("the search finds pages by their titles, in the language of the page", async () => {
  const { html } = await page("/search?query=haemoglobin");
  expect(html).toContain("/topic/nutrition/");
  expect((await page("/search?query=zzzzqqq")).status).toBe(200);
  expect((await page("/search?query=हीमोग्लोबिन&language=hi")).html).toContain("/topic/nutrition/");
});

type Questions = { id: string; options: { id: string; correct: boolean | null }[]; feedback: string | null }[];
type Attempt = { number: number; finished: boolean; passed: boolean | null; percent: number | null };

async function answerAll(isRight: boolean): Promise<Attempt> {
  const key = (await call("GET", `/quiz/${first.id}?language=en`)) as unknown as Questions;
  let attempt: Attempt | undefined;
  for (const [index, { options }] of key.entries()) {
    const choices = options.flatMap(({ correct }, place) => (correct === isRight ? [String(place + 1)] : []));
    const answer = await call("POST", `/quiz/${first.id}/answers`, {
      questionId: String(index + 1),
      choices,
      language: "en",
    });
    // The feedback names the right options, so it comes with a right answer only (rule: quiz.key-after-pass).
    const feedback = isRight ? expect.any(String) : null;
    expect(answer).toMatchObject({ status: true, correct: isRight, question: { feedback } });
    attempt = answer.attempt as Attempt;
  }
  return attempt as Attempt;
}

const isComplete = async () =>
  (await call("POST", `/users/get-my-topic-info/${first.id}`, { course: courseId })).data as {
    quiz_done: boolean;
    status: string;
  };

test("a quiz is graded by the documented key, which a page gets only with the answer; a pass reaches the backend and opens the next topic", async () => {
  expect((await page(`/course/module/${second.id}/primary/1`)).status).toBe(403);
  for (const number of first.pages.keys()) expect((await page(ofTopic(`primary/${number + 1}`))).status).toBe(200);

  const { questions } = (await call("GET", `/quiz/${first.id}/attempt?language=en`)) as unknown as {
    questions: Questions;
  };
  expect(questions.length).toBe(first.quizShown);
  expect(
    questions
      .flatMap(({ feedback, options }) => [feedback, ...options.map(({ correct }) => correct)])
      .filter((each) => each !== null),
  ).toEqual([]);

  expect(await answerAll(false)).toMatchObject({ number: 1, finished: true, passed: false, percent: 0 });
  expect((await isComplete()).quiz_done).toBe(false);
  expect(await call("POST", `/quiz/${first.id}/attempts`, { language: "en" })).toMatchObject({
    number: 2,
    finished: false,
  });
  expect(await answerAll(true)).toMatchObject({ number: 2, finished: true, passed: true, percent: 100 });
  expect(await isComplete()).toMatchObject({ quiz_done: true });
  expect((await page(ofTopic("quiz?step=results"))).status).toBe(200);
});

test("a learner who logs out is a guest again", async () => {
  const form = {
    method: "POST",
    headers: { cookie, origin: portal.url, "sec-fetch-site": "same-origin" },
    redirect: "manual",
  } as const;
  const answer = await fetch(`${portal.url}/logout`, form);
  expect(answer.status).toBeLessThan(400);
  expect(answer.headers.getSetCookie().join()).toMatch(/session=;|Max-Age=0/);
});
