import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicRoutes, routeMatcher, sharedRoutes } from "../../../lib/contract/routes";
import { languages } from "../../../lib/platform/i18n/language";
import { dataIn, withoutFiles } from "../../../server/next/html";
import { navigationRequest } from "../../../server/next/testing/navigation-request";
import { topics } from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";
import { coreOnly } from "../../../testing/scope";
import { addressesInSitemap } from "../support/site-pages";

// T33: whatever query, cookies and headers the first visitor of a page sends, everybody gets afterwards what a portal
// sends that nobody has visited so.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-contract-stored-"));
const address = "https://learn.stored.example";
let visited: Portal;
let untouched: Portal;
beforeAll(async () => {
  const start = (name: string) =>
    startPortal({ PORTAL_DATA_DIR: path.join(folder, name), PORTAL_URL: address, TRUSTED_PROXIES: "1" });
  [visited, untouched] = [await start("visited"), await start("untouched")];
});
afterAll(async () => {
  await Promise.all([visited, untouched].map(({ stop }) => stop()));
  fs.rmSync(folder, { recursive: true, force: true });
});

/** In every value of the visitor, so that it is found wherever one comes out. */
const secret = "asha4711";
const value = fc.string({ maxLength: 12, unit: "grapheme-ascii" }).map((text) => `${secret}${text}`);
const visitors = fc.record({
  query: fc.array(
    fc.tuple(
      fc.constantFrom(
        "email",
        "token",
        "q",
        "utm_medium",
        "fbclid",
        "_rsc",
        "step",
        "delete",
        "rdir",
        "tab",
        `k${secret}`,
      ),
      value,
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  ),
  cookie: fc.array(
    fc.tuple(fc.constantFrom("other", "portal_theme", "known_device", "email_later", "carried_message"), value),
    {
      maxLength: 2,
    },
  ),
  headers: fc.dictionary(
    fc.constantFrom(
      "accept-language",
      "user-agent",
      "referer",
      "x-forwarded-for",
      "x-forwarded-host",
      "next-url",
      "authorization",
      "x-own",
      "origin",
      "host",
      "x-portal-routed",
      "x-page-address",
      "x-request-id",
      "accept",
    ),
    value.map((text) => text.replaceAll(/[^\x21-\x7e]/g, "")),
    { maxKeys: 4 },
  ),
});

/** How a browser reads a page, by its headers. */
const ways: [name: string, method: string, headers: Record<string, string>][] = [
  ["document", "GET", {}],
  ["head", "HEAD", {}],
  ["data", "GET", navigationRequest()],
  ["prefetched document", "GET", { "sec-purpose": "prefetch;prerender" }],
  ["piece of data", "GET", navigationRequest("/_tree")],
];

type Answer = { status: number; headers: http.IncomingHttpHeaders; text: string };

function ask({ url }: Portal, target: string, method: string, headers: Record<string, string>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.request(`${url}${target}`, { method, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (part) => (text += part));
      response.once("error", reject);
      response.once("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    request.once("error", reject).end();
  });
}

/**
 * A page's HTML, and each text of its data for React once: two renderings of one page divide that data at other places
 * and number its rows in another order, by what was ready first.
 */
function pageContent({ headers, text }: Answer): { html: string; texts: string[] } {
  const isData = headers["content-type"] === "text/x-component";
  const { html, inline } = withoutFiles(isData ? "" : text, { data: true });
  const texts = [...String(isData ? text : dataIn(inline)).matchAll(/"(?:[^"\\]|\\.)*"/g)]
    .map(([quoted]) => quoted)
    .filter((quoted) => !/^"\$(?!\$)/.test(quoted));
  // Next gives parts of a page names of its own in each rendering, and the data of a page that is rendered for its
  // visitor has a nonce.
  const lasting = texts.filter((quoted) => !/^"(?:[\w-]{21}[a-z]?|[\w+/]{22}==)"$/.test(quoted));
  return { html, texts: [...new Set(lasting)].sort() };
}

/** The links depend on what is ready when the head is written. */
const ofEachAnswer = [
  "date",
  "x-request-id",
  "etag",
  "cache-status",
  "content-length",
  "transfer-encoding",
  "content-security-policy",
  "link",
];
function comparedHeaders({ headers }: Answer) {
  const kept = Object.entries(headers).filter(([name]) => !ofEachAnswer.includes(name) && !name.endsWith("-cache"));
  return kept.map(([name, value]) => `${name}: ${String(value).replaceAll(/Expires=[^;]+/g, "")}`).sort();
}

function describeDifference(one = "", other = ""): string {
  const at = [...one].findIndex((sign, index) => sign !== other[index]);
  return `${one.slice(at - 60, at + 100)} is not ${other.slice(at - 60, at + 100)}`;
}

/** Every stored page and every page of the sitemap, and addresses that no page has. */
async function pagesOfPortal(): Promise<string[]> {
  const stored = [...publicRoutes, ...sharedRoutes].filter((route) => !route.includes("["));
  const listed = (await addressesInSitemap(untouched.url)).map((each) => new URL(each).pathname);
  return [
    ...new Set([
      ...stored,
      ...listed,
      `/course_discussions/view/${topics[0].id}`,
      "/login",
      "/nothing-here",
      "/no/such/page",
      "/topic/none",
      "/resources/nothing",
    ]),
  ];
}

// A fourth of the pages in each test: all of them take ten minutes on a busy machine.
test.each([0, 1, 2, 3])(
  "T33: a page visited first with a query, cookies and headers is afterwards what it is where nobody has visited it (%i)",
  async (part) => {
    const all = await pagesOfPortal();
    const pages = (coreOnly ? oneOfEachRoute(all) : all)
      .flatMap((page, index) =>
        languages
          .filter((_, at) => !coreOnly || at === index % languages.length)
          .map((language) => [page, language] as const),
      )
      .filter((_, index) => (index % 8) >> 1 === part);
    expect(pages.length).toBeGreaterThanOrEqual(coreOnly ? 3 : 30);
    const noises = fc.sample(visitors, { numRuns: pages.length * ways.length, seed: 24 });
    const first = fc.sample(fc.shuffledSubarray(ways, { minLength: ways.length }), { numRuns: pages.length, seed: 24 });
    const wrong: string[] = [];
    for (const [index, [page, language]] of pages.entries()) {
      for (const [name, method, headers] of first[index] ?? []) {
        const { query, cookie, headers: own } = noises.pop() ?? { query: [], cookie: [], headers: {} };
        const cookies = [["language", language], ...cookie]
          .map(([key, text]) => `${key}=${encodeURIComponent(text ?? "")}`)
          .join("; ");
        const answer = await ask(visited, `${page}?${new URLSearchParams(query)}`, method, {
          ...own,
          ...headers,
          cookie: cookies,
        });
        if (answer.status >= 500) wrong.push(`${page} ${language} ${name}: ${answer.status}`);
      }
      for (const [name, method, headers] of ways) {
        const asked = [page, method, { ...headers, cookie: `language=${language}` }] as const;
        const [after, never] = await Promise.all([ask(visited, ...asked), ask(untouched, ...asked)]);
        const seen = JSON.stringify(after);
        if (seen.includes(secret))
          wrong.push(
            `${page} ${language} ${name}: …${seen.slice(seen.indexOf(secret) - 80, seen.indexOf(secret) + 20)}`,
          );
        // Rendered for this visitor alone: it is not stored.
        if (after.text.includes(' nonce="')) continue;
        const [one, other] = [after, never].map((answer) =>
          JSON.stringify([answer.status, comparedHeaders(answer), pageContent(answer)]),
        );
        if (one !== other) wrong.push(`${page} ${language} ${name}: ${describeDifference(one, other)}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);

const patterns = [...publicRoutes, ...sharedRoutes].map((route) => routeMatcher([route]));
const isOfRoute = (page: string) => (pattern: RegExp) => pattern.test(page);

/** `npm test` visits one page of each route, in one language in turn; `npm run test:all` every page in each. */
function oneOfEachRoute(pages: string[]): string[] {
  const routes = pages.map((page) => patterns.findIndex(isOfRoute(page)));
  return pages.filter((_, index) => routes[index] === -1 || routes.indexOf(routes[index] ?? -1) === index);
}

test("T33: every stored route has a page among those that are visited", async () => {
  const pages = await pagesOfPortal();
  const unvisited = patterns.filter((pattern) => !pages.some((page) => isOfRoute(page)(pattern)));
  expect(unvisited.map(String)).toEqual([]);
});

test("a visitor with a campaign, a language or anything else in the address gets the stored bytes, and the own cookies beside them", async () => {
  const encoding = { "accept-encoding": "br" };
  const plain = await ask(visited, "/about-us", "GET", encoding);
  const asked: [target: string, cookies: string[]][] = [
    ["/about-us?utm_source=sms&utm_medium=x&fbclid=abc", ["utm_source=sms"]],
    ["/about-us?language=en", ["language=en"]],
    [`/about-us?email=${secret}`, []],
    ["/%61bout%2dus", []],
  ];
  for (const [target, cookies] of asked) {
    const answer = await ask(visited, target, "GET", encoding);
    expect([target, answer.headers["cache-status"]]).toEqual([target, "portal; hit"]);
    expect(answer.text).toBe(plain.text);
    expect((answer.headers["set-cookie"] ?? []).map((cookie) => cookie.split(";")[0])).toEqual(cookies);
  }
});

test("the message of a form is on a stored page of its visitor alone, who is told nothing else than it by the same address", async () => {
  const carrying = { cookie: `language=hi; carried_message=${secret}`, "accept-encoding": "identity" };
  const plain = { cookie: "language=hi", "accept-encoding": "identity" };
  const before = await ask(visited, "/courses", "GET", plain);
  const shown = await ask(visited, "/courses", "GET", { ...carrying, "if-none-match": String(before.headers.etag) });
  expect([shown.status, shown.headers["cache-control"], shown.headers.etag]).toEqual([
    200,
    "private, no-store",
    undefined,
  ]);
  expect(shown.headers["set-cookie"]).toEqual([expect.stringMatching(/^carried_message=; Max-Age=0/)]);
  expect(shown.text.split(secret)).toHaveLength(2);
  expect(shown.text.replace(/(<div data-carried-message=""[^>]*>).*?(<\/div>)<script /, "$1$2<script ")).toHaveLength(
    before.text.length,
  );
  expect((await ask(visited, "/courses", "GET", plain)).text).toBe(before.text);
});
