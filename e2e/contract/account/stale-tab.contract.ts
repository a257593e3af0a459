import { beforeAll, describe, expect, test } from "vitest";
import { contract } from "../../../lib/contract";
import type { CallMeta } from "../../../lib/contract/meta/answer";
import { type ApiResponse, callApi, errorBody, portalUrl, readCookies, succeed } from "../../../testing/calls/call-api";
import { calls } from "../../../testing/calls/calls";
import {
  completeTopic,
  courseId,
  makeRegistration,
  newAddress,
  newEnrolled,
  password,
  topics,
} from "../../../testing/people/learners";
import { pageHeading } from "../support/raw";

// A page of one account in a browser in which another account has signed in since (docs/decisions/0037).

const conflict =
  "Another account is now logged in on this browser. Nothing was saved from this page. Please open it again.";
const journalAt = topics.findIndex(({ journal }) => journal);
const topicId = topics[journalAt]?.id ?? "";

type Signed = { cookie: string; marker: string; username: string; token: string };

/** Signs a new learner in as a browser does. */
async function signIn(): Promise<Signed> {
  const username = newAddress();
  const answer = await callApi("POST", "/users/register", { body: makeRegistration(username) });
  await succeed("POST", "/courses/enroll", {
    token: String(answer.body.token),
    body: { id: courseId, name: "", language: "en" },
  });
  const token = String(answer.body.token);
  for (const topic of topics.slice(0, journalAt))
    await completeTopic({ token, username, _id: String(answer.body._id), url: portalUrl }, topic);
  return { cookie: readCookies(answer), marker: readMarker(answer), username, token };
}

const readMarker = (answer: ApiResponse) => /signed_in=1\.([\w-]+)/.exec(readCookies(answer))?.[1] ?? "";

let a: Signed;
let b: Signed;
beforeAll(async () => {
  [a, b] = [await signIn(), await signIn()];
});

/** Draft, entry and earlier versions. */
const readJournal = async ({ token }: Signed) =>
  JSON.stringify(await succeed("GET", `/users/journal/${topicId}`, { token }));

const fromStaleTab = () => ({ cookie: b.cookie, headers: { "x-portal-account": a.marker } });

test("the marker reveals no account: the same for each of its sessions, another one for another account", async () => {
  const again = await callApi("POST", "/users/login", { body: { username: a.username, password } });
  expect(a.marker).toMatch(/^[\w-]{16}$/);
  expect(readMarker(again)).toBe(a.marker);
  expect(again.headers.get("x-portal-account")).toBe(a.marker);
  expect(a.marker).not.toBe(b.marker);
});

test("a call of A's page in B's session is a conflict, and writes nothing", async () => {
  const entry = "What only A may read.";
  const answer = await callApi("PUT", `/users/journal-draft/${topicId}`, { ...fromStaleTab(), body: { entry } });
  expect([answer.status, answer.body]).toEqual([
    409,
    expect.objectContaining({ ...errorBody(conflict, "CONFLICT"), key: "otherAccount" }),
  ]);
  expect(await readJournal(b)).not.toContain(entry);
});

test("the error is in the visitor's language", async () => {
  const answer = await callApi("PUT", `/users/journal-draft/${topicId}`, {
    ...fromStaleTab(),
    cookie: `${b.cookie}; language=hi`,
    body: { entry: "क" },
  });
  expect(answer.body.message).toMatch(/^इस ब्राउज़र में अब किसी और खाते से/);
});

const callMeta = (call: string): CallMeta => {
  const [domain = "", name = ""] = call.split(".");
  return (
    (contract as unknown as Record<string, Record<string, { "~orpc": { meta: CallMeta } }>>)[domain]?.[name]?.["~orpc"]
      .meta ?? {}
  );
};

describe.each(calls.filter(({ call }) => !callMeta(call).session))("$call", ({ method, example }) => {
  test("is rejected from a page of another account", async () => {
    const { path, body } = example({ ...(await graduateless()), certificateId: "0".repeat(32) });
    const answer = await callApi(method, path, { ...fromStaleTab(), body });
    expect([answer.status, answer.body.key]).toEqual([409, "otherAccount"]);
  });
});

let enrolled: Awaited<ReturnType<typeof newEnrolled>> | undefined;
async function graduateless() {
  enrolled ??= await newEnrolled();
  return enrolled;
}

test("a call that names no page, its own page or carries a token is answered as usual", async () => {
  const save = (options: Parameters<typeof callApi>[2]) =>
    callApi("PUT", `/users/journal-draft/${topicId}`, { ...options, body: { entry: "mine" } });
  expect((await save({ cookie: b.cookie })).status).toBe(200);
  expect((await save({ cookie: b.cookie, headers: { "x-portal-account": b.marker } })).status).toBe(200);
  expect((await save({ token: b.token, headers: { "x-portal-account": a.marker } })).status).toBe(200);
});

test("a page whose session has ended gets the login error", async () => {
  const answer = await callApi("PUT", `/users/journal-draft/${topicId}`, {
    headers: { "x-portal-account": a.marker },
    body: { entry: "x" },
  });
  expect(answer.status).toBe(401);
});

/** Every field of the form with this id, as a browser without JavaScript posts it. */
function formFields(html: string, id: string): FormData {
  const [, inside = ""] = new RegExp(`<form[^>]*\\sid="${id}"[^>]*>([\\s\\S]*?)</form>`).exec(html) ?? [];
  const form = new FormData();
  for (const [tag] of inside.matchAll(/<input[^>]*type="hidden"[^>]*>/g)) {
    const attribute = (name: string) =>
      (new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
    form.append(attribute("name"), attribute("value"));
  }
  return form;
}

test("without JavaScript too: A's journal posted in B's session saves nothing and shows an error page", async () => {
  const address = `${portalUrl}/course/module/${topicId}/reflective_journal`;
  const html = await (await fetch(address, { headers: { cookie: a.cookie } })).text();
  const form = formFields(html, "journal");
  expect(form.get("pageAccount")).toBe(a.marker);
  form.set("entry", "What A has typed.");
  const posted = await fetch(address, {
    method: "POST",
    body: form,
    headers: { cookie: b.cookie },
    redirect: "manual",
  });
  expect([posted.status, posted.headers.get("location")]).toEqual([303, "/other-account"]);
  expect(await readJournal(b)).not.toContain("What A has typed.");
  for (const [language, heading] of [
    ["en", "Another account is logged in now."],
    ["hi", "अब किसी और खाते से लॉगिन है।"],
  ]) {
    const answer = await fetch(`${portalUrl}/other-account`, {
      headers: { cookie: `${b.cookie}; language=${language}` },
    });
    expect([answer.status, pageHeading(await answer.text())]).toEqual([409, heading]);
  }
});

test("the picture's form shows it too", async () => {
  const form = new FormData();
  form.set("remove", "1");
  form.set("pageAccount", a.marker);
  const posted = await fetch(`${portalUrl}/profile/picture`, {
    method: "POST",
    body: form,
    headers: { cookie: b.cookie },
    redirect: "manual",
  });
  expect([posted.status, posted.headers.get("location")]).toEqual([303, "/other-account"]);
});
