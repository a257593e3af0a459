import { beforeAll, describe, expect, test } from "vitest";
import { callApi, portalUrl, readCookies, succeed } from "../../../testing/calls/call-api";
import {
  completeCourse,
  completeHalf,
  completeProfile,
  completeTopic,
  courseId,
  makeRegistration,
  type NewLearner,
  newAddress,
  surveyQuestions,
  topics,
  wholeForm,
} from "../../../testing/people/learners";
import { firstInCore } from "../../../testing/scope";

// Learners in the same state get one rendering with their own names (docs/templates.md). It is compared with the
// page that Next renders for the learner alone, as it does for a prefetch.

type Person = { name: string; cookie: string };

/** What a form accepts as a name, and HTML, JSON, scripts or replacement texts give a meaning to. */
const names = ["Rukmini", "O'Neil & $&", '"$1" \\u003c {{$`}}', "रुक्मिणी"];
const page = (number: number) => `/course/module/${topics[0].id}/primary/${number}`;
const myCourse = `/view/course/${courseId}`;
const lessons = topics[0].pages.map((_, index) => page(index + 1));
const formPage = page(topics[0].pages.findIndex(({ form }) => form) + 1);
const pages = ["/dashboard", myCourse, ...lessons.slice(0, 2), formPage];

let people: Person[];
beforeAll(async () => {
  people = await Promise.all(names.map(enrolled));
  // The first page of each kind loads its code, with which templates begin.
  for (const { cookie } of people.slice(0, 1))
    for (const path of [page(1), myCourse, "/dashboard"]) await open(path, cookie);
});

async function enrolled(name: string): Promise<Person> {
  const { cookie } = await enrolledLearner(name);
  return { name, cookie };
}

async function enrolledLearner(name: string): Promise<{ learner: NewLearner; cookie: string }> {
  const registration = makeRegistration(newAddress(), { firstName: name, lastName: "$$ &amp;" });
  const answer = await callApi("POST", "/users/register", { body: registration });
  const cookie = readCookies(answer);
  await succeed("POST", "/courses/enroll", {
    cookie,
    body: { id: courseId, language: "en" },
    headers: { origin: portalUrl },
  });
  const { token, _id } = answer.body;
  const username = String(registration.username);
  return { learner: { token: String(token), _id: String(_id), username, url: portalUrl }, cookie };
}

async function finishCourse(learner: NewLearner): Promise<void> {
  await completeCourse(learner);
  await completeProfile(learner);
}

async function open(path: string, cookie: string, headers: Record<string, string> = {}) {
  const answer = await fetch(portalUrl + path, { headers: { cookie, ...headers }, redirect: "manual" });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/**
 * A page without its scripts, whose nonce and order differ, and with the elements of its head in one order: the title waits for the name of the course, and
 * what comes first differs.
 */
function shown(html: string): string {
  return numberActions(html)
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/ nonce="[^"]*"/g, "")
    .replace(/<link [^>]*>/g, "")
    .replace(/(?<=<head>)[\s\S]*?(?=<\/head>)/, (head) =>
      head
        .split(/(?=<(?!\/))/)
        .sort()
        .join("\n"),
    );
}
/** React numbers the forms of a page in the order in which it happened to render them: here in the order of the page. */
function numberActions(html: string): string {
  const numbers = new Map<string, number>();
  return html.replace(/(?<=\$ACTION_(?:REF_)?)\d+/g, (number) => {
    if (!numbers.has(number)) numbers.set(number, numbers.size);
    return `${numbers.get(number)}`;
  });
}
const markerIn = (html: string) => /<meta name="page-account" content="([^"]+)"/.exec(html)?.[1];

describe.each(firstInCore(["hi", "en"]))("in %s", (language) => {
  test.each(pages)("%s is for each learner equal to a page rendered only for this learner", async (path) => {
    const all = people.map(({ name, cookie }) => ({ name, cookie: `${cookie}; language=${language}` }));
    for (const { cookie } of [...all, ...all]) {
      const { status, headers, html } = await open(path, cookie);
      expect(status).toBe(200);
      expect(headers.get("cache-control")).toContain("no-store");
      const alone = await open(path, cookie, { purpose: "prefetch" });
      expect(alone.headers.get("content-security-policy")).toContain("'nonce-");
      expect(headers.get("content-security-policy")).not.toContain("'nonce-");
      expect(shown(html)).toBe(shown(alone.html));
      expect(markerIn(html)).toMatch(/^[\w-]{16}$/);
    }
  });
});

test.each(pages)("%s names no other learner, and has a marker for each", async (path) => {
  const opened = await Promise.all(
    [...people, ...people].map(async ({ name, cookie }) => ({ name, html: (await open(path, cookie)).html })),
  );
  const learnerIn = (html: string) =>
    /data-learner="([^"]*)"/
      .exec(html)?.[1]
      ?.replaceAll("&quot;", '"')
      .replaceAll("&#x27;", "'")
      .replaceAll("&amp;", "&") ?? "{}";
  for (const { name, html } of opened) expect(JSON.parse(learnerIn(html)).firstName).toBe(name);
  expect(new Set(opened.map(({ html }) => markerIn(html))).size).toBe(people.length);
  for (const { name, html } of opened)
    for (const other of ["Rukmini", "रुक्मिणी"]) expect(html.includes(other)).toBe(name.startsWith(other));
});

