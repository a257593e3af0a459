import { expect, test } from "vitest";
import { makeAsked, makePage } from "../testing/asked";
import { markErrorTitle } from "./status";

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
