import { createServer, type RequestListener } from "node:http";
import { expect, test } from "vitest";
import { markErrorTitle, withErrorInTitle } from "./mark-error-title";

const page = (language: string, form: string) => `<!DOCTYPE html><html lang="${language}"><head><title>Login | Sehat Shala</title></head>${form}</html>`;
const inError = '<form action="" data-in-error="" method="POST">';

test("the title of a page with a form in error says so first, in the language of the page", () => {
  expect(withErrorInTitle(page("en", inError))).toContain("<title>Error: Login | Sehat Shala</title>");
  expect(withErrorInTitle(page("hi", inError))).toContain("<title>गलती: Login | Sehat Shala</title>");
});

test("any other page stays as it is, also one that speaks of the mark", () => {
  for (const form of ['<form action="">', '<p data-in-error="">', "<p>&lt;form data-in-error=&quot;&quot;&gt;</p>"])
    expect(withErrorInTitle(page("en", form))).toBe(page("en", form));
});

/** What a browser gets of a page that is written in two pieces. */
async function answered(init: RequestInit): Promise<string> {
  const [start, rest] = [page("en", inError).slice(0, 60), page("en", inError).slice(60)];
  const listener: RequestListener = (request, response) => {
    markErrorTitle(request, response);
    response.setHeader("Content-Type", request.url === "/file" ? "text/plain" : "text/html; charset=utf-8");
    response.write(start);
    response.end(rest);
  };
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const answer = await fetch(`http://127.0.0.1:${port}/`, init);
  const text = await answer.text();
  server.close();
  return text;
}

test("only the answer of a posted form is marked, not a page that is read nor what a script has asked for", async () => {
  expect(await answered({ method: "POST" })).toContain("<title>Error: ");
  expect(await answered({ method: "GET" })).not.toContain("Error: ");
  expect(await answered({ method: "POST", headers: { "next-action": "abc" } })).not.toContain("Error: ");
});
