import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { headerHtml, learnerHtml } from "@/components/layout/header/header";
import { publishedContent } from "@/lib/platform/content/testing/published-content";
import { type LearnerMarks, type PageTemplate, portal } from "@/lib/platform/portal";
import { compress } from "../finish/compress";
import type { Page } from "../page";
import { send } from "../send";
import { makeAsked, makePage } from "../testing/asked";
import { pageTemplates } from "./page-templates";

type Learner = {
  id: string;
  first: string;
  last: string;
  avatar: string | null;
  state: string;
  cookie?: string;
};
const nobody: Learner = { id: "", first: "", last: "", avatar: null, state: "" };
type Rendering = { cookie: string | undefined; agent: string | undefined; template: PageTemplate };

const toVisitor = ({ id, first, last, avatar }: Learner) =>
  ({
    state: "learner",
    accountId: id,
    authorAlias: "",
    firstName: first,
    lastName: last,
    avatar,
    profileComplete: true,
    emailVerified: true,
    staff: false,
  }) as const;
const makeMarker = ({ id }: Learner) => Buffer.from(`marker ${id}`).toString("base64url").padEnd(16, "-").slice(-16);

/** What a learner with such a state gets: it names the learner in the header and in two more places. */
const templatePage = (state: string, { avatar, data, account, name }: LearnerMarks) =>
  `<!DOCTYPE html><head><meta name="page-account" content="${account}"></head><header>${headerHtml("en", toVisitor(nobody), { avatar, name, data })}</header><h1>${name}</h1><p>पाठ ${state.replaceAll("<", "&lt;")}</p><script>self.__next_f.push([1,"data"])</script><input name="pageAccount" value="${account}">`;
const learnerMarks = (learner: Learner): LearnerMarks => ({
  ...learnerHtml(toVisitor(learner)),
  account: makeMarker(learner),
});
const ownPage = (learner: Learner) => templatePage(learner.state, learnerMarks(learner));

// The header names the portal.
publishedContent();

let server: Server;
let learners: Map<string, Learner>;
let renderings: Rendering[];
/** What a rendering waits for, and what it ends with. */
let waits: Promise<void> | undefined;
let ending: string;
/** Of each page that was sent, whether its compressed form was put together from shared parts. */
let sharedForms: boolean[];
let response: { status: number; headers: Record<string, string> };

