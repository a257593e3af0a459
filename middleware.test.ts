import fc from "fast-check";
import { NextRequest } from "next/server";
import { describe, expect, test, vi } from "vitest";
import { hostilePaths, knownWaysOut, staysHere } from "./lib/api/http/testing/hostile-paths";
import { noPages } from "./lib/api/pages/no-pages";
import { sealToken } from "./lib/platform/session/seal";
import { config, middleware } from "./middleware";

const site = "http://localhost:3000";
const secret = process.env.SESSION_SECRET ?? "";

function open(path: string, cookies: Record<string, string> = {}) {
  const pairs = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  const cookie = pairs.join("; ");
  return middleware(new NextRequest(`${site}${path}`, { headers: cookie ? { cookie } : {} }));
}
const shownAt = (answer: Response) => answer.headers.get("x-middleware-rewrite")?.replace(site, "");
const sentTo = (answer: Response) => answer.headers.get("location")?.replace(site, "");

test("the requested language decides, then the stored one, then English", async () => {
  expect(shownAt(await open("/courses?language=hi"))).toBe("/hi/courses?language=hi");
  expect(shownAt(await open("/courses", { language: "hi" }))).toBe("/hi/courses");
  expect(shownAt(await open("/courses?language=en", { language: "hi" }))).toBe("/en/courses?language=en");
  expect(shownAt(await open("/courses"))).toBe("/en/courses");
  expect(shownAt(await open("/"))).toBe("/en");
});

test("an unknown language is ignored and not stored", async () => {
  for (const language of ["fr", "HI", "<script>", ""]) {
    const answer = await open(`/courses?language=${encodeURIComponent(language)}`);
    expect(shownAt(answer)).toMatch(/^\/en\/courses/);
    expect(answer.headers.get("set-cookie")).toBeNull();
  }
  expect(shownAt(await open("/courses", { language: "xx" }))).toBe("/en/courses");
});

test("a requested language is stored once", async () => {
  expect((await open("/courses?language=hi")).headers.get("set-cookie")).toMatch(
    /^language=hi; Path=\/; .*SameSite=lax/i,
  );
  expect((await open("/courses?language=hi", { language: "hi" })).headers.get("set-cookie")).toBeNull();
});

test("a language link without JavaScript preserves the rest of the address, the question of a quiz too", async () => {
  const follow = (path: string, from: string) =>
    middleware(new NextRequest(`${site}${path}`, { headers: { referer: `${site}${from}` } }));
  const answer = await follow("/courses?language=hi", "/courses?step=3&language=en");
  expect(sentTo(answer)).toBe("/courses?step=3&language=hi");
  expect(answer.headers.get("set-cookie")).toMatch(/^language=hi/);
  for (const from of ["/courses", "/courses?language=en", "/other?step=3"])
    expect(shownAt(await follow("/courses?language=hi", from))).toBe("/hi/courses?language=hi");
  expect(shownAt(await follow("/courses?step=2&language=hi", "/courses?step=3"))).toBe(
    "/hi/courses?step=2&language=hi",
  );
});

test.each([
  "/profile",
  "/usr/UpdateInfo",
  "/settings",
  "/dashboard",
  "/my-course",
  "/my-courses/growing-up-healthy",
  "/course/unenroll/growing-up-healthy",
  "/view/course/growing-up-healthy",
  "/course/module/what-is-adolescence/primary",
  "/course/module/what-is-adolescence/primary/2",
  "/survey/course/growing-up-healthy",
])("%s sends a visitor to the login page and remembers where from", async (path) => {
  const answer = await open(path);
  expect([answer.status, sentTo(answer)]).toEqual([307, `/login?rdir=${encodeURIComponent(path)}`]);
});

test.each([
  "/",
  "/courses",
  "/programme",
  "/info/course/growing-up-healthy",
  "/login",
  "/register",
  "/topic",
  "/certificate/abc",
  "/profiles",
  "/dashboard-of-somebody",
])("%s is open to everybody", async (path) => {
  const answer = await open(path);
  expect([answer.status, sentTo(answer)]).toEqual([200, undefined]);
});

