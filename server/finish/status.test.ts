import { expect, test } from "vitest";
import { makeAsked, makePage } from "../testing/asked";
import { markErrorTitle, withErrorInTitle } from "./status";

const page = (language: string, form: string) =>
  `<!DOCTYPE html><html lang="${language}"><head><title>Login | Sehat Shala</title></head>${form}</html>`;
const inError = '<form action="" data-in-error="" method="POST">';

test("the title of a page with a form in error says so first, in the language of the page", () => {
  expect(withErrorInTitle(page("en", inError))).toContain("<title>Error: Login | Sehat Shala</title>");
  expect(withErrorInTitle(page("hi", inError))).toContain("<title>गलती: Login | Sehat Shala</title>");
});

test("any other page stays as it is, also one that speaks of the mark", () => {
  for (const form of ['<form action="">', '<p data-in-error="">', "<p>&lt;form data-in-error=&quot;&quot;&gt;</p>"])
    expect(withErrorInTitle(page("en", form))).toBe(page("en", form));
});

const answered = (method: string, headers = {}) =>
  String(markErrorTitle(makePage(page("en", inError)), makeAsked({ method, headers })).body);

test("only the answer of a posted form is marked, not a page that is read nor what a script has asked for", () => {
  expect(answered("POST")).toContain("<title>Error: ");
  expect(answered("GET")).not.toContain("Error: ");
  expect(answered("POST", { "next-action": "abc" })).not.toContain("Error: ");
});