test.each(pages)("React's data in %s names no learner", async (path) => {
  for (const { name, cookie } of people) {
    const { html } = await open(path, cookie);
    const scripts = (html.match(/<script[\s\S]*?<\/script>/g) ?? []).join("\n");
    expect(scripts.length).toBeGreaterThan(5000);
    expect(scripts).not.toContain(markerIn(html));
    expect(scripts).not.toMatch(/firstName|accountId/);
    if (/^[\w]+$/.test(name)) expect(scripts).not.toContain(name);
  }
});

test("each learner sees the own progress", async () => {
  const [first, second] = (await Promise.all([enrolled("Meena"), enrolled("Salma")])) as [Person, Person];
  await open(page(1), first.cookie);
  const pagesDone = async ({ cookie }: Person) => ((await open(page(2), cookie)).html.match(/text-leaf/g) ?? []).length;
  expect(await pagesDone(first)).toBeGreaterThan(await pagesDone(second));
});

test("my course shows the own progress, and the dashboard the own name", async () => {
  const [begun, fresh] = (await Promise.all([enrolled("Meena"), enrolled("Salma")])) as [Person, Person];
  const before = await open(myCourse, begun.cookie);
  await open(page(1), begun.cookie);
  const after = await open(myCourse, begun.cookie);
  expect(shown(after.html)).not.toBe(shown(before.html));
  expect(shown(after.html)).toBe(shown((await open(myCourse, begun.cookie, { purpose: "prefetch" })).html));
  expect(shown((await open(myCourse, fresh.cookie)).html)).not.toBe(shown(after.html));
  expect((await open("/dashboard", begun.cookie)).html).toContain("Meena");
});

test.each([
  ["the first topic finished", async (learner: NewLearner) => completeTopic(learner, topics[0])],
  ["half of the course finished", completeHalf],
  ["the course finished and certified", finishCourse],
])(
  "with %s, the dashboard and my course have a template, which is equal to the learner's own page",
  async (_, begin) => {
    const { learner, cookie } = await enrolledLearner("Meena");
    await begin(learner);
    for (const path of ["/dashboard", myCourse]) {
      const opened = [await open(path, cookie), await open(path, cookie)];
      const own = await open(path, cookie, { purpose: "prefetch" });
      for (const { status, headers, html } of opened) {
        expect(status).toBe(200);
        expect(headers.get("content-security-policy")).not.toContain("'nonce-");
        expect(shown(html)).toBe(shown(own.html));
      }
    }
  },
);

test("a part of the wall that is newly finished is coloured before the learner's eyes, in a template too", async () => {
  const { learner, cookie } = await enrolledLearner("Meena");
  const seen = /"seen":"([^"]+)"/.exec((await open(myCourse, cookie)).html.replaceAll('\\"', '"'))?.[1];
  await completeTopic(learner, topics[0]);
  const knowing = `${cookie}; wall=${seen}`;
  const { headers, html } = await open(myCourse, knowing);
  expect(headers.get("content-security-policy")).not.toContain("'nonce-");
  expect(shown(html)).toBe(shown((await open(myCourse, knowing, { purpose: "prefetch" })).html));
  expect(shown(html)).not.toBe(shown((await open(myCourse, cookie)).html));
});

test("a note of the learner is in no template", async () => {
  const { learner, cookie } = await enrolledLearner("Meena");
  await completeTopic(learner, topics[0]);
  const note = { tried: true, note: "Everybody wrote a question" };
  await succeed("PUT", `/users/classroom/${topics[0].id}`, { token: learner.token, body: note });
  const { headers, html } = await open("/dashboard", cookie);
  expect(html).toContain(note.note);
  expect(headers.get("content-security-policy")).toContain("'nonce-");
});

test("a learner's answers to a form are in no template", async () => {
  const [answered, other] = (await Promise.all([enrolled("Meena"), enrolled("Salma")])) as [Person, Person];
  const marked = (cookie: string) =>
    open(formPage, cookie).then(({ headers }) => headers.get("content-security-policy"));
  expect(await marked(answered.cookie)).not.toContain("'nonce-");
  const body = { ...wholeForm(surveyQuestions(topics[0])) };
  const sent = { cookie: answered.cookie, headers: { origin: portalUrl }, body };
  await succeed("POST", `/users/user_survey_data/${topics[0].id}`, sent);
  expect(await marked(answered.cookie)).toContain("'nonce-");
  expect((await open(formPage, answered.cookie)).html).toContain(" checked");
  expect((await open(formPage, other.cookie)).html).not.toContain(" checked");
});

test("the message of the page before is in the page of a browser that carries it, and in no other", async () => {
  const [carrying, other] = people as [Person, Person];
  const message = "You have joined <the course>";
  const { html, headers } = await open(myCourse, `${carrying.cookie}; carried_message=${encodeURIComponent(message)}`);
  expect(html).toContain("You have joined &lt;the course>");
  expect(headers.get("content-security-policy")).not.toContain("'nonce-");
  for (const { cookie } of [carrying, other])
    expect((await open(myCourse, cookie)).html).not.toContain("You have joined");
});

test("a topic that is locked, a page that is not there and a guest are answered as before", async () => {
  const [{ cookie }] = people as [Person];
  expect((await open(`/course/module/${topics[2].id}/primary/1`, cookie)).status).toBe(403);
  expect((await open(page(999), cookie)).status).toBe(404);
  expect((await open("/course/module/none/primary/1", cookie)).status).toBe(404);
  expect((await open(page(1), "")).status).toBe(307);
});
