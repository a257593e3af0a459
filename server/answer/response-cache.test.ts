import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { page, portalWith, routedTo } from "../testing/cached-portal";
import { variantForProxy } from "./response-cache";

afterEach(() => void vi.restoreAllMocks());

test("a page for everybody is rendered once, and sent with the same bytes and headers afterwards", async () => {
  const { ask, calls } = portalWith(() =>
    page("<p>नमस्ते</p>", { etag: '"one"', "content-security-policy": "default-src 'self'" }),
  );
  const first = await ask("/bihar");
  const second = await ask("/bihar");
  expect(calls.handled).toBe(1);
  expect(second.body).toBe(first.body);
  expect(second.headers).toMatchObject({
    etag: '"one"',
    "content-type": "text/html",
    "content-security-policy": "default-src 'self'",
  });
  expect([first.headers["cache-status"], second.headers["cache-status"]]).toEqual([undefined, "portal; hit"]);
  expect((await ask("/bihar", { "if-none-match": 'W/"one"' })).status).toBe(304);
  expect(await ask("/bihar", {}, "HEAD")).toMatchObject({ status: 200 });
  expect(calls.handled).toBe(1);
});

test.each([
  ["another language", { cookie: "language=hi" }],
  ["another encoding", { "accept-encoding": "gzip" }],
  ["no encoding", { "accept-encoding": "identity" }],
  ["weighed encodings", { "accept-encoding": "br;q=0, gzip" }],
  ["React's own data", { rsc: "1" }],
  ["a part", { range: "bytes=0-3" }],
])("%s is another answer", async (_, headers) => {
  const { ask, calls } = portalWith(() => page("text"));
  await ask("/up");
  await ask("/up", headers);
  expect(calls.handled).toBe(2);
});

test.each([
  ["a cookie of its own", { "set-cookie": "session=1" }],
  ["a nonce", { "content-security-policy": "script-src 'nonce-abc'" }],
  ["one visitor in it", { "x-everybody": "no" }],
])("an answer with %s is not stored", async (_, headers) => {
  const { ask, calls } = portalWith(() => page("text", headers));
  await ask("/up");
  await ask("/up");
  expect(calls.handled).toBe(2);
});

test("a page with the message of the page before is its visitor's alone: it is not stored, and no stored page stands in for it", async () => {
  const { ask, calls } = portalWith(({ carried }) => page(carried?.message ?? "nothing"));
  const carrying = { cookie: "carried_message=Registered" };
  expect((await ask("/courses", carrying)).body).toBe("Registered");
  expect((await ask("/courses")).body).toBe("nothing");
  expect((await ask("/courses", carrying)).body).toBe("Registered");
  expect((await ask("/courses", { cookie: "carried_message=" })).body).toBe("nothing");
  expect(calls.handled).toBe(3);
});

test("a stored page is one entry whatever its query, cookies and headers, and each visitor gets the own cookies beside it", async () => {
  const { ask, calls } = portalWith(() => page("text", { etag: '"one"' }));
  const first = await ask("/bihar?utm_source=sms&token=secret", {
    "x-beside": "utm_source=sms",
    "sec-purpose": "prefetch",
  });
  expect(first.headers["set-cookie"]).toEqual(["utm_source=sms"]);
  const plain = await ask("/bihar", { cookie: "utm_campaign=bihar" });
  expect([plain.body, plain.headers["set-cookie"]]).toEqual(["text", undefined]);
  const hindi = { "x-beside": "language=en; Path=/" };
  expect((await ask("/bihar?language=en", hindi)).headers["set-cookie"]).toEqual(["language=en; Path=/"]);
  expect(await ask("/bihar", { ...hindi, "if-none-match": '"one"' })).toMatchObject({
    status: 304,
    headers: { "set-cookie": ["language=en; Path=/"] },
  });
  expect(calls.handled).toBe(1);
});

test("a page that is not a stored one is rendered for each request", async () => {
  const { ask, calls } = portalWith(() => page("text"));
  for (const path of ["/search?query=a", "/dashboard"]) for (const _ of [1, 2]) await ask(path, { "x-learner": "1" });
  expect(calls.handled).toBe(4);
});

test("errors, redirects, posted forms and long answers are not stored", async () => {
  const long = page("x".repeat(512 * 1024 + 1));
  const { ask, calls } = portalWith(({ url }) =>
    url === "/long" ? long : { ...page("text"), status: url === "/lost" ? 404 : url === "/moved" ? 307 : 200 },
  );
  for (const path of ["/lost", "/moved", "/long"]) for (const _ of [1, 2]) await ask(path);
  for (const _ of [1, 2]) await ask("/page", {}, "POST");
  expect(calls.handled).toBe(8);
});

