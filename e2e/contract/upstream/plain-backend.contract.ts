import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callApi, readCookies } from "../../../testing/calls/call-api";
import { makeRegistration, newAddress } from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";
import { topicIds } from "../support/plain-backend/courses";
import { documentedResponses, undocumentedIn } from "../support/plain-backend/documented-fields";
import { refused } from "../support/plain-backend/plain-call";
import { articleSlug, forumSlug, issue } from "../support/plain-backend/public";
import { type PlainBackend, plainResponses, startPlainBackend } from "../support/plain-backend/server";

// A portal before a server that sends the documented fields of the documented calls and nothing else.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-test-plain-"));
const course = "growing-up-healthy";
let backend: PlainBackend;
let portal: Portal;
let learner = { cookie: "", token: "", username: "" };

beforeAll(async () => {
  backend = await startPlainBackend();
  portal = await startPortal({
    PORTAL_DATA_DIR: folder,
    PORTAL_UPSTREAM_URL: backend.url,
    PORTAL_UPSTREAM_TIMEOUT_MS: "60000",
  });
  learner = await register();
  expect(
    (await call("POST", "/courses/enroll", { id: course, name: "Growing up healthy", language: "en" })).status,
  ).toBe(200);
});
afterAll(async () => {
  await portal.stop();
  backend.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

async function register() {
  const username = newAddress();
  const answer = await callApi("POST", "/users/register", { body: makeRegistration(username) }, portal.url);
  expect(answer.status, answer.text).toBe(200);
  return { cookie: readCookies(answer), token: String(answer.body.token), username };
}

const call = (method: string, address: string, body?: unknown) =>
  callApi(method, address, { token: learner.token, body }, portal.url);

async function page(address: string, language: "en" | "hi", cookie = learner.cookie) {
  const [bare = "", query] = address.split("?");
  const answer = await fetch(`${portal.url}${bare}?${query ? `${query}&` : ""}language=${language}`, {
    headers: { cookie },
    redirect: "manual",
  });
  return { status: answer.status, html: await answer.text(), location: answer.headers.get("location") };
}

const guestPages = [
  "/",
  "/login",
  "/register",
  "/reset-password",
  "/about-us",
  "/contact-us",
  "/terms-and-condition",
  "/privacy-policy",
  "/cookie-policy",
  "/accessibility",
  "/school-health-program",
  "/how-it-works",
  "/media",
  "/hclf",
  "/online-demo/bihar",
  "/grievance",
  "/handouts/helplines",
  "/class-plans/my-changing-body",
  "/certdemo",
  "/discussions",
  "/discussions/p/1",
  `/discussions/view/${forumSlug}`,
  `/discussions/view/${forumSlug}/comment`,
  `/course_discussions/view/${topicIds[0]}`,
  "/topic",
  `/topic/${issue}`,
  `/topic/${issue}/${articleSlug}`,
  "/article",
  "/bihar",
  "/up",
  "/rjedu",
  "/search?query=iron",
  "/search",
  "/account/delete",
  "/courses",
  "/resources",
  `/info/course/${course}`,
  "/info/course/healthy-minds",
  "/reset-password-token/a-token/an-id",
  "/verify-email/a-token/an-id",
  "/unsubscribe/a-token/an-id",
];
const [first, second] = topicIds as [string, string];
const learnerPages = [
  "/profile",
  "/usr/UpdateInfo",
  "/settings",
  "/dashboard",
  `/my-courses/${course}`,
  `/course/unenroll/${course}`,
  `/view/course/${course}`,
  `/view/course/${course}?tab=discussions`,
  `/view/course/${course}?tab=resources`,
  `/survey/course/${course}`,
  `/course/module/${first}/primary`,
  `/course/module/${first}/primary/1`,
  `/course/module/${first}/primary/2`,
  `/course/module/${first}/quiz`,
  `/course/module/${first}/discussion`,
  "/profile?edit=mobile",
  `/info/course/${course}`,
  `/discussions/view/${forumSlug}`,
];
/**
 * The pages that are not answered with 200, a heading and the language, and those that show what a missing field would
 * become.
 */
async function notRendered(addresses: string[], language: "en" | "hi", cookie?: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const address of addresses) {
    const { status, html } = await page(address, language, cookie);
    const text = html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replace(/<[^>]+>/g, " ");
    if (status !== 200 || !/<h1\b/.test(html) || !html.includes(`lang="${language}"`))
      wrong.push(`${status} ${address}`);
    const odd = /undefined|NaN|\[object|Invalid Date|(?:^|\s)0 (?:min|मिनट|of 0|में से 0)|\w+@example\.org/.exec(
      text.replaceAll(learner.username, ""),
    );
    if (odd) wrong.push(`${address} shows ${odd[0]}`);
  }
  return wrong;
}

/** Prefixes and short addresses lead on. */
const redirects = [`/c/${course}`, "/r/course", "/p/partner", "/programme", "/logout", "/my-course"];

test.each(["en", "hi"] as const)("every page that a guest can open is rendered (%s)", async (language) => {
  expect(await notRendered(guestPages, language, "")).toEqual([]);
});

test.each(["en", "hi"] as const)("every page of a learner is rendered (%s)", async (language) => {
  expect(await notRendered(learnerPages, language)).toEqual([]);
});

test("what leads to another page leads there", async () => {
  for (const address of redirects) expect((await page(address, "en")).status, address).toBeLessThan(400);
  const sitemap = await (await fetch(`${portal.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect(listed.filter((address) => address.includes(`/discussions/view/${forumSlug}`)).length).toBeGreaterThan(0);
  expect(new Set(listed).size).toBe(listed.length);
});

test("what the backend refuses with 401 leads a signed-in visitor to no login, which would lead back", async () => {
  const answers = [`/topic/${issue}/${refused}`, `/view/course/${refused}`].map((address) => page(address, "en"));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 403]);
});

type Shown = { questions: { id: string }[] };

async function pass(topicId: string): Promise<void> {
  for (const number of [1, 2])
    expect((await page(`/course/module/${topicId}/primary/${number}`, "en")).status).toBe(200);
  const { questions } = (await call("GET", `/quiz/${topicId}/attempt?language=en`)).body as unknown as Shown;
  const right = [["1"], ["1", "2"]];
  for (const [index, { id }] of questions.entries()) {
    const answer = await call("POST", `/quiz/${topicId}/answers`, {
      questionId: id,
      choices: right[index],
      language: "en",
    });
    expect(answer.body, answer.text).toMatchObject({ correct: true });
  }
}

test("a learner goes from the first topic to the certificate, in both languages", async () => {
  await pass(first);
  expect(
    await notRendered([`/view/course/${course}`, "/dashboard", `/course/module/${first}/quiz?step=results`], "hi"),
  ).toEqual([]);
  await pass(second);
  const { body } = await call("POST", `/courses/modules/${course}?language=en`, { language: "en" });
  const [{ certificateId }] = body.enrollment_info as [{ certificateId: string }];
  const pages = [
    `/certificate/${certificateId}`,
    `/view/course/${course}`,
    "/dashboard",
    `/survey/course/${course}`,
    `/course/unenroll/${course}`,
  ];
  for (const language of ["en", "hi"] as const) expect(await notRendered(pages, language)).toEqual([]);
  expect((await page("/dashboard", "en")).html).toContain(`/certificate/${certificateId}`);

  // The PDF has what is there; a badge needs the day of issue, which is no documented field.
  const pdf = await fetch(`${portal.url}/api/certificate/${certificateId}/pdf?language=hi`);
  expect([pdf.status, pdf.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect((await page(`/certificate/${certificateId}`, "en")).html).not.toContain("badge.json");
  expect((await fetch(`${portal.url}/certificate/${certificateId}/badge.json`)).status).toBe(404);

  const own = await call("GET", `/certificate/${certificateId}`);
  const others = await callApi("GET", `/certificate/${certificateId}`, {}, portal.url);
  expect(own.body.data).toMatchObject({ owner: true, action_bar: true });
  expect(others.body.data).toMatchObject({ owner: false, action_bar: false, id: "" });
});

test("the calls whose answer no document shows succeed, and so do those that answer a message", async () => {
  const done = { status: true, message: expect.any(String) };
  expect((await call("PUT", `/courses/rating/${course}`, { rating: 4 })).body).toMatchObject({ ...done, rating: 4 });
  expect(
    (await call("PUT", `/courses/feedback/${course}`, { feedback: "Good.", platform_rating: "Good" })).body,
  ).toMatchObject(done);
  expect((await call("POST", "/chatbot/post/", { msg: "A question" })).body).toMatchObject(done);
  expect((await call("POST", `/users/user_survey_data/${first}`, { new: "All" })).body).toMatchObject(done);
  expect((await call("POST", `/users/feedback/${course}`, { change: "Much" })).body).toMatchObject(done);
  expect((await call("PUT", `/courses/completed_status/${course}`, { eid: "1" })).body).toMatchObject(done);
  expect((await call("PUT", "/users/profile", { mobile: "9876500000" })).body).toMatchObject({
    success: true,
    data: { mobile: "9876500000" },
  });
});

test("comments show a name and never an address, and their author can delete them", async () => {
  await call("POST", `/discussions/${forumSlug}/comments`, { comment: "It went well." });
  const answer = await call("GET", `/discussions/${forumSlug}/comments`);
  expect(answer.text).not.toContain("@");
  expect(
    (answer.body as unknown as { comment: string; may_delete: boolean }[]).find(
      ({ comment }) => comment === "It went well.",
    )?.may_delete,
  ).toBe(true);
  expect((await callApi("GET", `/discussions/${forumSlug}/comments`, {}, portal.url)).text).not.toContain(
    '"may_delete":true',
  );
});

test("a session that the backend does not know leads to the login", async () => {
  const ended = await register();
  await callApi("DELETE", "/users/account", { token: ended.token, body: { password: "lotus-pond-7" } }, portal.url);
  const { status, location } = await page("/dashboard", "en", ended.cookie);
  expect(status).toBe(307);
  expect(location).toContain("/login?rdir=");
});

test("the server has every documented call, and no field that no document has", () => {
  expect(
    Object.keys(plainResponses)
      .map((each) => each.replace(/\/$/, ""))
      .sort(),
  ).toEqual([...new Set(documentedResponses.keys())].sort());
  expect(backend.answered.length).toBeGreaterThan(100);
  for (const { call: name, body } of backend.answered) expect(undocumentedIn(name, body), name).toEqual([]);
});
