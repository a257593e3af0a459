import { ORPCError } from "@orpc/client";
import { expect, test, vi } from "vitest";
import * as z from "zod";
import { contract } from "../contract";
import { htmlField } from "../contract/meta/html";
import { sanitiseHtml } from "../platform/content/text/sanitise";
import { asAnswer, withCleanHtml } from "./upstream";

const bad = `<p onclick="steal()">Hello<script>steal()</script></p>`;

test("every registered field is cleaned, at any depth and under any wrapper; other text stays as it is, whatever its description", () => {
  const schema = z.object({
    name: z.string().describe("HTML"),
    content: htmlField("with a note"),
    data: z.array(z.object({ code: htmlField().nullable() })).default([]),
    journal: htmlField().nullable().default(null).describe("HTML; null where there is none"),
    limited: htmlField().max(1000).optional(),
  });
  const value = {
    name: bad,
    content: bad,
    data: [{ code: bad }, { code: null }],
    journal: bad,
    limited: bad,
    extra: bad,
  };
  expect(withCleanHtml(schema, value, () => "clean")).toEqual({
    name: bad,
    content: "clean",
    data: [{ code: "clean" }, { code: null }],
    journal: "clean",
    limited: "clean",
    extra: bad,
  });
});

test.each([
  [bad, "<p>Hello</p>"],
  [`<a href="javascript:steal()">a</a>`, "<a>a</a>"],
  [`<img src="x" onerror="steal()">`, `<img src="x">`],
  [`<iframe src="https://evil.example"></iframe>`, ""],
  [`<svg><script>steal()</script></svg>`, ""],
  [
    `<form action="https://evil.example"><input name="q1" type="radio" value="1"></form>`,
    `<form><input name="q1" type="radio" value="1"></form>`,
  ],
  [
    `<input type="password" name="p"><button formaction="https://evil.example">x</button>`,
    `<input name="p"><button>x</button>`,
  ],
  [`<p style="position:fixed">x</p>`, "<p>x</p>"],
  [`<a href="tel:1098">1098</a>`, `<a href="tel:1098">1098</a>`],
  [`<input type="hidden" name="v" value="2">`, `<input type="hidden" name="v" value="2">`],
])("%s becomes %s", (given, expected) => expect(sanitiseHtml(given)).toBe(expected));

test("survey forms, tables and callouts pass as they are", () => {
  const allowed = [
    `<fieldset><legend>How?</legend><label for="a"><input id="a" type="checkbox" name="how" value="well">Well</label></fieldset>`,
    `<select name="s"><option value="">Choose</option><option value="1">One</option></select><textarea name="t" rows="4"></textarea>`,
    `<aside class="callout callout-remember"><p class="callout-title">Remember</p></aside>`,
    "<figure><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table></figure>",
  ];
  for (const each of allowed) expect(sanitiseHtml(each)).toBe(each);
});

test("only the HTML fields of an output of the contract are cleaned", () => {
  const { outputSchema } = contract.learning.readingPage["~orpc"];
  const answer = { content: bad, form_data: bad, video_url: null, topic_name: bad, page: 1, title: bad };
  expect(withCleanHtml(outputSchema as never, answer, sanitiseHtml)).toMatchObject({
    content: "<p>Hello</p>",
    form_data: "<p>Hello</p>",
    topic_name: bad,
  });
});

test("a 401 to a guest whom the contract lets in is no answer: the login would lead a signed-in visitor back to the page", () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const refused = new ORPCError("UNAUTHORIZED", { message: "unauthorized." });
  const [guest, learner] = [{ token: null }, { token: "a-token" }];
  expect(asAnswer(refused, guest, contract.articles.ofTopic)).toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(asAnswer(refused, learner, contract.articles.ofTopic)).toBe(refused);
  // The contract lets no guest in, or only to a part.
  for (const procedure of [contract.accounts.login, contract.learning.readingPage, contract.learning.myCourses])
    expect(asAnswer(refused, guest, procedure)).toBe(refused);
});
