import fs from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { type Language, languages } from "../../../lib/platform/i18n/language";
import { messagesIn } from "../../../lib/platform/i18n/messages";
import { callApi, portalUrl, readCookies, succeed } from "../../../testing/calls/call-api";
import { content, courseId, type Graduate, newGraduate, password, topics } from "../../../testing/people/learners";

// Every page of the portal says in its title what it shows: two tabs, two results of a search engine and two entries of
// the history can be told apart.

const [topic] = topics;
const otherTopic = topics[1];
const cases = (content.courses.find(({ id }) => id === courseId)?.cases ?? []).map(({ id }) => id);
const ofModule = topics.flatMap(({ id, discussion }) => (discussion ? [id] : []));
let graduate: Graduate;
let cookie = "";
let wall = "";
beforeAll(async () => {
  graduate = await newGraduate();
  const { token, username } = graduate;
  wall = String((await succeed("POST", `/users/walls/${courseId}`, { token, body: { with_name: true } })).id);
  cookie = readCookies(await callApi("POST", "/users/login", { body: { username, password } }));
});

/** Addresses of every page that everybody may open, by its folder; several where each has a title of its own. */
const openTo: Record<string, () => string[]> = {
  "/": () => ["/"],
  "/[campaign]": () => ["/bihar", "/rjedu"],
  "/[campaign]/enroll": () => ["/bihar/enroll", "/rjedu/enroll"],
  "/about-us": () => ["/about-us"],
  "/accessibility": () => ["/accessibility"],
  "/account/delete": () => ["/account/delete"],
  "/article": () => ["/article"],
  "/certificate/[id]": () => [`/certificate/${graduate.certificateId}`],
  "/certdemo": () => ["/certdemo"],
  "/class-plans": () => ["/class-plans"],
  "/class-plans/[id]": () => content.classPlans.map(({ id }) => `/class-plans/${id}`),
  "/contact-us": () => ["/contact-us"],
  "/cookie-policy": () => ["/cookie-policy"],
  "/course_discussions/view/[slug]": () => ofModule.map((id) => `/course_discussions/view/${id}`),
  "/courses": () => ["/courses"],
  "/diagrams": () => ["/diagrams"],
  "/diagrams/[id]": () => content.drawings.map(({ id }) => `/diagrams/${id}`),
  "/discussions": () => ["/discussions"],
  "/discussions/view/[id]": () => content.discussions.map(({ slug }) => `/discussions/view/${slug}`),
  "/discussions/view/[id]/comment": () => content.discussions.map(({ slug }) => `/discussions/view/${slug}/comment`),
  "/grievance": () => ["/grievance"],
  "/handouts/[id]": () => content.handouts.map(({ id }) => `/handouts/${id}`),
  "/hclf": () => ["/hclf"],
  "/how-it-works": () => ["/how-it-works"],
  "/info/course/[id]/enroll": () => content.courses.map(({ id }) => `/info/course/${id}/enroll`),
  "/info/course/[id]": () => content.courses.map(({ id }) => `/info/course/${id}`),
  "/login": () => ["/login"],
  "/media": () => ["/media"],
  "/offline": () => ["/offline"],
  "/online-demo/[state]": () => ["/online-demo/bihar", "/online-demo/up"],
  "/privacy-notice": () => ["/privacy-notice"],
  "/privacy-policy": () => ["/privacy-policy"],
  "/register": () => ["/register"],
  "/reset-password": () => ["/reset-password"],
  "/resources": () => ["/resources"],
  "/school-health-program": () => ["/school-health-program"],
  "/search": () => ["/search", "/search?query=nutrition", "/search?query=sleep"],
  "/terms-and-condition": () => ["/terms-and-condition"],
  "/topic": () => ["/topic"],
  "/topic/[name]": () => content.coreIssues.map(({ slug }) => `/topic/${slug}`),
  "/topic/[name]/[slug]": () => content.articles.map(({ id, topic: of }) => `/topic/${of}/${id}`),
  "/wall/[id]": () => [`/wall/${wall}`],
};

/** The same for the pages of a learner who is signed in. */
const needLogin: Record<string, () => string[]> = {
  "/profile": () => ["/profile"],
  "/settings": () => ["/settings"],
  "/dashboard": () => ["/dashboard"],
  "/dashboard/classroom/[topic]": () => [topic, otherTopic].map(({ id }) => `/dashboard/classroom/${id}`),
  "/recall": () => ["/recall"],
  "/my-courses/[id]": () => [`/my-courses/${courseId}`],
  "/my-courses/[id]/cases/[case]": () => [
    ...cases.map((id) => `/my-courses/${courseId}/cases/${id}`),
    `/my-courses/${courseId}/cases/komal-faints?path=aside`,
  ],
  "/course/unenroll/[slug]": () => [`/course/unenroll/${courseId}`],
  "/view/course/[id]": () => [`/view/course/${courseId}`],
  "/view/course/[id]/wall": () => [`/view/course/${courseId}/wall`],
  "/course/module/[id]/[section]/[[...page]]": () =>
    topics.flatMap(({ id, quiz, journal, discussion }) => [
      `/course/module/${id}/primary/1`,
      ...(quiz.length > 0 ? [`/course/module/${id}/quiz`] : []),
      ...(journal ? [`/course/module/${id}/reflective_journal`] : []),
      ...(discussion ? [`/course/module/${id}/discussion`] : []),
    ]),
  "/survey/course/[id]": () => [`/survey/course/${courseId}`, `/survey/course/${courseId}?situations=`],
  "/help/assistant": () => ["/help/assistant"],
};

