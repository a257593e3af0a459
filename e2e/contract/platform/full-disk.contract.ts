import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { canFillDisk, fillDisk } from "../../../server/testing/full-disk";
import { callApi, errorBody, succeed } from "../../../testing/calls/call-api";
import {
  content,
  courseId,
  type Enrolled,
  makeRegistration,
  newAddress,
  newEnrolled,
  password,
  topics,
} from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";
import { messageText } from "../../support/messages";
import { fillInSteps, mainAnswers, registrationForm } from "../support/form-steps";
import { PlainBrowser } from "../support/plain-browser";

const [topic] = topics;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-full-disk-"));

describe.runIf(canFillDisk)("while the disk takes nothing", () => {
  let portal: Portal;
  let learner: Enrolled;
  beforeAll(async () => {
    portal = await startPortal({ PORTAL_DATA_DIR: path.join(folder, "data") });
    learner = await newEnrolled(portal.url);
  });
  afterEach(() => fillDisk(portal.pid, false));
  afterAll(async () => {
    await portal.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const writes = (): [string, string, object, string?][] => [
    ["POST", "/users/login", { username: learner.username, password }],
    ["POST", "/users/register", makeRegistration(newAddress(), { language: "hi" })],
    ["POST", "/courses/enroll", { id: courseId, name: "Growing up healthy", language: "en" }, learner.token],
    ["POST", `/users/reading/${topic.id}`, { page: 1 }, learner.token],
    ["POST", "/chatbot/post", { msg: "Is anybody there?" }, learner.token],
    ["PUT", "/users/avatar", { image: onePixel }, learner.token],
    ["POST", "/grievances", { name: "Asha", contact: "asha@example.org", message: "It does not save." }],
  ];

  test("every write answers 503 with when to try again, in the caller's language, and works afterwards", async () => {
    const all = writes().filter(([, path]) => path !== "/courses/enroll");
    fillDisk(portal.pid, true);
    for (const [method, path, body, token] of all) {
      const answer = await callApi(method, path, { body, token, headers: { cookie: "language=hi" } }, portal.url);
      expect([path, answer.status, Number(answer.headers.get("retry-after"))]).toEqual([path, 503, 60]);
      expect(answer.body).toMatchObject(errorBody(expect.stringMatching(/[\u0900-\u097f]/), "SERVICE_UNAVAILABLE"));
    }
    fillDisk(portal.pid, false);
    for (const [method, path, body, token] of all) await succeed(method, path, { body, token }, portal.url);
  });

  test("the portal says that it is not ready, and is again afterwards", async () => {
    const ready = async () => {
      const answer = await fetch(`${portal.url}/readyz`);
      return [answer.status, await answer.json()];
    };
    await expect.poll(ready).toEqual([200, { ready: true }]);
    fillDisk(portal.pid, true);
    // A result is reused for a second.
    await expect.poll(ready).toEqual([503, { ready: false, missing: "disk" }]);
    fillDisk(portal.pid, false);
    await expect.poll(ready).toEqual([200, { ready: true }]);
  });

  test("reading and search go on", async () => {
    const cookie = await sessionCookie();
    fillDisk(portal.pid, true);
    const pages = [
      "/",
      "/courses",
      `/info/course/${courseId}`,
      "/discussions",
      "/search?query=anaemia",
      "/dashboard",
      `/view/course/${courseId}`,
    ];
    for (const page of [...pages, `/course/module/${topic.id}/primary/1`]) {
      const answer = await fetch(portal.url + page, { headers: { cookie }, redirect: "manual" });
      expect([page, answer.status]).toEqual([page, 200]);
      expect((await answer.text()).length).toBeGreaterThan(5000);
    }
    for (let count = 0; count < 50; count += 1)
      expect((await callApi("GET", "/search?query=anaemia", {}, portal.url)).status).toBe(200);
  });

  test("a registration that cannot be saved leads to a page that says so and has what was typed, and is saved afterwards", async () => {
    const browser = await new PlainBrowser(portal.url).open("/register?language=hi");
    const form = await fillInSteps(browser, mainAnswers({ firstName: "Kavita" }));
    fillDisk(portal.pid, true);
    await form.submit();
    expect(browser.html).toContain(messageText("hi", "answers.storageFull"));
    expect(registrationForm(browser).value("firstName")).toBe("Kavita");
    fillDisk(portal.pid, false);
    await registrationForm(browser).submit();
    expect(browser.path).toBe("/courses");
  });

  test("the forms of a comment and a complaint that cannot be saved keep what was typed", async () => {
    const browser = new PlainBrowser(portal.url);
    for (const pair of (await sessionCookie()).split("; "))
      browser.setCookie(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    for (const [address, field, others] of [
      [`/discussions/view/${content.discussions[0]?.slug}/comment?language=hi`, "comment", {}],
      ["/grievance?language=hi", "message", { name: "Asha", contact: "asha@example.org" }],
    ] as const) {
      await browser.open(address);
      const form = browser.form(field).fill({ ...others, [field]: "We put a question box up." });
      fillDisk(portal.pid, true);
      await form.submit();
      expect(browser.text).toContain(messageText("hi", "answers.storageFull"));
      expect(browser.form(field).value(field)).toBe("We put a question box up.");
      fillDisk(portal.pid, false);
    }
  });

  async function sessionCookie(): Promise<string> {
    const answer = await callApi(
      "POST",
      "/users/login",
      { body: { username: learner.username, password } },
      portal.url,
    );
    return answer.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
  }
});

const onePixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
