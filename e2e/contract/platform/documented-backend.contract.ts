import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Portal, startPortal } from "../../../scripts/testing/portal";
import { callApi } from "../support/call-api";
import { isDocumented } from "../support/documented-calls";
import { courseId, newAddress, registrationOf, topics } from "../support/learners";

// A portal before a server that has the documented calls and nothing else.

const folders: string[] = [];
let embedded: Portal;
let portal: Portal;
let cookie = "";
let token = "";
const backend = http.createServer(async (request, response) => {
  const { method = "", url = "" } = request;
  const body = Buffer.concat(await Array.fromAsync(request));
  if (!isDocumented(method, url)) return response.writeHead(404, { "content-type": "application/json" }).end('{"message":"Not found"}');
  const headers = { ...(request.headers as Record<string, string>) };
  for (const name of ["host", "connection", "content-length", "transfer-encoding", "accept-encoding"]) delete headers[name];
  const answer = await fetch(embedded.url + url, { method, headers, body: body.length > 0 ? body : undefined });
  const text = await answer.text();
  response
    .writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "" })
    .end(/^\/api\/quiz\/[^/]+(?:\?|$)/.test(url) ? withoutIds(text) : text);
});

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
  portal = await startPortal({ PORTAL_DATA_DIR: folder(), PORTAL_UPSTREAM_URL: `http://localhost:${port}`, PORTAL_UPSTREAM_TIMEOUT_MS: "60000" });
  const registered = await post("/api/users/register", registrationOf(newAddress()));
  ({ token } = (await registered.json()) as { token: string });
  cookie = registered.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  expect((await post("/api/courses/enroll", { id: courseId, name: "Growing up healthy", language: "en" })).status).toBe(200);
}, 120_000);
afterAll(async () => {
  await portal.stop();
  backend.close();
  await embedded.stop();
  for (const made of folders) fs.rmSync(made, { recursive: true, force: true });
});

const post = (address: string, body: unknown) =>
  fetch(portal.url + address, { method: "POST", headers: { "content-type": "application/json", cookie }, body: JSON.stringify(body) });

async function page(address: string): Promise<{ status: number; html: string }> {
  const answer = await fetch(portal.url + address, { headers: { cookie }, redirect: "manual" });
  return { status: answer.status, html: await answer.text() };
}

const call = async (method: string, address: string, body?: unknown) => (await callApi(method, address, { token, body }, portal.url)).body;
const [first, second] = topics;
const ofTopic = (section: string) => `/course/module/${first.id}/${section}`;

test.each([
  ...["/", "/courses", `/info/course/${courseId}`, "/bihar", "/topic", "/article", "/discussions", "/reset-password", "/grievance", "/handouts/helplines"],
  ...["/dashboard", `/my-courses/${courseId}`, "/profile", "/usr/UpdateInfo", "/settings", "/account/delete"],
  ...[`/view/course/${courseId}`, `/view/course/${courseId}?tab=discussions`, `/survey/course/${courseId}`, `/course/unenroll/${courseId}`],
  ...[ofTopic("primary/1"), ofTopic("quiz"), "/search?query=iron"],
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
    const answer = await call("POST", `/quiz/${first.id}/answers`, { questionId: String(index + 1), choices, language: "en" });
    expect(answer).toMatchObject({ status: true, correct: isRight, question: { feedback: expect.any(String) } });
    attempt = answer.attempt as Attempt;
  }
  return attempt as Attempt;
}

const isComplete = async () =>
  (await call("POST", `/users/get-my-topic-info/${first.id}`, { course: courseId })).data as { quiz_done: boolean; status: string };

test("a quiz is graded by the documented key, which a page gets only with the answer; a pass reaches the backend and opens the next topic", async () => {
  expect((await page(`/course/module/${second.id}/primary/1`)).status).toBe(403);
  for (const number of first.pages.keys()) expect((await page(ofTopic(`primary/${number + 1}`))).status).toBe(200);

  const { questions } = (await call("GET", `/quiz/${first.id}/attempt?language=en`)) as unknown as { questions: Questions };
  expect(questions.length).toBe(first.quiz.length);
  expect(questions.flatMap(({ feedback, options }) => [feedback, ...options.map(({ correct }) => correct)]).filter((each) => each !== null)).toEqual([]);

  expect(await answerAll(false)).toMatchObject({ number: 1, finished: true, passed: false, percent: 0 });
  expect((await isComplete()).quiz_done).toBe(false);
  expect(await call("POST", `/quiz/${first.id}/attempts`, { language: "en" })).toMatchObject({ number: 2, finished: false });
  expect(await answerAll(true)).toMatchObject({ number: 2, finished: true, passed: true, percent: 100 });
  expect(await isComplete()).toMatchObject({ quiz_done: true });
  expect((await page(ofTopic("quiz?step=results"))).status).toBe(200);
});

test("who logs out is a guest again", async () => {
  const form = { method: "POST", headers: { cookie, origin: portal.url, "sec-fetch-site": "same-origin" }, redirect: "manual" } as const;
  const answer = await fetch(`${portal.url}/logout`, form);
  expect(answer.status).toBeLessThan(400);
  expect(answer.headers.getSetCookie().join()).toMatch(/session=;|Max-Age=0/);
});