beforeEach(async () => {
  learners = new Map();
  renderings = [];
  waits = undefined;
  ending = "";
  sharedForms = [];
  response = {
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-cache, no-store" },
  };
  const open = async (_path: string, headers: IncomingMessage["headers"]) => {
    const learner = learners.get(headers.cookie ?? "");
    if (!learner) return null;
    return {
      answered: {},
      source: JSON.stringify({ calls: { state: learner.state }, cookie: learner.cookie ?? "" }),
      learner: learnerMarks(learner),
    };
  };
  const templatePath = async ({ url }: { url: string }) => `/en${url}`;
  portal.loaded = { openPage: open };
  const templates = pageTemplates(async ({ headers }, { template }) => render(headers, template), templatePath);
  server = createServer(async (request, response) => {
    const { method = "GET", url = "/" } = request;
    const page = await templates({ ...makeAsked({ url, method }), request });
    const sent = await compress(page ?? makePage("rendered for this visitor"), { request, url, stored: null });
    sharedForms.push(page?.headers["content-encoding"] !== undefined);
    send(sent, method, response, {
      "x-request-id": String(request.headers["x-id"] ?? ""),
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterEach(() => server.close());

/** In the place of Next: it knows the template and nothing of the visitor. */
async function render(
  { cookie, "user-agent": agent }: IncomingMessage["headers"],
  template: PageTemplate | undefined,
): Promise<Page> {
  if (!template) throw new Error("Rendered without a template.");
  renderings.push({ cookie, agent, template });
  const html = templatePage(String(template.calls.state), template.marks) + ending;
  await waits;
  return makePage(html, response.headers, response.status);
}

async function get(learner: Learner | null, headers: Record<string, string> = {}, method = "GET") {
  if (learner) learners.set(learner.id, learner);
  const { port } = server.address() as AddressInfo;
  return fetch(`http://localhost:${port}/course/module/a/primary/1`, {
    method,
    headers: { ...(learner && { cookie: learner.id }), ...headers },
    redirect: "manual",
  });
}

const asha: Learner = { id: "learner-asha", first: "Asha", last: "Kumari", avatar: null, state: "new" };
const ravi: Learner = { id: "learner-ravi", first: "Ravi", last: "Das", avatar: "/api/avatar/1", state: "new" };

/** Names as people write them, and names made of what HTML, JSON, scripts and replacement texts give a meaning to. */
const sign = fc.constantFrom(
  "$&",
  "$'",
  "$`",
  "$1",
  "$$",
  "<",
  ">",
  "&",
  '"',
  "'",
  "\\",
  "\u2028",
  "</script>",
  "<!--",
  "-->",
  "{{",
  "}",
  "\n",
  "अ",
  "ी",
  "😀",
  "portal-avatar-",
  "\ud800",
  "a",
  "B",
  " ",
);
const name = fc.array(sign, { minLength: 1, maxLength: 8 }).map((signs) => signs.join(""));
const generated = fc.record({
  id: fc.uuid(),
  first: name,
  last: name,
  avatar: fc.constantFrom(null, "/api/avatar/a", "/api/avatar/b"),
  state: fc.constantFrom("new", "page 1 read", "<done> $&"),
});

test.each(["br", "gzip", "identity"])(
  "T26: whatever names learners have, each gets the bytes that were rendered for this learner alone (%s)",
  async (encoding) => {
    await fc.assert(
      fc.asyncProperty(fc.array(generated, { minLength: 2, maxLength: 6 }), async (group) => {
        for (const learner of [...group, ...group.toReversed()]) {
          const answer = await get(learner, { "accept-encoding": encoding });
          expect(answer.headers.get("content-encoding") ?? "identity").toBe(encoding);
          // A lone surrogate is encoded as U+FFFD, also in the page that is expected.
          expect(await answer.text()).toBe(Buffer.from(ownPage(learner)).toString());
        }
      }),
      { numRuns: 8 },
    );
    // Three states in one process: three renderings, for all these pages.
    expect(renderings.length).toBeLessThanOrEqual(3);
    // Most others are from the shared forms; a form fails by chance (compressed-parts.ts).
    const shared = sharedForms.filter(Boolean).length / sharedForms.length;
    if (encoding === "identity") expect(shared).toBe(0);
    else expect(shared).toBeGreaterThan(0.8);
  },
);

test("a template is rendered without cookie, address and browser of the learner who opened the page", async () => {
  await get(asha, { "user-agent": "Asha's phone", authorization: "Bearer a" });
  expect(renderings).toHaveLength(1);
  expect(renderings[0]).toMatchObject({ cookie: undefined, agent: undefined, template: { calls: { state: "new" } } });
});

test("the cookies that its page shows are in the source, and its rendering gets them alone", async () => {
  await get({ ...asha, cookie: "wall=a.01" });
  expect(renderings[0]).toMatchObject({ cookie: "wall=a.01" });
  await get(ravi);
  expect(renderings.map(({ cookie }) => cookie)).toEqual(["wall=a.01", undefined]);
});

test("learners who open a page at the same moment get their own names", async () => {
  const pages = await Promise.all(
    [asha, ravi, { ...asha, id: "third", first: "Third" }].map(
      async (learner) => [learner, await (await get(learner)).text()] as const,
    ),
  );
  for (const [learner, page] of pages) expect(page).toBe(ownPage(learner));
});

test.each(["br", "gzip"])("a compressed form fits the rendering that it was made of alone (%s)", async (encoding) => {
  const headers = { "accept-encoding": encoding };
  let goOn = () => {};
  waits = new Promise((resolve) => {
    goOn = resolve;
  });
  const first = get(asha, headers);
  await vi.waitFor(() => expect(renderings).toHaveLength(1));
  waits = undefined;
  // React divides its data at other places in each rendering.
  ending = "<!-- another rendering -->";
  const others = [ravi, { ...ravi, id: "learner-mira" }].map(async (learner) => (await get(learner, headers)).text());
  expect(await Promise.all(others)).toHaveLength(2);
  await (await get(ravi, headers)).text();
  goOn();
  await (await first).text();
  expect(await (await get(ravi, headers)).text()).toBe(ownPage(ravi));
});

test("another state is another template", async () => {
  await get(asha);
  const done = { ...asha, state: "done" };
  expect(await (await get(done)).text()).toBe(ownPage(done));
  expect(renderings).toHaveLength(2);
});

test("the headers of the rendering come with each page, with a policy that names its scripts, and the request's own id", async () => {
  const [first, second] = [await get(asha, { "x-id": "1" }), await get(ravi, { "x-id": "2" })];
  expect(renderings).toHaveLength(1);
  for (const header of ["content-type", "cache-control", "content-security-policy"])
    expect(second.headers.get(header)).toBe(first.headers.get(header));
  expect(second.headers.get("cache-control")).toContain("no-store");
  expect(second.headers.get("content-security-policy")).toMatch(/script-src 'self' 'sha256-[^;]*'sha256-/);
  expect(second.headers.get("content-security-policy")).not.toContain("nonce");
  expect(second.headers.get("x-request-id")).toBe("2");
});

test("where a template cannot be rendered, the page is left to Next, without the template", async () => {
  response = { status: 500, headers: { "content-type": "text/html", "cache-control": "no-store" } };
  expect(await (await get(asha)).text()).toBe("rendered for this visitor");
});

test.each([
  ["a page that is not there", { status: 404, headers: { "content-type": "text/html", "cache-control": "no-store" } }],
  [
    "a page with a cookie",
    { status: 200, headers: { "content-type": "text/html", "cache-control": "no-store", "set-cookie": "a=b" } },
  ],
  [
    "a page that a proxy may store",
    { status: 200, headers: { "content-type": "text/html", "cache-control": "s-maxage=60" } },
  ],
])("%s is not stored, and names its learner all the same", async (_what, given) => {
  response = given;
  await get(asha);
  expect(await (await get(ravi)).text()).toBe(ownPage(ravi));
  expect(renderings).toHaveLength(2);
});

test.each([
  ["a navigation without a page load", { rsc: "1" }, "GET"],
  ["a prefetch", { "sec-purpose": "prefetch" }, "GET"],
  ["a part of a page", { range: "bytes=0-9" }, "GET"],
  ["a form", {}, "POST"],
])("%s is left to Next", async (_what, headers, method) => {
  expect(await (await get(asha, headers, method)).text()).toBe("rendered for this visitor");
});

test("a page that cannot be opened as a template is left to Next", async () => {
  expect(await (await get(null)).text()).toBe("rendered for this visitor");
});
