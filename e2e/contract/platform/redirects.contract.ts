import http from "node:http";
import { beforeAll, expect, test } from "vitest";
import { knownWaysOut, staysHere } from "../../../lib/api/http/testing/hostile-paths";
import { callApi, portalUrl, readCookies } from "../../../testing/calls/call-api";
import { makeRegistration, newAddress } from "../../../testing/people/learners";
import { firstInCore } from "../../../testing/scope";

// Every address of the portal that redirects, called with targets that have led, or could lead, to another site
// (threats T8).

let cookie = "";
beforeAll(async () => {
  cookie = readCookies(await callApi("POST", "/users/register", { body: makeRegistration(newAddress()) }));
});

type Request = { headers?: Record<string, string>; method?: string };

/** Requests the path as it is written, because `fetch` would resolve the dots. @returns where the answer leads */
function leadsTo(path: string, { headers = {}, method = "GET" }: Request = {}): Promise<string> {
  const { hostname, port } = new URL(portalUrl);
  return new Promise((resolve, reject) => {
    http
      .request({ hostname, port, path, method, headers }, (answer) => {
        answer.resume();
        expect(answer.statusCode, path).toBeLessThan(500);
        resolve(answer.headers.location ?? path);
      })
      .on("error", reject)
      .end();
  });
}

const visible = knownWaysOut.filter((way) => !/[\s\\]/.test(way));
const pages = [
  "/login?rdir=",
  "/register?rdir=",
  "/guardian-consent?rdir=",
  "/login?again=1&rdir=",
  "/usr/UpdateInfo?rdir=",
];
const entries = [
  "/r/",
  "/c/",
  "/p/",
  "/info/course/a/",
  "/courses/",
  "/programme/",
  "/resume_learning/a/",
  "/bihar/enroll/learner?utm_source=",
];

// That each of them is recognised, lib/api tests show: one is enough here for `npm test`.
test.each(firstInCore(knownWaysOut))(
  "T8: %j as a return path leads to no other site, signed in or not",
  async (way) => {
    for (const page of pages)
      for (const signedInAs of ["", cookie]) {
        const location = await leadsTo(`${page}${encodeURIComponent(way)}`, { headers: { cookie: signedInAs } });
        expect(staysHere(location, portalUrl), `${page} → ${location}`).toBe(true);
        const further = new URL(location, portalUrl).searchParams.get("rdir");
        // A page that only passes the target on may repeat it: the login above checks it again.
        if (further && !location.startsWith(page))
          expect(staysHere(further, portalUrl), `${page} → ${location}`).toBe(true);
      }
    const started = await leadsTo(`/api/social/nobody/start?rdir=${encodeURIComponent(way)}`);
    expect(staysHere(started, portalUrl), started).toBe(true);
  },
);

test.each(firstInCore(knownWaysOut))("T8: %j behind an entry leads to no other site", async (way) => {
  for (const entry of entries) {
    const location = await leadsTo(`${entry}${encodeURIComponent(way)}`);
    expect(staysHere(location, portalUrl), `${entry} → ${location}`).toBe(true);
  }
});

test.each(firstInCore(visible))(
  "T8: %j as the path itself, with a slash behind it, a language and a page before it, leads to no other site",
  async (way) => {
    const referer = `${portalUrl}/${way}?step=3`;
    for (const tail of ["", "/", "?language=hi", "/?language=hi"]) {
      const location = await leadsTo(`${way.startsWith("/") ? way : `/${way}`}${tail}`, { headers: { referer } });
      if (location.startsWith("http") || location !== `${way}${tail}`)
        expect(staysHere(location, portalUrl), `${way}${tail} → ${location}`).toBe(true);
    }
  },
);

test("T8: the page before the header's Login counts only where it is a page of this site", async () => {
  for (const referer of [
    "https://evil.example/courses",
    `${portalUrl}//evil.example/`,
    `${portalUrl}/..//evil.example`,
  ])
    expect(await leadsTo("/login?rdir=", { headers: { referer } })).toBe("/login?rdir=");
  expect(await leadsTo("/login?rdir=", { headers: { referer: `${portalUrl}/courses` } })).toMatch(
    /\/login\?rdir=%2Fcourses$/,
  );
});