test("after five seconds one request renews a changed page, and after ten nobody gets it any more", async () => {
  let version = 1;
  const { ask, clock } = portalWith(() => page(`version ${version}`));
  await ask("/");
  version = 2;
  clock.ms += 6000;
  expect((await ask("/")).body).toBe("version 2");
  version = 3;
  clock.ms += 11_000;
  expect((await ask("/")).body).toBe("version 3");
});

test("a page that is rendered again without a change is kept twice as long, up to a minute; a changed one for five seconds again", async () => {
  let version = 1;
  const { ask, calls, clock } = portalWith(() => page(`version ${version}`, { etag: `"${version}"` }));
  await ask("/");
  const keptFor = async () => {
    for (const before = calls.handled, since = clock.ms; ; clock.ms += 1000) {
      await ask("/");
      if (calls.handled > before) return (clock.ms - since) / 1000;
    }
  };
  const seconds: number[] = [];
  for (let times = 0; times < 6; times += 1) seconds.push(await keptFor());
  expect(seconds).toEqual([5, 10, 20, 40, 60, 60]);
  version = 2;
  expect([await keptFor(), await keptFor(), await keptFor()]).toEqual([60, 5, 10]);
});

test("a public page, which no call changes, is rendered again after five minutes; one that lacks a part, after five seconds", async () => {
  let lacksPart = true;
  const { ask, calls, clock } = portalWith(({ method, cache }) => {
    if (method === "POST") cache.dropPages();
    return page("text", lacksPart ? { "x-lacks-part": "1" } : {});
  });
  const open = async (waitMs: number) => {
    clock.ms += waitMs;
    await ask("/topic", { "x-public-page": "1" });
    return calls.handled;
  };
  expect([await open(0), await open(4000), await open(1000)]).toEqual([1, 1, 2]);
  lacksPart = false;
  expect([await open(5000), await open(299_000)]).toEqual([3, 3]);
  await ask("/api/rating", {}, "POST");
  expect([await open(0), await open(1000), await open(310_000)]).toEqual([4, 5, 6]);
});

test.each([
  [10, 5000],
  [65, undefined],
])(
  "nobody gets a page that is more than %d seconds older than a change that no call has declared",
  async (seconds, longestFreshMs) => {
    const step = fc.record({ waitMs: fc.integer({ min: 0, max: 90_000 }), changes: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        let version = 0;
        const { ask, clock } = portalWith(() => page(`${version}`), longestFreshMs);
        const replacedAt: number[] = [];
        for (const { waitMs, changes } of steps) {
          clock.ms += waitMs;
          if (changes) replacedAt[version++] = clock.ms;
          const shown = Number((await ask("/")).body);
          if (shown < version) expect(clock.ms - (replacedAt[shown] ?? 0)).toBeLessThan(seconds * 1000);
        }
      }),
    );
  },
);

test("a guest's page is stored with its status, apart from what others get at the same address", async () => {
  const { ask, calls } = portalWith(({ request }) => ({
    ...page(request.headers["x-learner"] ? "for a learner" : "for guests", { "x-everybody": "no" }),
    status: 404,
  }));
  const guest = { "x-guest-page": "1" };
  for (let times = 0; times < 3; times += 1)
    expect(await ask("/not-there", guest)).toMatchObject({ status: 404, body: "for guests" });
  expect(calls.handled).toBe(1);
  for (let times = 0; times < 2; times += 1)
    expect((await ask("/not-there", { "x-learner": "1" })).body).toBe("for a learner");
  expect(calls.handled).toBe(3);
});

test("a guest's page that was not rendered within its request is not stored", async () => {
  const { ask, calls } = portalWith(() => page("text", calls.handled === 1 ? { "x-not-of-this-request": "1" } : {}));
  for (let times = 0; times < 3; times += 1) await ask("/not-there", { "x-guest-page": "1" });
  expect(calls.handled).toBe(2);
});

test("a call that is the same for everybody is stored in each language until pages change; one with a token or of an account's page is not", async () => {
  const { ask, calls } = portalWith(({ method, cache }) => {
    if (method === "POST") cache.dropPages();
    return page(`courses ${calls.handled}`);
  });
  const first = await ask("/api/courses");
  expect((await ask("/api/courses")).body).toBe(first.body);
  expect((await ask("/api/courses?language=hi")).body).not.toBe(first.body);
  const others: Record<string, string>[] = [{ authorization: "Bearer abcdef" }, { "x-portal-account": "a" }];
  for (const headers of others) expect((await ask("/api/courses", headers)).body).not.toBe(first.body);
  const hindi = await ask("/api/courses?language=hi");
  for (const query of ["language=%68i", "&language=hi&"])
    expect((await ask(`/api/courses?${query}`)).body).toBe(hindi.body);
  for (const path of ["/api/courses?language=xx", "/api/courses?page=1", "/api/courses?language=hi&language=hi"])
    expect((await ask(path)).body).not.toBe((await ask(path)).body);
  await ask("/api/courses", {}, "POST");
  expect((await ask("/api/courses")).body).not.toBe(first.body);
});

