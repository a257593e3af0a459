import { expect, test } from "vitest";
import { makeAsked, makePage } from "../testing/asked";
import { markErrorTitle, status } from "./status";

const page = (language: string, form: string) =>
  `<!DOCTYPE html><html lang="${language}"><head><title>Login | Sehat Shala</title></head>${form}</html>`;
const inError = '<form action="" data-in-error="" method="POST">';

const answered = (html: string, method = "POST", headers = {}) =>
  String(markErrorTitle(makePage(html), makeAsked({ method, headers })).body);

test("the title of a page with a form in error says so first, in the language of the page", () => {
  expect(answered(page("en", inError))).toContain("<title>Error: Login | Sehat Shala</title>");
  expect(answered(page("hi", inError))).toContain("<title>गलती: Login | Sehat Shala</title>");
});

test("any other page stays as it is, also one that speaks of the mark", () => {
  for (const form of ['<form action="">', '<p data-in-error="">', "<p>&lt;form data-in-error=&quot;&quot;&gt;</p>"])
    expect(answered(page("en", form))).toBe(page("en", form));
});

test("only the answer of a posted form is marked, not a page that is read nor what a script has asked for", () => {
  expect(answered(page("en", inError))).toContain("<title>Error: ");
  expect(answered(page("en", inError), "GET")).not.toContain("Error: ");
  expect(answered(page("en", inError), "POST", { "next-action": "abc" })).not.toContain("Error: ");
});

const ofForm = (page: ReturnType<typeof makePage>, headers = {}) =>
  status(
    page,
    makeAsked({ method: "POST", url: "/course/unenroll/a", headers: { cookie: "language=hi", ...headers } }),
  );

test("a form whose action is gone is answered with a page in the visitor's language; a script gets Next's own words", () => {
  const gone = makePage("Server Action unavailable.", { "content-type": "text/plain" }, 409);
  expect(ofForm(gone)).toMatchObject({ status: 409, headers: { "content-type": "text/html; charset=utf-8" } });
  expect(String(ofForm(gone).body)).toContain("यह फ़ॉर्म अब पुराना हो गया है।");
  expect(ofForm(gone, { "next-action": "abc" })).toEqual(gone);
});

test("a page that leads on does not have the form posted to the other page; the same page in another language does", () => {
  const leading = (location: string) => ofForm(makePage("", { location }, 307)).status;
  expect(leading("/info/course/a")).toBe(303);
  expect(leading("https://portal.example/info/course/a")).toBe(303);
  expect(leading("/course/unenroll/a?step=reason&language=hi")).toBe(307);
});
