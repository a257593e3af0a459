import { randomUUID } from "node:crypto";
import type { Element } from "hast";
import { expect, test } from "vitest";
import { content } from "../../../testing/people/learners";
import { messageText } from "../../support/messages";
import { itemWith, openDesk } from "../support/desk";
import { attribute, findAll, hasId, isTag, textOf } from "../support/html";
import { PlainBrowser } from "../support/plain-browser";
import { signUp } from "../support/visitors";

// A discussion without JavaScript: its pages, and what a visitor may do with which comment.

const [{ slug } = { slug: "" }, { slug: paged } = { slug: "" }] = content.discussions;
const discussion = `/discussions/view/${slug}`;
const h = (key: string) => messageText("hi", key);
const linkIn = (item: Element, text: string) => findAll(item, isTag("a")).find((each) => textOf(each) === text);

test("comments are read page by page", async () => {
  const writer = await signUp();
  for (let number = 1; number <= 6; number += 1)
    await writer.call("POST", `/discussions/${paged}/comments`, { comment: `Words ${number} ${randomUUID()}` });
  const browser = await new PlainBrowser().open(`/discussions/view/${paged}?language=en`);
  const listed = () => findAll(browser.main, isTag("ol")).flatMap((list) => findAll(list, isTag("time")));
  expect(listed()).toHaveLength(5);
  const [pages] = browser.all((each) => attribute(each, "ariaLabel") === messageText("en", "discussions.commentPages"));
  const next =
    pages &&
    findAll(pages, isTag("a")).find((each) => textOf(each).includes(messageText("en", "discussions.nextPage")));
  await browser.open(next ? attribute(next, "href") : "/nowhere");
  expect(browser.path).toMatch(new RegExp(`^/discussions/view/${paged}/p/2`));
  expect(listed().length).toBeGreaterThan(0);
});

test("nobody is offered to report the own comment; another's is reported; staff may report it, and it is not theirs", async () => {
  const [{ browser, call }, other] = [await signUp("hi"), await signUp("hi")];
  const [mine, others] = [`Mine to delete. ${randomUUID()}`, `Somebody else wrote this. ${randomUUID()}`];
  await call("POST", `/discussions/${slug}/comments`, { comment: mine });
  await other.call("POST", `/discussions/${slug}/comments`, { comment: others });
  // This stored page is the same for everybody. The page that it links to is rendered for its visitor.
  await browser.open(`${discussion}?language=hi`);
  expect(browser.allShown(isTag("a")).map(textOf)).not.toContain(h("discussions.report"));
  await browser.follow(h("discussions.deleteOwnOrReport"));
  const own = itemWith(browser, mine);
  expect(linkIn(own, h("discussions.report"))).toBeUndefined();
  const remove = linkIn(own, h("discussions.delete"));
  const report = linkIn(itemWith(browser, others), h("discussions.report"));
  await browser.open(report ? attribute(report, "href") : "/nowhere");
  expect(browser.all(hasId("reason"))).toHaveLength(1);
  // Browsers that do not know the media feature `scripting` show the link below an own comment too.
  const reportOwn = `/discussions/report/${attribute(own, "id").replace("comment-", "")}?in=${slug}`;
  await browser.open(reportOwn);
  expect(browser.text).toContain(h("discussions.reportOwn"));
  expect(browser.all(hasId("reason"))).toEqual([]);
  await browser.follow(h("discussions.delete"));
  expect(browser.text).toContain(h("discussions.confirmMessage"));
  const moderator = (await openDesk("administrator", { language: "hi" })).browser;
  await moderator.open(reportOwn);
  expect(moderator.all(hasId("reason"))).toHaveLength(1);
  await browser.open(remove ? attribute(remove, "href") : "/nowhere");
  await browser.formWithButton(h("discussions.yes")).submit();
  expect(browser.path).toMatch(/\/comment\?deleted=yes#comments$/);
  const status = browser.all((each) => attribute(each, "role") === "status").map(textOf);
  expect(status).toContain(h("answers.commentDeleted"));
  // The fragment takes the focus there.
  expect(browser.byId("comments").properties.tabIndex).toBe(-1);
});

test.each([
  ...["1", "999", "x"].map((page) => `${discussion}/comment?page=${page}`),
  "/discussions/view/nope",
  `${discussion}/p/99`,
  `${discussion}/p/x`,
  "/course_discussions/view/nope",
  "/handouts/nope",
])("%s is not there, in the language of the page", async (nowhere) => {
  const browser = await new PlainBrowser().open("/courses?language=hi");
  await browser.open(nowhere);
  expect([browser.status, browser.heading]).toEqual([404, h("errors.notFoundTitle")]);
});