test("a form of a page that needs a login reaches its action, which leads to the login itself", async () => {
  const ask = (method: string) => middleware(new NextRequest(`${site}/view/course/growing-up-healthy`, { method }));
  expect(shownAt(await ask("POST"))).toBe("/en/view/course/growing-up-healthy");
  expect([(await ask("GET")).status, (await ask("HEAD")).status]).toEqual([307, 307]);
});

test("what another page's form posts to the login opens it; the login's own form reaches it", async () => {
  const post = (path: string, referer?: string) =>
    middleware(new NextRequest(`${site}${path}`, { method: "POST", headers: referer ? { referer } : {} }));
  const answer = await post("/login?rdir=%2Fsettings", `${site}/settings`);
  expect([answer.status, sentTo(answer)]).toEqual([303, "/login?rdir=%2Fsettings"]);
  for (const own of [`${site}/login`, `${site}/login?rdir=%2Fsettings`, undefined])
    expect(shownAt(await post("/login?rdir=%2Fsettings", own))).toMatch(/^\/en\/login/);
});

test("the return path contains the query, and the language is a parameter of its own", async () => {
  const answer = await open("/dashboard?tab=2&language=hi");
  expect(sentTo(answer)).toBe(`/login?rdir=${encodeURIComponent("/dashboard?tab=2")}`);
  expect(answer.headers.get("set-cookie")).toMatch(/^language=hi/);
});

test("the login link leaves out a referring page whose address would not fit in the answer", async () => {
  const follow = (from: string) =>
    middleware(
      new NextRequest(`${site}/login?rdir=`, { headers: { host: "localhost:3000", referer: `${site}${from}` } }),
    );
  expect(sentTo(await follow("/courses"))).toBe("/login?rdir=%2Fcourses");
  expect(shownAt(await follow(`/courses?x=${"x".repeat(12_000)}`))).toBe("/en/login?rdir=");
});

test("a sealed session is let through; garbage, a foreign seal and a short token count as none", async () => {
  expect(shownAt(await open("/dashboard", { portal_session: await sealToken("a-long-token", secret) }))).toBe(
    "/en/dashboard",
  );
  const strangers = [
    "garbage",
    await sealToken("a-long-token", "some other secret, also long enough"),
    await sealToken("abcd", secret),
  ];
  for (const portal_session of strangers) expect((await open("/dashboard", { portal_session })).status).toBe(307);
});

test("under https only the cookie counts that no other host of the domain can plant", async () => {
  vi.stubEnv("PORTAL_URL", "https://portal.example");
  const seal = await sealToken("a-long-token", secret);
  expect((await open("/dashboard", { portal_session: seal })).status).toBe(307);
  expect(shownAt(await open("/dashboard", { "__Host-portal_session": seal }))).toBe("/en/dashboard");
  vi.unstubAllEnvs();
});

test("a slash at the end is dropped, and leads to no other site", async () => {
  expect(sentTo(await open("/courses/?language=hi"))).toBe("/courses?language=hi");
  const answer = await open("//evil.example/");
  expect(
    new URL(answer.headers.get("location") ?? answer.headers.get("x-middleware-rewrite") ?? site, site).origin,
  ).toBe(site);
});

/**
 * A request of a browser that came from `from`, with the language link or a slash behind it. @returns where it is
 * redirected, and the page it gets
 */
async function leadsTo(address: string, from: string): Promise<string[]> {
  const answer = await middleware(new NextRequest(address, { headers: { referer: new URL(from).href } }));
  return ["location", "x-middleware-rewrite"].flatMap((name) => answer.headers.get(name) ?? []);
}

