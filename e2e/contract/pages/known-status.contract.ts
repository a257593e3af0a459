import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { languages } from "../../../lib/platform/i18n/language";
import { callApi, portalUrl, readCookies } from "../../../testing/calls/call-api";
import { newLearner, password, topics } from "../../../testing/people/learners";
import { addressesInSitemap } from "../support/site-pages";

// Every listed address is 200 and its generated neighbours are 404, as documents and as React's data, in each language,
// under parallel load, for guests and for a learner (docs/decisions/0160).

const atOnce = 16;
let listed: string[];
let cookie: string;
beforeAll(async () => {
  listed = [...new Set((await addressesInSitemap(portalUrl)).map((address) => new URL(address).pathname))];
  const { username } = await newLearner();
  cookie = readCookies(await callApi("POST", "/users/login", { body: { username, password } }));
});

type Visit = { path: string; language: string; asData: boolean; signedIn: boolean };

async function fetchStatus({ path, language, asData, signedIn }: Visit): Promise<number> {
  const sent = [`language=${language}`, ...(signedIn ? [cookie] : [])].join("; ");
  const headers = { cookie: sent, "accept-encoding": "gzip", ...(asData && { rsc: "1" }) };
  const answer = await fetch(`${portalUrl}${path}`, { headers, redirect: "manual" });
  await answer.arrayBuffer();
  return answer.status;
}

/** @returns the visits with another status, each with that status */
async function others(visits: Visit[], expected: number[]): Promise<[Visit, number][]> {
  const found: [Visit, number][] = [];
  const waiting = [...visits];
  const visitor = async () => {
    for (let visit = waiting.pop(); visit; visit = waiting.pop()) {
      const status = await fetchStatus(visit);
      if (!expected.includes(status)) found.push([visit, status]);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return found;
}

const inEveryWay = (paths: string[]): Visit[] =>
  paths.flatMap((path) =>
    languages.flatMap((language) =>
      [false, true].flatMap((asData) => [false, true].map((signedIn) => ({ path, language, asData, signedIn }))),
    ),
  );

/**
 * Each in two of the eight ways, in turn: rendering all of them in all ways took two minutes of each whole run, and
 * shows no more.
 */
const inTurn = (paths: string[]): Visit[] =>
  paths.flatMap((path, index) => {
    const ways = inEveryWay([path]);
    return [index, index + 3].flatMap((turn) => ways[turn % ways.length] ?? []);
  });

const kindsOfMany = /^\/(?:topic|discussions\/view|online-demo|handouts|class-plans|diagrams)\/./;

/** Addresses near one that exists: one letter changed, added or removed, or one more part. */
function neighbours(path: string): string[] {
  const letter = fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz0123456789");
  const changes = fc.sample(fc.tuple(fc.nat(), letter, fc.constantFrom("add", "replace", "remove")), {
    numRuns: 2,
    seed: path.length,
  });
  const begin = path.lastIndexOf("/") + 1;
  const near = changes.map(([at, sign, how]) => {
    const place = begin + (at % (path.length - begin));
    return path.slice(0, place) + (how === "remove" ? "" : sign) + path.slice(how === "add" ? place : place + 1);
  });
  return near.filter((address) => !listed.includes(address) && !address.endsWith("/"));
}

describe("the status is known before the rendering", () => {
  test("every listed address is 200", async () => {
    expect(listed.length).toBeGreaterThan(60);
    // The registration leads a learner away.
    expect(await others(inTurn(listed.filter((path) => path !== "/register")), [200])).toEqual([]);
  });

  test("its neighbours are 404", async () => {
    const near = listed.filter((path) => kindsOfMany.test(path)).flatMap(neighbours);
    expect(near.length).toBeGreaterThan(60);
    expect(await others(inTurn(near), [404])).toEqual([]);
  });

  test("so are neighbours of other pages, and unknown certificates and module discussions", async () => {
    const [topic] = topics;
    const paths = [
      "/kerala",
      "/kerala/enroll",
      "/topic/puberty/a/b",
      "/about-uss",
      "/certificate/0123456789abcdef0123456789abcdef",
    ];
    const more = [
      `/course_discussions/view/${topic.id}x`,
      "/no-such-page",
      "/no/such/page",
      "/no-such-page?utm_source=x",
    ];
    expect(await others(inEveryWay([...paths, ...more]), [404])).toEqual([]);
  });

  test("a misspelt address leads to the page that it means, with its query", async () => {
    const leadsTo = async (path: string, headers: Record<string, string>) => {
      const { status, headers: sent } = await fetch(`${portalUrl}${path}`, { headers, redirect: "manual" });
      return [status, sent.get("location")];
    };
    for (const sent of ["", cookie, "language=hi"]) {
      const headers = { cookie: sent };
      expect(await leadsTo("/Bihar?utm_source=poster", headers)).toEqual([308, "/bihar?utm_source=poster"]);
      expect(await leadsTo("/Topic/Nutrition)", headers)).toEqual([308, "/topic/nutrition"]);
    }
  });

  test("an unknown course leads to the list of courses", async () => {
    const visits = inEveryWay(["/info/course/no-course"]);
    const isData = ({ asData }: Visit) => asData;
    expect(
      await others(
        visits.filter((visit) => !isData(visit)),
        [307],
      ),
    ).toEqual([]);
    // React's data holds the redirect.
    expect(await others(visits.filter(isData), [200])).toEqual([]);
  });
});
