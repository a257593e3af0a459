import { expect, test } from "vitest";
import { publicPages } from "../../platform/content/kinds/public-pages";
import { publishedContent } from "../../platform/content/testing/published-content";
import { isPublished, knownStatus } from "./known-status";
import { statusToSend } from "./status-to-send";

const listed = publicPages(publishedContent()).map(({ path }) => path);
/** The kinds of pages whose existence the content decides. */
const decided = listed.filter((path) =>
  /^\/(?:topic|discussions\/view|online-demo|handouts|class-plans|diagrams)\/./.test(path),
);
const modules = [...publishedContent().topicById.values()]
  .filter(({ discussion }) => discussion)
  .map(({ id }) => `/course_discussions/view/${id}`);

/** Addresses beside one that exists: another letter, one more, one less, another case, and one more part. */
function neighbours(path: string): string[] {
  const last = path.at(-1) ?? "";
  const near = [
    path.slice(0, -1) + (last === "x" ? "y" : "x"),
    `${path}x`,
    path.slice(0, -1),
    path.slice(0, -1) + last.toUpperCase(),
    `${path}%20`,
    `${path}%0Ax`,
  ];
  return near.filter((address) => !listed.includes(address) && !modules.includes(address) && !address.endsWith("/"));
}

test("every listed page and module discussion exists", async () => {
  expect(decided.length).toBeGreaterThan(60);
  for (const path of [...listed, ...modules]) expect([path, await knownStatus(path)]).toEqual([path, null]);
});

test("what the content has is published, also of a campaign's form, and nothing else of its routes is", () => {
  for (const path of [...listed, "/bihar/enroll", "/bihar/enroll/learner", "/grievance"])
    expect([path, isPublished(path)]).toEqual([path, true]);
  for (const address of [...decided.flatMap(neighbours), "/other/enroll", "/topic/%ff"])
    expect([address, isPublished(address)]).toEqual([address, false]);
});

test("the neighbours of each do not", async () => {
  for (const address of [...decided, ...modules].flatMap(neighbours))
    expect([address, await knownStatus(address)]).toEqual([address, 404]);
});

test.each([
  ["/topic/puberty/a/b", 404],
  ["/bihar/enroll", null],
  ["/bihar/enroll/step", null],
  ["/kerala/enroll", 404],
  ["/info/course/no-course", null],
  ["/discussions/view/nothing/p/2", 404],
  ["/topic/%E0%A4", null],
  ["/profile", null],
])("%s: %s", async (address, status) => {
  expect(await knownStatus(address)).toBe(status);
});

test("before an existing backend only what the portal publishes itself is known", async () => {
  const addresses = [
    "/topic/nothing",
    "/certificate/nothing",
    "/handouts/nothing",
    "/class-plans/nothing",
    "/online-demo/nothing",
  ];
  expect(await Promise.all(addresses.map((address) => knownStatus(address, true)))).toEqual([
    null,
    null,
    404,
    404,
    404,
  ]);
});

test("a page that lost its request is sent with what is known of its address; a redirect and what the page has set stay", () => {
  expect(statusToSend({ status: null, known: 404 }, 200)).toBe(404);
  expect(statusToSend({ known: 410 }, 200)).toBe(410);
  expect(statusToSend({ status: 403, known: 404 }, 200)).toBe(403);
  expect([307, 308, 304, 500].map((rendered) => statusToSend({ known: 404 }, rendered))).toEqual([307, 308, 304, 500]);
  expect(statusToSend({ status: null, known: null }, 200)).toBe(200);
});
