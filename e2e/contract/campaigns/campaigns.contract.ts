import { expect, test } from "vitest";
import { campaignStates } from "../../../lib/contract/rules/campaign-pages";
import { dayMonthYear } from "../../../lib/platform/i18n/dates";
import { languages } from "../../../lib/platform/i18n/language";
import { translatorFor } from "../../../lib/platform/i18n/messages";
import { callApi, errorBody, portalUrl, readCookies, succeed } from "../../../testing/calls/call-api";
import { content, courseId, makeRegistration, newAddress, newLearner } from "../../../testing/people/learners";

const [tag] = content.campaigns.coBrandedTags;
const { redirects, hosts } = content.campaigns.redirects;
const mine = async (token: string) =>
  (await succeed("GET", "/users/my-data", { token })) as { account?: Record<string, unknown> };

test("a partner's tag names its course and language", async () => {
  for (const each of content.campaigns.coBrandedTags) {
    expect(await succeed("GET", `/co_branded_tag?tag=${each.tag}`)).toEqual({
      status: true,
      data: { course_id: each.course, default_language: each.language },
    });
  }
});

test("a short address names its target, where `data.data.url` of a body and of an HTTP client find it", async () => {
  for (const { slug, to } of redirects)
    expect(await succeed("GET", `/redirect?slug=${slug}`)).toEqual({
      status: true,
      data: { url: to, data: { url: to } },
    });
});

test("every target is a path of the portal or a listed host", () => {
  for (const { to } of redirects) expect(to.startsWith("/") || hosts.includes(new URL(to).host), to).toBe(true);
});

test.each([
  ["/co_branded_tag?tag=nobody", "There is no such tag."],
  ["/co_branded_tag?tag=__proto__", "There is no such tag."],
  ["/redirect?slug=nobody", "There is no such short address."],
  ["/redirect?slug=https://evil.example", "There is no such short address."],
  ["/redirect?slug=%2F%2Fevil.example", "There is no such short address."],
])("%s is not there", async (path, message) => {
  const answer = await callApi("GET", path);
  expect([answer.status, answer.body]).toEqual([404, expect.objectContaining(errorBody(message, "NOT_FOUND"))]);
});

test.each(["/co_branded_tag", "/co_branded_tag?tag=", "/redirect", "/redirect?slug="])(
  "%s returns an error that names what is missing",
  async (path) => {
    const answer = await callApi("GET", path);
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringMatching(/tag|slug/)]);
  },
);

test("entries are for everybody: a guest, a learner and a holder of a dead token get the same", async () => {
  const { token } = await newLearner();
  const path = `/co_branded_tag?tag=${tag?.tag}`;
  for (const holder of [token, "A".repeat(43)])
    expect(await succeed("GET", path, { token: holder })).toEqual(await succeed("GET", path));
});

test("a course names the partner whose tag is the source, in the language asked for, and no other", async () => {
  const detail = (query: string) => succeed("GET", `/courses/${tag?.course}?${query}`);
  expect((await detail(`language=hi&utm_source=${tag?.tag}`)).co_brand).toEqual({
    name: tag?.partner.hi,
    logo: tag?.logo,
  });
  for (const source of ["", "utm_source=bihar", "utm_source=constructor"])
    expect((await detail(source)).co_brand).toBeNull();
});

test("the campaign of an enrolment is stored with the account; the first one stays", async () => {
  const { token } = await newLearner();
  const enroll = (utm_source: string) =>
    succeed("POST", "/courses/enroll", { token, body: { id: courseId, utm_campaign: "poster", utm_source } });
  await enroll("health-mission");
  await enroll("somebody-else");
  expect(JSON.stringify(await mine(token))).toContain("health-mission");
  expect(JSON.stringify(await mine(token))).not.toContain("somebody-else");
});

test("a campaign that is no text, or too long, is rejected", async () => {
  const { token } = await newLearner();
  for (const utm_source of [7, "x".repeat(121)]) {
    const answer = await callApi("POST", "/courses/enroll", { token, body: { id: courseId, utm_source } });
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining("utm_source")]);
  }
});

test("the figures of a campaign's state are for everybody, and its page says the same in each language", async () => {
  const { token } = await newLearner();
  const name = content.places.states.find(({ id }) => id === campaignStates.bihar);
  const answer = await succeed("GET", "/campaigns/bihar/figures");
  expect(await succeed("GET", "/campaigns/bihar/figures", { token })).toEqual(answer);
  const figures = answer.figures as Record<string, number | null> & { day: string };
  expect(figures.day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  for (const step of ["registered", "begun", "certificates"])
    expect(figures[step] === null || Number(figures[step]) % 10 === 0, step).toBe(true);
  for (const language of languages) {
    const t = translatorFor(language, "campaigns");
    const html = await (await fetch(`${portalUrl}/bihar?language=${language}`)).text();
    const values = { state: name?.[language] ?? "", date: dayMonthYear(figures.day, language) };
    expect(html).toContain(t(figures.registered === null ? "figuresFewAll" : "figuresTitle", values));
  }
  const unknown = await callApi("GET", "/campaigns/nobody/figures");
  expect([unknown.status, unknown.body.key]).toEqual([404, "noSuchCampaign"]);
});

test("without JavaScript a campaign's page says at once who is enrolled, and only to them (campaign.button)", async () => {
  const body = makeRegistration(newAddress());
  const cookie = readCookies(await callApi("POST", "/users/register", { body }));
  const open = async (headers: Record<string, string>) => {
    const answer = await fetch(`${portalUrl}/bihar`, { headers });
    const html = await answer.text();
    return { isMarked: /<html[^>]* data-enrolled=""/.test(html), html, kept: answer.headers.get("cache-control") };
  };
  const before = await open({ cookie });
  expect(before.isMarked).toBe(false);
  expect(before.html).toMatch(/<a class="[^"]*if-enrolled[^"]*" href="\/view\/course\/[^"]+">/);
  const { course: id = "" } = content.campaigns.pages.find(({ slug }) => slug === "bihar") ?? {};
  await succeed("POST", "/courses/enroll", { cookie, body: { id, language: "en" }, headers: { origin: portalUrl } });
  expect(await open({ cookie, "if-none-match": "*" })).toMatchObject({ isMarked: true, kept: "private, no-store" });
  expect(await open({})).toMatchObject({ isMarked: false });
});
