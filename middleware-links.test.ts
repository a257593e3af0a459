import fc from "fast-check";
import { NextRequest } from "next/server";
import { describe, expect, test } from "vitest";
import { anyText } from "./lib/contract/testing/any-text";
import { middleware } from "./middleware";

// What the middleware reads from the links that lead here: a campaign's parameters, and the page that a login was
// pressed on.

const site = "http://localhost:3000";
const open = (path: string) => middleware(new NextRequest(`${site}${path}`));
const sentTo = (answer: Response) => answer.headers.get("location")?.replace(site, "");

describe("the campaign that first brought a visitor", () => {
  const readCookies = async (path: string, headers: Record<string, string> = {}, method = "GET") => {
    const answer = await middleware(new NextRequest(`${site}${path}`, { method, headers }));
    return Object.fromEntries(answer.cookies.getAll().map(({ name, value }) => [name, value]));
  };
  const poster = { utm_campaign: "diwali", utm_source: "poster" };

  test.each([
    "/",
    "/register",
    "/courses",
    "/topic/nutrition",
    "/discussions",
    "/dashboard",
    "/courses/",
    "/certificate/abc",
  ])("is stored on %s", async (path) => {
    expect(await readCookies(`${path}?utm_campaign=diwali&utm_source=poster`)).toEqual(poster);
  });

  test("is stored with the language, and read in the browser: 90 days, this site", async () => {
    const answer = await open("/?utm_source=poster&language=hi");
    expect(answer.headers.getSetCookie().toSorted()).toEqual([
      expect.stringMatching(/^language=hi;/),
      expect.stringMatching(/^utm_source=poster; Path=\/; .*Max-Age=7776000; SameSite=lax$/),
    ]);
  });

  test("stays: another address and a landing page change nothing and add nothing", async () => {
    for (const path of ["/?utm_campaign=later&utm_source=sms", "/bihar", "/?utm_campaign=later"])
      expect(await readCookies(path, { cookie: "utm_source=poster" })).toEqual({});
  });

  test("is the landing page's own where its address names none", async () => {
    expect(await readCookies("/bihar")).toEqual({ utm_campaign: "bihar", utm_source: "bihar" });
    expect(await readCookies("/up/enroll?utm_campaign=diwali")).toEqual({ utm_campaign: "diwali", utm_source: "up" });
  });

  test("is none without a mark, with an empty one, for a page fetched ahead, and for what is posted", async () => {
    for (const path of ["/", "/?utm_source=&utm_campaign=%20", "/courses?utm_medium=x"])
      expect(await readCookies(path)).toEqual({});
    for (const [name, value] of Object.entries({
      "sec-purpose": "prefetch;prerender",
      purpose: "prefetch",
      "x-moz": "prefetch",
    }))
      expect(await readCookies("/bihar?utm_source=poster", { [name]: value })).toEqual({});
    expect(await readCookies("/bihar", {}, "POST")).toEqual({});
  });

  test("never stops a page, whatever the address contains", async () => {
    await fc.assert(
      fc.asyncProperty(
        anyText({ maxLength: 130 }),
        // Typed values contain signs that divide an address, or a lone %. The other values are encoded.
        fc.oneof(
          fc.string().map((typed) => typed.replaceAll("#", "=")),
          fc.array(anyText().map(encodeURIComponent)).map((parts) => parts.join("&")),
        ),
        async (mark, query) => {
          for (const named of [encodeURIComponent(mark.toWellFormed()), query])
            expect((await open(`/?utm_source=${named}`)).status).toBe(200);
        },
      ),
    );
  });
});

describe("the header's Login without JavaScript", () => {
  const press = (path: string, from?: string) =>
    middleware(
      new NextRequest(`${site}${path}`, { headers: { host: "localhost:3000", ...(from && { referer: from }) } }),
    );

  test.each([
    ["/courses", "/courses"],
    ["/discussions/view/a?page=2&language=hi", "/discussions/view/a?page=2"],
    ["/bihar", "/bihar"],
    ["/", "/"],
    ["/register?rdir=%2Fsettings", "/settings"],
  ])("pressed on %s comes back to %s", async (from, back) => {
    const answer = await press("/login?rdir=", `${site}${from}`);
    expect([answer.status, sentTo(answer)]).toEqual([307, `/login?rdir=${encodeURIComponent(back)}`]);
  });

  test.each([
    undefined,
    "https://evil.example/courses",
    `${site}/login`,
    `${site}/reset-password-token/secret/id`,
    `${site}/verify-email/secret/id`,
    `${site}/logout/ask`,
    `${site}/register?rdir=/..//evil.example`,
    `${site}//evil.example/`,
  ])("pressed on %s comes back to nowhere", async (from) => {
    expect(sentTo(await press("/login?rdir=", from))).toBeUndefined();
  });

  test("the login's own address is left alone", async () => {
    for (const path of ["/login", "/login?rdir=%2Fsettings", "/login?problem=socialExpired"])
      expect(sentTo(await press(path, `${site}/courses`))).toBeUndefined();
  });
});