test("a change in another process drops a stored page, and one that is being rendered is not stored", async () => {
  let finish = () => {};
  const { ask, calls } = portalWith(({ cache }) => {
    if (calls.handled === 3) cache.dropPages();
    if (calls.handled !== 2) return page("text");
    return new Promise((resolve) => {
      finish = () => resolve(page("from before"));
    });
  });
  await ask("/");
  const slow = ask("/slow");
  await vi.waitFor(() => expect(calls.handled).toBe(2));
  await ask("/other");
  finish();
  expect((await slow).body).toBe("from before");
  for (const path of ["/", "/slow"]) expect((await ask(path)).body).toBe("text");
  expect(calls.handled).toBe(5);
});

test("a file of the build stays, through changes and time", async () => {
  const { ask, clock, calls } = portalWith(({ url, cache }) => {
    if (url === "/change") cache.dropPages();
    return page("file");
  });
  await ask("/_next/static/a.js");
  await ask("/change", {}, "POST");
  clock.ms += 3_600_000;
  await ask("/_next/static/a.js");
  expect(calls.handled).toBe(2);
});

test("a request after the answer to a change never gets a page from before it, whatever was being rendered meanwhile", async () => {
  const step = fc.oneof(
    fc.record({
      kind: fc.constant("read" as const),
      delayMs: fc.integer({ min: 0, max: 6 }),
      renderMs: fc.integer({ min: 0, max: 6 }),
    }),
    fc.record({
      kind: fc.constant("change" as const),
      delayMs: fc.integer({ min: 0, max: 6 }),
      renderMs: fc.integer({ min: 0, max: 6 }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
      let version = 0;
      let reported = 0;
      const { ask } = portalWith(async ({ request, method, cache }) => {
        if (method === "POST") {
          version += 1;
          cache.dropPages();
        }
        const seen = version;
        await new Promise((resolve) => setTimeout(resolve, Number(request.headers["x-render-ms"])));
        return page(String(seen));
      });
      await Promise.all(
        steps.map(async ({ kind, delayMs, renderMs }) => {
          await new Promise((resolve) => setTimeout(resolve, delayMs));
          const headers = { "x-render-ms": String(renderMs) };
          if (kind === "change") {
            const written = Number((await ask("/discussions", headers, "POST")).body);
            reported = Math.max(reported, written);
          } else {
            const atLeast = reported;
            expect(Number((await ask("/discussions", headers)).body)).toBeGreaterThanOrEqual(atLeast);
          }
        }),
      );
    }),
    { numRuns: 40 },
  );
});

test("a proxy learns which variant a page is, and nothing about a response that it must not store", () => {
  const variant = (url: string, headers: Record<string, string> = {}, sent: Record<string, string> = {}) =>
    variantForProxy(routedTo(url, headers), page("text", sent));
  expect(variant("/bihar")).toBe("en br first");
  expect(variant("/bihar?utm_source=sms", { cookie: "language=hi; utm_source=sms", "accept-encoding": "gzip" })).toBe(
    "hi gzip known",
  );
  expect(variant("/bihar", { cookie: "a=1;  utm_source=sms;language=hi" })).toBe("hi br known");
  const beside = (cookie: string) => variant("/bihar", { "x-beside": cookie }, { "set-cookie": cookie });
  expect(beside("utm_source=bihar; Path=/")).toBe("en br first");
  expect(beside("language=hi; Path=/")).toBeNull();
  expect(variant("/bihar", {}, { "set-cookie": "utm_source=bihar; Path=/" })).toBeNull();
  for (const url of [
    "/search?query=x",
    "/bihar?token=x",
    "/bihar?language=hi",
    "/bihar/enroll",
    "/bihar/enroll/learner",
    "/images/a.svg",
  ])
    expect(variant(url)).toBeNull();
  const others: Record<string, string>[] = [
    { rsc: "1" },
    { "sec-purpose": "prefetch" },
    { "x-guest-page": "1" },
    { range: "bytes=0-1" },
  ];
  for (const headers of others) expect(variant("/bihar", headers)).toBeNull();
});

test("for a page that cannot be rendered now, the stored one of any age is sent with its own headers", async () => {
  let isDown = false;
  const { ask, clock } = portalWith((routed) => {
    const outdated = isDown ? routed.cache.outdated(routed) : null;
    return outdated ?? { ...page("<p>here</p>", { etag: '"one"' }), status: isDown ? 503 : 200 };
  });
  await ask("/courses");
  isDown = true;
  clock.ms += 3_600_000;
  const answer = await ask("/courses");
  expect([answer.status, answer.body, answer.headers.etag]).toEqual([200, "<p>here</p>", '"one"']);
  expect((await ask("/topic")).status).toBe(503);
});
