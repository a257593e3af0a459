import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { content } from "../../../testing/people/learners";
import { type Portal, startPortal } from "../../../testing/portal/portal";

// A page that is the same for everybody has one entity tag: in the answer that was rendered and in the stored one, in
// every compression, and in another process of the same build. `fetch` sends Cache-Control: no-cache with
// If-None-Match, which Next used to answer with the whole page.

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "portal-contract-tags-"));
const portals: Portal[] = [];
beforeAll(async () => {
  for (const name of ["one", "another"])
    portals.push(
      await startPortal({
        PORTAL_DATA_DIR: path.join(folder, name),
        PORTAL_URL: "https://learn.example",
        TRUSTED_PROXIES: "1",
      }),
    );
});
afterAll(async () => {
  await Promise.all(portals.map(({ stop }) => stop()));
  fs.rmSync(folder, { recursive: true, force: true });
});

const [article] = content.articles;
const lists = ["/", "/courses", "/bihar/enroll", "/topic", "/article", "/how-it-works", "/about-us", "/certdemo"];
const pages = [...lists, `/topic/${article?.topic}/${article?.id}`];
const languages = ["en", "hi"] as const;
const asked = fc.record({
  portal: fc.nat({ max: 1 }),
  page: fc.constantFrom(...pages),
  language: fc.constantFrom(...languages),
  // The last one is weighed, so its answer is never stored.
  encoding: fc.constantFrom("identity", "gzip", "br", "gzip, deflate, br", "br;q=1, gzip;q=0.5"),
});
type Asked = typeof asked extends fc.Arbitrary<infer Value> ? Value : never;

function read({ portal, page, language, encoding }: Asked, headers: Record<string, string> = {}) {
  return fetch(`${portals[portal]?.url}${page}`, {
    headers: { cookie: `language=${language}`, "accept-encoding": encoding, ...headers },
  });
}

/** The tag and the text of each page in each language, as it was first seen. */
const seen = new Map<string, { tag: string; text: string }>();

test("for simultaneous requests in any encoding, a prerendered page has one weak tag, and a browser that has it gets 304", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(asked, { minLength: 8, maxLength: 16 }), async (all) => {
      const answers = await Promise.all(
        all.map((each) => read(each).then(async (answer) => ({ each, answer, text: await answer.text() }))),
      );
      for (const { each, answer, text } of answers) {
        const name = `${each.language} ${each.page}`;
        const tag = answer.headers.get("etag") ?? "";
        const first = seen.get(name) ?? { tag, text };
        seen.set(name, first);
        expect([name, answer.status, tag]).toEqual([name, 200, first.tag]);
        expect(tag).toMatch(/^W\/"[^"]+"$/);
        expect(text === first.text).toBe(true);
      }
      for (const each of all) {
        const tag = seen.get(`${each.language} ${each.page}`)?.tag ?? "";
        expect([each, (await read(each, { "if-none-match": tag })).status]).toEqual([each, 304]);
      }
    }),
    { numRuns: 40 },
  );
});

test("each language of a page has a tag of its own", () => {
  for (const page of pages) {
    const tags = languages.map((language) => seen.get(`${language} ${page}`)?.tag);
    expect([page, new Set(tags).size]).toEqual([page, languages.length]);
  }
});

const renderedPerRequest = [
  "/login",
  "/bihar",
  "/discussions",
  "/info/course/growing-up-healthy",
  `/discussions/view/${content.discussions[0]?.slug}`,
];

// A campaign's parameter is part of the address under which an answer is stored, so each number is rendered anew in
// both processes.
test.each(renderedPerRequest)(
  "%s, which is rendered per request, has the same tag in both processes each time it is rendered",
  async (page) => {
    for (let number = 0; number < 12; number += 1) {
      for (const language of languages) {
        const address = page === "/login" ? page : `${page}?utm_source=campaign${number}`;
        const tagIn = async (portal: number, headers = {}) => {
          const answer = await read({ portal, page: address, language, encoding: "identity" }, headers);
          await answer.arrayBuffer();
          return { status: answer.status, tag: answer.headers.get("etag") };
        };
        const [one, other] = await Promise.all([tagIn(0), tagIn(1)]);
        expect([address, language, one.status, other]).toEqual([address, language, 200, { status: 200, tag: one.tag }]);
        expect(one.tag).toMatch(/^W\/"[^"]+"$/);
        expect(await tagIn(1, { "if-none-match": one.tag })).toEqual({ status: 304, tag: one.tag });
      }
    }
  },
);
