import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { callApi, portalUrl } from "../../../testing/calls/call-api";
import { courseId } from "../../../testing/people/learners";
import { coursePage, journalAt, journalTopic, topics } from "../../support/forms/learners-forms";
import { messageText } from "../../support/messages";
import { completeHalf, completeTopics } from "../../support/progress";
import type { PlainBrowser } from "../support/plain-browser";
import { completeProfile, cookiesOf, enroll, logIn, signUp, type Visitor } from "../support/visitors";

// A form without JavaScript that is sent after its session has ended, in each of the two ways.

const endings = {
  "ended on the server": async ({ cookies }: PlainBrowser) => {
    const answer = await callApi("POST", "/users/logout", {
      cookie: cookies,
      body: {},
      headers: { origin: portalUrl },
    });
    expect(answer.status).toBe(200);
  },
  "lost its cookie": async (browser: PlainBrowser) => browser.setCookie("portal_session", null),
};
type Ending = keyof typeof endings;
const both = Object.keys(endings) as Ending[];

type Place = {
  name: string;
  address: string;
  field: string;
  /** Where the field is no text. */
  choice?: string;
  prepare?: (visitor: Visitor) => Promise<unknown>;
  by: readonly Ending[];
};
const places: Place[] = [
  {
    name: "a journal",
    address: `/course/module/${journalTopic?.id}/reflective_journal`,
    field: "entry",
    prepare: (visitor) => completeTopics(cookiesOf(visitor), topics.slice(0, journalAt)),
    by: both,
  },
  {
    name: "a comment",
    address: `/course/module/${journalTopic?.id}/discussion`,
    field: "comment",
    prepare: (visitor) => completeTopics(cookiesOf(visitor), topics.slice(0, journalAt + 1)),
    by: both,
  },
  {
    name: "a survey",
    address: `/course/module/${topics[0]?.id}/primary/3`,
    field: "one-question",
    by: ["ended on the server"],
  },
  {
    name: "feedback",
    address: coursePage,
    field: "feedback",
    prepare: async (visitor) => {
      await completeHalf(cookiesOf(visitor));
      await visitor.call("PUT", `/courses/rating/${courseId}`, { rating: 4, language: "en" });
    },
    by: ["lost its cookie"],
  },
  { name: "a message", address: "/help/assistant", field: "msg", by: ["ended on the server"] },
  {
    name: "a classroom note",
    address: "/dashboard",
    field: "note",
    prepare: (visitor) => completeTopics(cookiesOf(visitor), topics.slice(0, 1)),
    by: ["lost its cookie"],
  },
  {
    name: "situations",
    address: `/survey/course/${courseId}?situations=1`,
    field: "situation-late-puberty",
    choice: "b",
    by: ["ended on the server"],
  },
  {
    name: "the reason for leaving",
    address: `/course/unenroll/${courseId}?step=reason`,
    field: "feedback",
    by: ["ended on the server"],
  },
];

test("of a long journal the beginning waits for the login, which says so, and nobody else reads it", async () => {
  const visitor = await signUp();
  await completeProfile(visitor);
  await enroll(visitor);
  await completeTopics(cookiesOf(visitor), topics.slice(0, journalAt));
  const { browser, username } = visitor;
  const address = `/course/module/${journalTopic?.id}/reflective_journal`;
  await browser.open(address);
  const long = Array.from({ length: 250 }, () => randomUUID()).join(" ");
  const form = browser.form("entry").fill({ entry: long });
  await endings["ended on the server"](browser);
  await form.submit();
  expect(browser.text).toContain(messageText("en", "answers.keptBeginning"));
  const stranger = await signUp();
  await enroll(stranger);
  await completeTopics(cookiesOf(stranger), topics.slice(0, journalAt));
  stranger.browser.setCookie("kept_text", browser.cookie("kept_text") ?? "");
  await stranger.browser.open(address);
  expect(stranger.browser.form("entry").value("entry")).toBe("");
  await logIn(browser, username);
  const kept = browser.form("entry").value("entry");
  expect(String(kept).length).toBeGreaterThan(2000);
  expect(long.startsWith(String(kept))).toBe(true);
});

describe.each(both)("a session that %s", (ending) => {
  test.each(places.filter(({ by }) => by.includes(ending)))(
    "$name leads to the login and back",
    async ({ name, address, field, choice: typed = "Typed", prepare }) => {
      const visitor = await signUp();
      await completeProfile(visitor);
      await enroll(visitor);
      await prepare?.(visitor);
      const { browser, username } = visitor;
      await browser.open(address);
      const form = browser.form(field).fill({ [field]: typed });
      await endings[ending](browser);
      await form.submit();
      expect(browser.path).toMatch(/^\/login\?rdir=/);
      await logIn(browser, username);
      expect(browser.path).toBe(address);
      // The text waits in a cookie; a browser without JavaScript has no other place (rule: draft.kept).
      expect(browser.form(field).value(field)).toBe(name === "the reason for leaving" ? "" : typed);
    },
  );
});
