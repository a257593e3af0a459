import fs from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { portalUrl } from "../../../testing/calls/call-api";
import { content, courseId, type Graduate, newGraduate, topics } from "../../../testing/people/learners";

// Every address of the specification's route table (docs/spec/routes.tsv) answers with a page, or leads to one.

const routes = fs
  .readFileSync("docs/spec/routes.tsv", "utf8")
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t") as [route: string, access: string]);

const [topic] = topics;
const article = content.articles[0];
const mailed = { token: "A".repeat(43), id: "00000000-0000-4000-8000-000000000000" };
let graduate: Graduate;
beforeAll(async () => {
  graduate = await newGraduate();
});

/** One real address of each route with parameters. */
const routeAddresses: Record<string, () => string> = {
  "/reset-password-token/{token}/{id}": () => `/reset-password-token/${mailed.token}/${mailed.id}`,
  "/verify-email/{token}/{id}": () => `/verify-email/${mailed.token}/${mailed.id}`,
  "/unsubscribe/{token}/{id}": () => `/unsubscribe/${mailed.token}/${mailed.id}`,
  "/resume_learning/{token}/{id}/{page}": () => `/resume_learning/${mailed.token}/${mailed.id}/topic`,
  "/online-demo/{state}": () => "/online-demo/bihar",
  "/discussions/p/{page}": () => "/discussions/p/1",
  "/discussions/view/{id}": () => `/discussions/view/${content.discussions[0]?.slug}`,
  "/course_discussions/view/{id}": () => `/course_discussions/view/${topics.find(({ discussion }) => discussion)?.id}`,
  "/topic/{name}": () => `/topic/${article?.topic}`,
  "/topic/{id}/{slug}": () => `/topic/${article?.topic}/${article?.id}`,
  "/p/{tag}": () => `/p/${content.campaigns.coBrandedTags[0]?.tag}`,
  "/c/{id}": () => `/c/${courseId}`,
  "/r/{id}": () => `/r/${content.campaigns.redirects.redirects[0]?.slug}`,
  "/search": () => "/search?query=nutrition",
  "/my-courses/{id}": () => `/my-courses/${courseId}`,
  "/course/unenroll/{id}": () => `/course/unenroll/${courseId}`,
  "/view/course/{id}": () => `/view/course/${courseId}`,
  "/course/module/{id}/{section}": () => `/course/module/${topic.id}/primary`,
  "/course/module/{id}/{section}/{tab_id}": () => `/course/module/${topic.id}/primary/2`,
  "/survey/course/{id}": () => `/survey/course/${courseId}`,
  "/info/course/{id}": () => `/info/course/${courseId}`,
  "/certificate/{id}": () => `/certificate/${graduate.certificateId}`,
};
const addressFor = (route: string) => routeAddresses[route]?.() ?? route;
const visit = (address: string, token?: string) =>
  fetch(portalUrl + address, { redirect: "manual", headers: token ? { authorization: `Bearer ${token}` } : {} });

const leadsOn = ["/logout", "/p/{tag}", "/c/{id}", "/r/{id}"];
const needLogin = routes.filter(([, access]) => access === "login").map(([route]) => route);
const open = routes.filter(([route, access]) => access !== "login" && !leadsOn.includes(route)).map(([route]) => route);

test("the list holds every documented route", () => expect(routes.length).toBeGreaterThanOrEqual(50));

describe("open to everybody", () => {
  test.each(open)("%s", async (route) => {
    const answer = await visit(addressFor(route));
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(/<h1[\s>]/);
  });
});

test.each(leadsOn)("%s leads on", async (route) => {
  const answer = await visit(addressFor(route));
  expect(answer.status).toBeGreaterThanOrEqual(303);
  expect(answer.headers.get("location")).toBeTruthy();
});

test.each(needLogin)("%s leads to the login, which leads back to it", async (route) => {
  const answer = await visit(addressFor(route));
  expect(answer.status).toBe(307);
  expect(answer.headers.get("location")).toContain(`/login?rdir=${encodeURIComponent(addressFor(route))}`);
});

// The component gallery is a page while developing only.
test.each(["/no-such-page", "/dev/components", "/dev/drawings"])(
  "%s, which the table does not have, is not found",
  async (address) => {
    expect((await visit(address)).status).toBe(404);
  },
);
