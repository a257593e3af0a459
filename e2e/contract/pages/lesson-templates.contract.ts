import { beforeAll, describe, expect, test } from "vitest";
import { callApi, cookiesOf, portalUrl, succeed } from "../../../testing/calls/call-api";
import { courseId, newAddress, registrationOf, topics } from "../../../testing/people/learners";

// Learners in the same state get one rendering with their own names (docs/decisions/0067). It is compared with the page
// that Next renders for the learner alone, as it does for a prefetch.

type Person = { name: string; cookie: string };

/** What a form accepts as a name, and HTML, JSON, scripts or replacement texts give a meaning to. */
const names = ["Rukmini", "O'Neil & $&", '"$1" \\u003c {{$`}}', "रुक्मिणी 😀"];
const page = (number: number) => `/course/module/${topics[0].id}/primary/${number}`;
const pages = topics[0].pages.flatMap(({ form }, index) => (form ? [] : [page(index + 1)])).slice(0, 2);

let people: Person[];
beforeAll(async () => {
  people = await Promise.all(names.map(enrolled));
  // The first page of a lesson loads its code, with which templates begin.
  for (const { cookie } of people.slice(0, 1)) await open(page(1), cookie);
});

async function enrolled(name: string): Promise<Person> {
  const cookie = cookiesOf(
    await callApi("POST", "/users/register", {
      body: registrationOf(newAddress(), { firstName: name, lastName: "$$ &amp;" }),
    }),
  );
  await succeed("POST", "/courses/enroll", {
    cookie,
    body: { id: courseId, language: "en" },
    headers: { origin: portalUrl },
  });
  return { name, cookie };
}

async function open(path: string, cookie: string, headers: Record<string, string> = {}) {
  const answer = await fetch(portalUrl + path, { headers: { cookie, ...headers }, redirect: "manual" });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

/** A page without its scripts, whose nonce and order differ. */
function shown(html: string): string {
  return html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/ nonce="[^"]*"/g, "")
    .replace(/<link [^>]*>/g, "");
}
const markerIn = (html: string) => /<meta name="page-account" content="([^"]+)"/.exec(html)?.[1];

describe.each(["en", "hi"])("in %s", (language) => {
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

test("no page names another learner, and each has a marker of its own", async () => {
  const opened = await Promise.all(
    [...people, ...people].map(async ({ name, cookie }) => ({ name, html: (await open(page(1), cookie)).html })),
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

test("React's data in a page names no learner", async () => {
  for (const { cookie } of people) {
    const { html } = await open(page(1), cookie);
    const scripts = (html.match(/<script[\s\S]*?<\/script>/g) ?? []).join("\n");
    expect(scripts.length).toBeGreaterThan(5000);
    expect(scripts).not.toContain(markerIn(html));
    expect(scripts).not.toMatch(/firstName|accountId/);
  }
});

test("each learner sees the own progress", async () => {
  const [first, second] = (await Promise.all([enrolled("Meena"), enrolled("Salma")])) as [Person, Person];
  await open(page(1), first.cookie);
  const pagesDone = async ({ cookie }: Person) => ((await open(page(2), cookie)).html.match(/text-leaf/g) ?? []).length;
  expect(await pagesDone(first)).toBeGreaterThan(await pagesDone(second));
});

test("a topic that is locked, a page that is not there and a guest are answered as before", async () => {
  const [{ cookie }] = people as [Person];
  expect((await open(`/course/module/${topics[2].id}/primary/1`, cookie)).status).toBe(403);
  expect((await open(page(999), cookie)).status).toBe(404);
  expect((await open("/course/module/none/primary/1", cookie)).status).toBe(404);
  expect((await open(page(1), "")).status).toBe(307);
});