test("T8: for every path and referring page no redirect leads to another site", async () => {
  const tails = fc.constantFrom(
    "",
    "/",
    "//",
    "?language=hi",
    "/?language=hi",
    "/bihar/enroll",
    "/bihar/enroll/learner",
  );
  await fc.assert(
    fc.asyncProperty(fc.oneof(hostilePaths, fc.constantFrom(...knownWaysOut)), tails, async (path, tail) => {
      const address = `${site}/${path}${tail}`;
      fc.pre(URL.canParse(address));
      for (const from of [
        `${address}&step=3`,
        `${site}/${path}?step=3&utm_campaign=diwali`,
        `https://evil.example/${path}?step=3`,
      ])
        for (const leads of await leadsTo(address, from)) expect(staysHere(leads, site), leads).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test("calls, pictures and Next's own files do not pass through", () => {
  const pattern = new RegExp(`^${config.matcher[0]}$`);
  for (const path of ["/api/courses", "/api", "/_next/static/a.js", "/images/a.svg", "/videos/a.mp4", "/robots.txt"])
    expect(pattern.test(path), path).toBe(false);
  for (const path of ["/", "/courses", "/apiary"]) expect(pattern.test(path), path).toBe(true);
});

test("what is posted to an unsubscribe link has a handler of its own (RFC 8058); opening it is the page", async () => {
  const post = (path: string) => middleware(new NextRequest(`${site}${path}`, { method: "POST" }));
  expect(shownAt(await post("/unsubscribe/token/id"))).toBe("/en/unsubscribe/token/id/one-click");
  expect(shownAt(await post("/unsubscribe/token/id/resubscribe"))).toBe("/en/unsubscribe/token/id/resubscribe");
  expect(shownAt(await post("/verify-email/token/id"))).toBe("/en/verify-email/token/id");
  expect(shownAt(await open("/unsubscribe/token/id"))).toBe("/en/unsubscribe/token/id");
});

test("a form of a page without referrer counts as this site's; another site's does not", async () => {
  const originBehind = async (site: string) => {
    const headers = { host: "portal.example", origin: "null", "sec-fetch-site": site };
    const answer = await middleware(
      new NextRequest("https://portal.example/verify-email/token/id", { method: "POST", headers }),
    );
    return answer.headers.get("x-middleware-request-origin");
  };
  expect(await originBehind("same-origin")).toBe("https://portal.example");
  for (const site of ["cross-site", "same-site", "none"]) expect(await originBehind(site)).toBe("null");
});

describe.each(["bihar", "up", "rjedu"])("the form page of /%s", (slug) => {
  const path = `/${slug}/enroll`;

  test("is another page for who is signed in: nothing to register there, by GET only", async () => {
    const cookie = `portal_session=${await sealToken("a-long-token", secret)}; language=hi`;
    const ask = (method: string) => middleware(new NextRequest(`${site}${path}`, { method, headers: { cookie } }));
    expect(shownAt(await ask("GET"))).toBe(`/hi${path}/learner`);
    expect(shownAt(await ask("POST"))).toBe(`/hi${path}`);
    for (const session of ["", "made up"])
      expect(shownAt(await open(path, { portal_session: session }))).toBe(`/en${path}`);
  });

  test("leads from the learner's page, which has no address of its own, to the form", async () => {
    expect(sentTo(await open(`${path}/learner`, {}))).toBe(path);
    expect(sentTo(await open(`${path}/learner?utm_campaign=diwali`, {}))).toBe(`${path}?utm_campaign=diwali`);
  });
});

test("a partner's address replaces an older campaign, and no other address does", async () => {
  const older = { utm_campaign: "poster", utm_source: "poster" };
  expect((await open("/p/asha", older)).headers.getSetCookie().join()).toMatch(/utm_campaign=asha.*utm_source=asha/);
  for (const path of ["/bihar", "/info/course/a?utm_campaign=b&utm_source=b"])
    expect((await open(path, older)).headers.getSetCookie().join()).not.toContain("utm_");
});

describe("the documented page parameter of the forum", () => {
  test("leads to the page of that number, with the rest of the query", async () => {
    expect(sentTo(await open("/discussions?page=2"))).toBe("/discussions/p/2");
    expect(sentTo(await open("/discussions?page=2&language=hi&utm_source=mail"))).toBe(
      "/discussions/p/2?language=hi&utm_source=mail",
    );
    expect(sentTo(await open("/discussions?page=1"))).toBe("/discussions");
    expect(sentTo(await open("/discussions?page=1&language=hi"))).toBe("/discussions?language=hi");
  });

  test("leads to an address that nobody has where it is no number", async () => {
    for (const page of ["0", "-1", "02", "1.5", "abc", "2/../..", "//evil.example"]) {
      expect(sentTo(await open(`/discussions?page=${encodeURIComponent(page)}`))).toBe(
        `/discussions/p/${encodeURIComponent(page)}`,
      );
    }
  });

  test("is ignored where it is empty, and on other pages", async () => {
    for (const path of ["/discussions", "/discussions?page=", "/courses?page=2", "/discussions/view/a?page=2"])
      expect(sentTo(await open(path))).toBeUndefined();
  });

  test("never leads out of the portal's forum", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), async (page) => {
        const answer = await open(`/discussions?page=${encodeURIComponent(page)}`);
        const target = new URL(answer.headers.get("location") ?? "", site);
        expect([target.origin, target.pathname.startsWith("/discussions")]).toEqual([site, true]);
      }),
    );
  });
});

test("a page learns the requested address from the middleware alone", async () => {
  const answer = await middleware(
    new NextRequest(`${site}/profile/x?a=1`, { headers: { "x-page-address": "/forged" } }),
  );
  expect(answer.headers.get("x-middleware-request-x-page-address")).toBe("/profile/x?a=1");
});

describe("a page that is the same for everybody", () => {
  const sent = {
    cookie: "portal_session=a; language=hi",
    authorization: "Bearer t",
    "x-forwarded-for": "203.0.113.7",
    "x-page-address": "/forged",
  };
  const passedOn = async (path: string, method: string) => {
    const answer = await middleware(new NextRequest(`${site}${path}`, { method, headers: sent }));
    return answer.headers.get("x-middleware-override-headers")?.split(",") ?? [];
  };

  test.each(["/discussions", "/discussions/view/a", "/course_discussions/view/a", "/info/course/a", "/bihar"])(
    "%s learns nothing of the visitor",
    async (path) => {
      for (const method of ["GET", "HEAD"])
        expect(
          (await passedOn(path, method)).filter((name) =>
            ["cookie", "authorization", "x-forwarded-for", "x-page-address"].includes(name),
          ),
        ).toEqual([]);
    },
  );

  test("a form that is posted there, and every other page, has its visitor", async () => {
    for (const [path, method] of [
      ["/discussions/view/a", "POST"],
      ["/discussions/p/2", "GET"],
      ["/dashboard/x", "GET"],
    ] as const)
      expect(await passedOn(path, method)).toEqual(expect.arrayContaining(["cookie", "x-page-address"]));
  });
});

test("the matcher leaves out what is listed as no page, and /api", () => {
  expect(config.matcher).toEqual([`/((?!api(?:/|$)|${noPages}).*)`]);
});

test("a form that is posted to a public page gets it back in the frame of the stored page, and no browser can ask for that", async () => {
  const frameFor = async (path: string, method: string) => {
    const request = new NextRequest(`${site}${path}`, { method, headers: { "x-page-public-frame": "1" } });
    const { headers } = await middleware(request);
    return ["address", "public-frame"].map((name) => headers.get(`x-middleware-request-x-page-${name}`));
  };
  expect(await frameFor("/grievance", "POST")).toEqual(["/grievance", "1"]);
  expect(await frameFor("/bihar/enroll", "POST")).toEqual(["/bihar/enroll", "1"]);
  expect(await frameFor("/login?again=1", "POST")).toEqual(["/login?again=1", null]);
  expect(await frameFor("/topic/none", "GET")).toEqual(["/topic/none", null]);
});
