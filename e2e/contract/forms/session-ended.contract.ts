import { describe, expect, test } from "vitest";
import { callApi, portalUrl } from "../../../testing/calls/call-api";
import { courseId } from "../../../testing/people/learners";
import { coursePage, journalAt, journalTopic, topics } from "../../support/forms/learners-forms";
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
    name: "feedback",
    address: coursePage,
    field: "feedback",
    prepare: async (visitor) => {
      await completeHalf(cookiesOf(visitor));
      await visitor.call("PUT", `/courses/rating/${courseId}`, { rating: 4, language: "en" });
    },
    by: ["lost its cookie"],
  },
  {
    name: "the reason for leaving",
    address: `/course/unenroll/${courseId}?step=reason`,
    field: "feedback",
    by: ["ended on the server"],
  },
];

describe.each(both)("a session that %s", (ending) => {
  test.each(places.filter(({ by }) => by.includes(ending)))(
    "$name leads to the login and back",
    async ({ name, address, field, prepare }) => {
      const visitor = await signUp();
      await completeProfile(visitor);
      await enroll(visitor);
      await prepare?.(visitor);
      const { browser, username } = visitor;
      await browser.open(address);
      const form = browser.form(field).fill({ [field]: "Typed" });
      await endings[ending](browser);
      await form.submit();
      expect(browser.path).toMatch(/^\/login\?rdir=/);
      await logIn(browser, username);
      expect(browser.path).toBe(address);
      // Only a comment waits in a cookie; a browser without JavaScript has no other place.
      expect(browser.form(field).value(field)).toBe(name === "a comment" ? "Typed" : "");
    },
  );
});
