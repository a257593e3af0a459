import { describe, expect, test } from "vitest";
import { builtActions } from "../../../server/next/build";
import { actionHeader, noAction } from "../../../server/next/requests";
import { callApi, portalUrl, succeed } from "../../../testing/calls/call-api";
import { newLearner } from "../../../testing/people/learners";
import { messageText } from "../../support/messages";
import { listScripts } from "../support/site-pages";

// Protection against misuse that no domain's own test covers (numbers of docs/threats.md).

const attack = '"><img src=x onerror=alert(1)><script>alert(2)</script>';

test("T6 and T7: what a visitor sends comes back as text, in an answer and on a page", async () => {
  const { token } = await newLearner();
  await succeed("PUT", "/users/profile", { token, body: { current_institute: attack } });
  const { data } = (await succeed("GET", "/users/profile", { token })) as { data: { current_institute: string } };
  expect(data.current_institute).toBe(attack);
  // The page itself, with the same text: it contains no tag of the input.
  const page = await fetch(`${portalUrl}/search?query=${encodeURIComponent(attack)}`);
  const html = await page.text();
  expect(html).not.toContain("<img src=x");
  expect(html).not.toContain("<script>alert(2)");
});

describe("T15: a write that another site makes is rejected", () => {
  test.each([
    [{ origin: "https://evil.example" }, 403],
    [{ "sec-fetch-site": "cross-site" }, 403],
    [{ "sec-fetch-site": "same-site" }, 403],
    [{ origin: "null" }, 403],
  ])("%j", async (headers, status) => {
    const answer = await callApi("POST", "/users/logout", { cookie: "portal_session=x", body: {}, headers });
    expect([answer.status, answer.body.code]).toEqual([status, "FOREIGN_ORIGIN"]);
  });
});

test("T41: an action of another page is refused at once, and one that no page has gets a readable page", async () => {
  const post = (headers: Record<string, string>, body: BodyInit) =>
    fetch(`${portalUrl}/about-us`, { method: "POST", headers: { cookie: "language=hi", ...headers }, body });
  const [login = ""] =
    Object.entries(builtActions()).find(([, { exportedName }]) => exportedName === "loginAction") ?? [];
  const foreign = await post({ [actionHeader]: login, "content-type": "text/plain;charset=UTF-8" }, "[]");
  expect([foreign.status, Object.fromEntries(foreign.headers)]).toEqual([409, expect.objectContaining(noAction)]);
  const form = new FormData();
  form.set(`$ACTION_ID_${"0".repeat(42)}`, "");
  const old = await post({}, form);
  expect([old.status, await old.text()]).toEqual([
    409,
    expect.stringContaining(messageText("hi", "errors.outdatedTitle")),
  ]);
});

describe("T28: nothing of the workshop is served", () => {
  test.each([
    "/.env",
    "/.git/config",
    "/.git/HEAD",
    "/package.json",
    "/data/session-secret",
    "/data/portal.sqlite",
    "/next.config.mjs",
    "/%2e%2e/package.json",
  ])("%s", async (address) => {
    const answer = await fetch(portalUrl + address);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('"dependencies"');
  });

  test("scripts come without a source map", async () => {
    const html = await (await fetch(`${portalUrl}/courses`)).text();
    const scripts = await listScripts(portalUrl, html);
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) {
      expect((await (await fetch(portalUrl + script)).text()).includes("sourceMappingURL"), script).toBe(false);
      expect((await fetch(`${portalUrl}${script}.map`)).status).toBe(404);
    }
  });
});
