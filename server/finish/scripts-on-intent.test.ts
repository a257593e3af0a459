import { gzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { scriptsAttribute, starter } from "../../components/layout/starter";
import { pageScripts } from "../answer/page-scripts";
import type { StoredRead } from "../page";
import { makeAsked, makePage, storedAs } from "../testing/asked";
import { policyOfPage } from "./content-security-policy";
import { filesOnIntent, pageOfScripts, scriptStore, scriptsOnIntent } from "./scripts-on-intent";

const rows = ['1:"$Sreact.fragment"\n', '2:["$","p",null,{"children":"पाठ"}]\n', '0:{"P":null,"c":["$L1"]}\n'];
const pushScript = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`;
const pageWith = (pushes: string[]) =>
  `<!DOCTYPE html><html><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/m.js"/><link rel="stylesheet" href="/_next/static/chunks/a.css"/><script src="/_next/static/chunks/a.js" async=""></script><script>look()</script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>a</p><script type="application/ld+json">{"a":1}</script><script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":[]});</script><script src="/_next/static/chunks/m.js" async=""></script><script>(self.__next_f=self.__next_f||[]).push([0])</script>${pushes.join("")}</body></html>`;

const divided = (html: string, stored: StoredRead | null = storedAs("shared")) => {
  const files = scriptStore();
  const page = scriptsOnIntent(files)(makePage(html), { stored });
  const sent = String(page.body);
  const address = new RegExp(`${scriptsAttribute}="([^"]+)"`).exec(sent)?.[1] ?? "";
  return { sent, address, files, file: String(files.get(address) ?? "") };
};

test("a stored page is sent without its data and scripts, with what is no script of the framework", () => {
  const { sent, address } = divided(pageWith(rows.map(pushScript)));
  expect(sent).not.toMatch(/__next_f|TURBOPACK|chunks\/[am]\.js|old\.js|as="script"/);
  expect(sent).toContain("a.css");
  expect(sent).toContain("<script>look()</script>");
  expect(sent).toContain('<script type="application/ld+json">{"a":1}</script>');
  expect(address).toMatch(/^\/scripts\/[\w-]{22}\/en\/bihar\.js$/);
  expect(sent).toContain(`<script data-page-scripts="${address}" data-for-everybody="">`);
  expect(pageOfScripts(address)).toBe("/en/bihar");
  expect(sent.length).toBeLessThan(2500);
});

test("the file does what the page did: its data in their order, then its scripts", () => {
  const { file } = divided(pageWith(rows.map(pushScript)));
  const appended: Record<string, unknown>[] = [];
  const surroundings = {
    self: { __next_f: [] as unknown[] },
    document: {
      createElement: () => ({}),
      head: { appendChild: (made: Record<string, unknown>) => appended.push(made) },
    },
  };
  new Function("self", "document", "globalThis", file)(surroundings.self, surroundings.document, {});
  expect(surroundings.self.__next_f).toEqual([[0], ...rows.map((row) => [1, row])]);
  expect(appended).toEqual([
    { src: "/_next/static/chunks/a.js", async: true },
    { src: "/_next/static/chunks/old.js", noModule: true },
    { src: "/_next/static/chunks/m.js", async: true },
  ]);
  // As offline/worker/page-scripts.ts reads it.
  expect(file).toContain(
    '=[["/_next/static/chunks/a.js"],["/_next/static/chunks/old.js",1],["/_next/static/chunks/m.js"]];',
  );
});

test("two renderings of one page have one address, whatever the order of their data; other data have another", () => {
  const { address } = divided(pageWith(rows.map(pushScript)));
  expect(divided(pageWith([pushScript(rows.toReversed().join(""))])).address).toBe(address);
  expect(divided(pageWith([...rows, "3:[]\n"].map(pushScript))).address).not.toBe(address);
});

test("a page of one visitor or of learners in one state keeps its data, and its files are fetched by the starter", () => {
  const html = filesOnIntent(pageWith(rows.map(pushScript)));
  expect(html).not.toMatch(/<script[^>]* src=|as="script"/);
  expect(html.match(/__next_f\.push/g)).toHaveLength(3);
  expect(html).toContain(
    `${scriptsAttribute}="/_next/static/chunks/a.js old:/_next/static/chunks/old.js /_next/static/chunks/m.js">`,
  );
  expect(divided(pageWith(rows.map(pushScript)), null).sent).toBe(html);
  const filled = makePage(html);
  expect(scriptsOnIntent(scriptStore())(filled, { stored: null })).toBe(filled);
  expect(filesOnIntent("<head></head>")).toBe("<head></head>");
});