/** Pages without a title of their own to compare. */
const withoutTitle: Record<string, string[]> = {
  "lead to another page": [
    "/c/[...id]",
    "/r/[...id]",
    "/p/[tag]",
    "/quiz/[id]",
    "/my-course",
    "/my-courses",
    "/course/module/[id]",
    "/info/course/[id]/[...part]",
    "/courses/[...rest]",
    "/resources/[...rest]",
    "/usr/UpdateInfo",
    "/resume_learning/[token]/[id]/[page]",
  ],
  "the list of courses, whose address is /courses": ["/programme", "/programme/[...rest]"],
  "parts of a list, which are the list without scripts": [
    "/discussions/p/[page]",
    "/discussions/view/[id]/p/[page]",
    "/course_discussions/view/[slug]/p/[page]",
  ],
  "are not found": ["/[...rest]"],
  "are shown at the address of another page": [
    "/[campaign]/enroll/step",
    "/[campaign]/enroll/learner",
    "/other-account",
    "/logout/ask",
  ],
  "are opened once, from a mail or after a form": [
    "/verify-email/[token]/[id]",
    "/unsubscribe/[token]/[id]",
    "/reset-password-token/[token]/[id]",
    "/recall/[token]",
    "/invitation/[token]/[id]",
    "/account/deleted",
    "/discussions/report/[commentId]",
    "/discussions/edit/[commentId]",
    "/account/closed",
    "/closed-account/[token]/[id]",
    "/guardian-consent",
    "/guardian-consent/thanks",
    "/guardian-consent/[token]/[id]",
    "/email-change/[token]/[id]",
  ],
};

test("every page of the portal is in one of these lists, so that a new one is compared too", () => {
  const folders = fs
    .globSync("**/page.tsx", { cwd: "app/[locale]" })
    .map((file) => `/${path.dirname(file).replace(/\([a-z]+\)\/?/g, "")}`.replace(/^\/\.$/, "/"))
    .filter((folder) => !folder.startsWith("/desk"));
  const listed = [openTo, needLogin].flatMap((pages) => Object.keys(pages));
  expect(folders.sort()).toEqual([...listed, ...Object.values(withoutTitle).flat()].sort());
});

type Head = { address: string; title: string; description: string };

async function readHeads(pages: Record<string, () => string[]>, language: Language, cookies = ""): Promise<Head[]> {
  const heads: Head[] = [];
  for (const address of Object.values(pages).flatMap((addresses) => addresses())) {
    const asked = `${portalUrl}${address}${address.includes("?") ? "&" : "?"}language=${language}`;
    const headers = { cookie: `${cookies}; language=${language}` };
    let answer = await fetch(asked, { redirect: "manual", headers });
    // A chosen language leads to the address without it where the page is one visitor's own.
    if (answer.status === 307) answer = await fetch(portalUrl + address, { redirect: "manual", headers });
    expect([address, answer.status]).toEqual([address, 200]);
    const html = await answer.text();
    const [, title = ""] = /<title>([^<]*)/.exec(html) ?? [];
    const [, description = ""] = /<meta name="description" content="([^"]*)/.exec(html) ?? [];
    heads.push({ address, title, description });
  }
  return heads;
}

const repeated = (heads: Head[], part: "title" | "description") =>
  heads.filter((head) => heads.some((other) => other !== head && other[part] === head[part]));

describe.each(languages)("in %s", (language) => {
  test("no two pages that everybody may open have the same title", async () => {
    expect(repeated(await readHeads(openTo, language), "title")).toEqual([]);
  });

  test.each(["/r/nope", "/c/999", "/p/nope", "/no/such/page"])(
    "%s has the title of the not-found page",
    async (path) => {
      const answer = await fetch(portalUrl + path, { redirect: "manual", headers: { cookie: `language=${language}` } });
      expect(answer.status).toBe(404);
      expect(/<title>([^<|]*)/.exec(await answer.text())?.[1]?.trim()).toBe(
        messagesIn(language).errors.notFoundTitle.replaceAll("'", "&#x27;"),
      );
    },
  );

  test("no two pages of a learner have the same title, and every case describes itself", async () => {
    const heads = await readHeads(needLogin, language, cookie);
    expect(repeated(heads, "title")).toEqual([]);
    const ofCases = heads.filter(({ address }) => address.includes("/cases/") && !address.includes("?"));
    expect(ofCases.length).toBeGreaterThan(1);
    expect(repeated(ofCases, "description")).toEqual([]);
    const portal = heads.find(({ address }) => address === "/profile")?.description;
    expect(ofCases.filter(({ description }) => description === portal)).toEqual([]);
  });
});
