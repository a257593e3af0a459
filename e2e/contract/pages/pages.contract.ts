import { expect, test } from "vitest";
import { callApi, errorBody, succeed } from "../../../testing/calls/call-api";
import { content, newLearner } from "../../../testing/people/learners";

type StaticPage = { data: { content: string } };
const page = async (query: string, token?: string) =>
  (await succeed("GET", `/static_page?${query}`, { token })) as StaticPage;
const { productKey } = content.site;

const documented = [
  "Home-Banner1",
  "Home-Banner2",
  "Home-Banner3",
  `${productKey}Advantage`,
  `${productKey}Partners`,
  "About",
  "School-Health-Program",
  "Terms",
  "Cookies",
  "Privacy",
];

test.each(documented)("the page %s comes as HTML in both languages, and as nothing else", async (key) => {
  const english = await page(`p=${key}&language=en`);
  const hindi = await page(`p=${key}&language=hi`);
  expect(english).toEqual({ data: { content: expect.stringMatching(/^<(h[123]|p)>/) } });
  expect(hindi.data.content).toMatch(/[\u0900-\u097F]/);
  expect(hindi.data.content).not.toBe(english.data.content);
});

test("a page without a language, or in one that is not there, is English", async () => {
  const english = await page("p=About&language=en");
  expect(await page("p=About")).toEqual(english);
  expect(await page("p=About&language=fr")).toEqual(english);
});

test.each(["Nowhere", "about", "..%2F..%2Fsite.yaml", "Advantage", "__proto__"])("there is no page %s", async (key) => {
  const answer = await callApi("GET", `/static_page?p=${key}&language=hi`);
  expect([answer.status, answer.body]).toEqual([
    404,
    expect.objectContaining(errorBody("ऐसा कोई पेज नहीं है।", "NOT_FOUND")),
  ]);
});

test("a question without a page, or with a name too long, returns an error that names the field", async () => {
  for (const query of ["", "?p=", `?p=${"x".repeat(121)}`]) {
    const answer = await callApi("GET", `/static_page${query}`);
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining(errorBody(expect.stringContaining("p"))),
    ]);
  }
});

test("banner 1 exists in both languages, another does not, and an invalid number is rejected", async () => {
  const english = await succeed("GET", "/banner?id=1");
  expect(english).toEqual({ data: { code: expect.stringContaining('href="/courses"') } });
  expect(await succeed("GET", "/banner?id=1&language=hi")).toEqual({
    data: { code: expect.stringMatching(/[\u0900-\u097F]/) },
  });
  expect((await callApi("GET", "/banner?id=99")).status).toBe(404);
  for (const id of ["", "0", "-1", "1.5", "one"])
    expect((await callApi("GET", `/banner?id=${id}`)).status, id).toBe(400);
});

test("five testimonials, each with a face, a quotation from the portal and a link to its source; the quotation is plain text", async () => {
  const { data } = (await succeed("GET", "/testimonials?language=hi")) as { data: { data: Record<string, string>[] } };
  expect(data.data).toHaveLength(5);
  for (const each of data.data) {
    expect(each).toEqual({
      picture_url: expect.stringMatching(/^\/images\/faces\/[a-z-]+\.svg$/),
      testimonial: expect.any(String),
      person_name: expect.stringMatching(/^[^<]+<br><a href="\/(info\/course|topic)\/[a-z0-9/-]+">[^<]+<\/a>$/),
    });
    expect(each.testimonial).not.toContain("<");
  }
  expect(data.data[0]?.testimonial).toContain("“तुम्हारा भाई कैसा है?”");
});

test("pages are for everybody: a guest, a learner and a holder of a dead token get the same", async () => {
  const { token } = await newLearner();
  const asGuest = await page("p=Privacy&language=en");
  for (const holder of [token, "A".repeat(43)]) expect(await page("p=Privacy&language=en", holder)).toEqual(asGuest);
});