test("the policy of such a page names its starter and nothing of the data", () => {
  const { sent } = divided(pageWith(rows.map(pushScript)));
  const policy = policyOfPage(sent);
  expect(policy.match(/sha256-/g)).toHaveLength(4);
  expect(policyOfPage(sent.replace(starter, `${starter};alert(1)`)).match(/sha256-/g)).toHaveLength(3);
});

test("the starter is about a kilobyte, and of syntax that old browsers know", () => {
  expect(gzipSync(starter).length).toBeLessThan(1100);
  expect(starter).not.toMatch(/=>|`|\blet\b|\bconst\b|\?\.|\?\?/);
  expect(() => new Function(starter)).not.toThrow();
});

test.each([
  ["React's data", pageWith(rows.map(pushScript)), { ...storedAs("shared"), asData: true }],
  [
    "the answer to a posted form",
    pageWith([...rows.map(pushScript), "<script>self.__next_f.push([2,null])</script>"]),
    storedAs("shared"),
  ],
  [
    "a page without the framework",
    "<html><head></head><body><script>look()</script></body></html>",
    storedAs("shared"),
  ],
])("%s stays as it is", (_what, html, stored) => {
  expect(divided(html, stored).sent).toBe(html);
});

test("nothing of a visitor is in a file of scripts: it is the same for each, and made from the page alone", async () => {
  const word = fc.stringMatching(/^[\w=; -]{1,30}$/);
  const headers = fc.record({ cookie: word, authorization: word, "x-forwarded-for": word, "user-agent": word });
  const html = pageWith(rows.map(pushScript));
  const { address, file } = divided(html);
  await fc.assert(
    fc.asyncProperty(headers, word, async (given, query) => {
      const files = scriptStore();
      const reads: StoredRead[] = [];
      const answer = pageScripts({
        files,
        pageAt: () => storedAs("shared"),
        render: async (read) => {
          reads.push(read);
          return scriptsOnIntent(files)(makePage(html), { stored: read });
        },
      });
      const page = await answer(makeAsked({ url: `${address}?${encodeURIComponent(query)}`, headers: given }));
      expect(String(page?.body)).toBe(file);
      expect(Object.keys(page?.headers ?? {})).toEqual(["content-type", "cache-control"]);
      expect(reads).toEqual([storedAs("shared")]);
    }),
    { numRuns: 100 },
  );
});

test("addresses that somebody invents make a page be rendered once in a while only", async () => {
  const files = scriptStore();
  let renderings = 0;
  const answer = pageScripts({
    files,
    pageAt: () => storedAs("shared"),
    render: async (read) => {
      renderings += 1;
      return scriptsOnIntent(files)(makePage(pageWith(rows.map(pushScript))), { stored: read });
    },
  });
  const invented = Array.from({ length: 20 }, (_none, at) => `/scripts/${String(at).padStart(22, "x")}/en/bihar.js`);
  const answers = await Promise.all(invented.map((url) => answer(makeAsked({ url }))));
  expect(answers.map((page) => page?.status)).toEqual(invented.map(() => 404));
  expect(renderings).toBe(1);
});

test("the file is answered for good; where another process has made the page, it is rendered here", async () => {
  const html = pageWith(rows.map(pushScript));
  const { address, file } = divided(html);
  const files = scriptStore();
  const rendered: string[] = [];
  const answer = pageScripts({
    files,
    pageAt: (path) => (path === "/en/bihar" ? storedAs("shared") : null),
    render: async (read) => {
      rendered.push(read.page.path);
      return scriptsOnIntent(files)(makePage(html), { stored: read });
    },
  });
  for (const _time of [1, 2]) {
    const page = await answer(makeAsked({ url: address }));
    expect(page?.status).toBe(200);
    expect(page?.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(String(page?.body)).toBe(file);
  }
  expect(rendered).toEqual(["/en/bihar"]);
  expect(
    (await answer(makeAsked({ url: address.replace(/scripts\/.{22}/, `scripts/${"x".repeat(22)}`) })))?.status,
  ).toBe(404);
  expect((await answer(makeAsked({ url: `/scripts/${"x".repeat(22)}/en/none.js` })))?.status).toBe(404);
  expect((await answer(makeAsked({ url: address.replace("bihar", "invented") })))?.status).toBe(404);
  expect(await answer(makeAsked({ url: "/bihar" }))).toBeNull();
});
