import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { enoughWords } from "../../../lib/domain/testing/enough-words";
import { portalUrl } from "../../../testing/calls/call-api";
import { completeTopic, content, courseId, topics } from "../../../testing/people/learners";
import { messageText } from "../../support/messages";
import { attribute, findAll, hasId, isTag, textOf } from "../support/html";
import { type PageForm, PlainBrowser } from "../support/plain-browser";
import { completeProfile, enroll, logIn, signUp, type Visitor } from "../support/visitors";

// What people write, as a browser without JavaScript sends it: comments, messages, journals, answers, words of danger.

const slug = content.discussions[0]?.slug ?? "";
const discussion = `/discussions/view/${slug}`;
const [, , third] = topics;
const journalPage = `/course/module/${third.id}/reflective_journal`;
const surveyPage = `/course/module/${topics[0].id}/primary/3`;
const unique = (text: string) => `${text} ${randomUUID()}`;

/** Enrolled, with the first topics complete: the journal of the third is open after two. */
async function atJournal(language: "en" | "hi" = "en", complete = 2): Promise<Visitor & { id: string }> {
  const visitor = await signUp(language);
  await enroll(visitor);
  const { _id } = await visitor.call("POST", "/checkAuth", {});
  const learner = { token: visitor.token, username: visitor.username, _id: String(_id), url: visitor.browser.portal };
  for (const topic of topics.slice(0, complete)) await completeTopic(learner, topic);
  return { ...visitor, id: String(_id) };
}

/** Sends the form twice, as a person does who presses again because the first answer was lost. Shows the second answer. */
async function pressTwice(form: PageForm, button?: string): Promise<void> {
  const { address, body } = form.request(button);
  await form.browser.copy().post(new URL(address, form.browser.url).href, body);
  await form.browser.post(new URL(address, form.browser.url).href, body);
}
const times = (text: string, part: string) => text.split(part).length - 1;

describe("pressed twice on a slow network, it is stored once", () => {
  test("a comment", async () => {
    const { browser } = await signUp();
    const text = unique("Two girls asked me after class");
    await browser.open(`${discussion}?language=en`);
    await pressTwice(browser.form("comment").fill({ comment: text }));
    expect(times(browser.text, text)).toBe(1);
  });

  test("a journal entry", async () => {
    const { browser, call, id } = await atJournal();
    await browser.open(journalPage);
    const entry = enoughWords("Two girls asked me after class.", id);
    await pressTwice(browser.form("entry").fill({ entry }), messageText("en", "learning.journalSave"));
    const { data } = await call("POST", `/users/get-my-topic-info/${third.id}`, {});
    expect(data).toMatchObject({ reflective_journal: entry });
    expect(browser.text).toContain(messageText("en", "answers.journalSaved"));
  });

  test("a message to the coordinator", async () => {
    const { browser } = await signUp();
    await browser.open("/help/assistant?language=en");
    const msg = unique("Zzyx qwrtp");
    await pressTwice(browser.form("assistant-form").fill({ msg }));
    await browser.open("/help/assistant");
    expect(times(browser.text, msg)).toBe(1);
  });

  test("a complaint gets one number", async () => {
    const browser = await new PlainBrowser().open("/grievance?language=en");
    const filled = { name: "Sunita Kumari", contact: `${randomUUID()}@example.org`, message: "Delete my address." };
    const { address, body } = browser.form("message").fill(filled).request();
    const first = await browser.copy().post(new URL(address, browser.url).href, body);
    const second = await browser.post(new URL(address, browser.url).href, body);
    const number = /G[A-Z0-9]{8}/;
    expect(number.exec(second.text)?.[0]).toEqual(expect.any(String));
    expect(number.exec(second.text)?.[0]).toBe(number.exec(first.text)?.[0]);
  });

  test("answers of a survey", async () => {
    const visitor = await signUp();
    await enroll(visitor);
    const { browser } = visitor;
    await browser.open(surveyPage);
    const answers = { "comfort-today": "easy", "asked-about": "body", "one-question": "Why do I grow?" };
    await pressTwice(browser.form("one-question").fill(answers));
    await browser.open(surveyPage);
    expect(browser.form("one-question").values()).toMatchObject({ "one-question": "Why do I grow?" });
  });
});

test("a guest's comment waits for the login, and is empty once it is posted", async () => {
  const { username } = await signUp();
  const browser = await new PlainBrowser().open(`${discussion}?language=en`);
  const text = unique("Without any script.");
  await browser.form("comment").fill({ comment: text }).submit();
  expect(browser.path).toMatch(/^\/login\?rdir=/);
  expect(browser.html).toContain("You must login in order to comment");
  await logIn(browser, username);
  await browser.open(`${discussion}/comment`);
  expect(browser.form("comment").value("comment")).toBe(text);
  await browser.form("comment").submit();
  expect(browser.path).toBe(`${discussion}#comments`);
  expect(browser.text).toContain(text);
  await browser.open(`${discussion}/comment`);
  expect(browser.form("comment").value("comment")).toBe("");
  expect(browser.cookie("kept_text")).toBeUndefined();
});

test("an empty comment is answered in the page's language, at its field", async () => {
  for (const language of ["en", "hi"] as const) {
    const { browser } = await signUp(language);
    await browser.open(`${discussion}?language=${language}`);
    await browser.form("comment").submit();
    expect(browser.errorAt("comment")).toContain(messageText(language, "answers.commentBlank"));
  }
});

test("a comment's author edits it on a page of its own, and it says so; the tick for mails about answers is off", async () => {
  const { browser } = await signUp();
  await browser.open(`${discussion}/comment?language=hi`);
  const form = browser.form("comment");
  expect(form.values()).toMatchObject({ tell_me: false });
  await form.fill({ comment: "मेरी पहली बात, जो बदलेगी", tell_me: true }).submit();
  await browser.open(`${discussion}/comment`);
  await browser.follow(messageText("hi", "discussions.edit"));
  expect(browser.form("comment").value("comment")).toBe("मेरी पहली बात, जो बदलेगी");
  await browser.form("comment").fill({ comment: "मेरी बदली हुई बात" }).submit();
  expect(browser.text).toContain(messageText("hi", "answers.commentEdited"));
  await browser.follow(messageText("hi", "discussions.editBack"));
  expect(browser.text).toContain("मेरी बदली हुई बात");
  expect(browser.text).toContain(messageText("hi", "discussions.edited"));
});

test("a comment's author deletes it on a page of its own, and is asked before", async () => {
  const { browser } = await signUp("hi");
  const text = unique("Mine to delete.");
  await browser.open(discussion);
  await browser.form("comment").fill({ comment: text }).submit();
  await browser.open(discussion);
  await browser.follow(messageText("hi", "discussions.deleteOwnOrReport"));
  expect(browser.text).toContain(text);
  await browser.follow(messageText("hi", "discussions.delete"));
  expect(browser.text).toContain(messageText("hi", "discussions.confirmMessage"));
  await browser.formWithButton(messageText("hi", "discussions.yes")).submit();
  expect(browser.path).toMatch(/\/comment\?deleted=yes#comments$/);
  expect(browser.text).toContain(messageText("hi", "answers.commentDeleted"));
  expect(browser.text).not.toContain(text);
  expect((await browser.open(discussion)).text).not.toContain(text);
});

test("a module discussion accepts a comment, which completes its section, shows a rejected one again, and asks before it deletes", async () => {
  const { browser, id } = await atJournal("en", 3);
  const t = (key: string) => messageText("en", key);
  const section = `/course/module/${third.id}/discussion`;
  await browser.open(section);
  const [field] = browser.all(hasId("comment"));
  expect(field && attribute(field, "rows")).toBe("4");
  await browser
    .form("comment")
    .fill({ comment: "x".repeat(3000) })
    .submit();
  expect(browser.errorAt("comment")).not.toBe("");
  expect(browser.form("comment").value("comment")).toBe("x".repeat(3000));
  const comment = enoughWords("I said: first breathe, then speak.", id);
  await browser.form("comment").fill({ comment }).submit();
  expect(browser.path).toBe(`${section}#comments`);
  expect(browser.text).toContain(t("discussions.sectionDone"));
  await browser.follow(t("discussions.delete"));
  expect(browser.text).toContain(t("discussions.confirmMessage"));
  await browser.formWithButton(t("discussions.yes")).submit();
  expect(browser.text).not.toContain(comment);
  expect(browser.text).toContain(t("answers.commentDeleted"));
  expect(browser.text).not.toContain(t("discussions.sectionDone"));

  await browser.open(`/course_discussions/view/${third.id}`);
  expect(findAll(browser.main, isTag("textarea"))).toEqual([]);
  const [write] = findAll(browser.main, isTag("a")).filter((each) => textOf(each) === t("discussions.moduleWrite"));
  expect(write && attribute(write, "href")).toBe(section);
});

test("a journal is stored as a draft, handed in and edited; the version before stays", async () => {
  const { browser, id } = await atJournal();
  const t = (key: string) => messageText("en", key);
  const entry = enoughWords("My first thought on this topic.", id);
  await browser.open(journalPage);
  await browser.form("entry").fill({ entry }).submit(t("learning.journalSaveDraft"));
  expect(browser.text).toContain(t("learning.journalDraftSaved"));
  await browser.open(journalPage);
  expect(browser.form("entry").value("entry")).toBe(entry);
  await browser.form("entry").submit(t("learning.journalSave"));
  expect(browser.text).toContain(t("answers.journalSaved"));
  await browser
    .form("entry")
    .fill({ entry: enoughWords("A better thought.", id) })
    .submit(t("learning.journalSaveAgain"));
  expect(browser.text).toContain(t("learning.journalVersions"));
});

test("a journal that is too short shows how much is asked for and what was typed; with more words it is saved", async () => {
  const { browser, id } = await atJournal("hi");
  await browser.open(journalPage);
  const save = messageText("hi", "learning.journalSave");
  await browser.form("entry").fill({ entry: "बहुत छोटा।" }).submit(save);
  expect(browser.form("entry").value("entry")).toBe("बहुत छोटा।");
  expect(browser.text).toContain("15 में से 2 शब्द हुए हैं");
  const entry = enoughWords("पहले साँस लें, फिर बोलें।", id);
  await browser.form("entry").fill({ entry }).submit(save);
  expect(browser.text).toContain(messageText("hi", "answers.journalSaved"));
});

describe("a form that is sent after its session has ended leads to the login and back", () => {
  test("a comment, which waits in a cookie", async () => {
    const visitor = await signUp();
    await completeProfile(visitor);
    const { browser, username } = visitor;
    await browser.open(`${discussion}?language=en`);
    const form = browser.form("comment").fill({ comment: "Typed before." });
    browser.setCookie("portal_session", null);
    await form.submit();
    expect(browser.path).toMatch(/^\/login\?rdir=/);
    await logIn(browser, username);
    expect(browser.path).toMatch(new RegExp(`^${discussion}`));
    expect((await browser.open(`${discussion}/comment`)).form("comment").value("comment")).toBe("Typed before.");
  });
});

describe("words of danger", () => {
  const numbers = ["14416", "1098", "112"];

  test("after sending, the numbers are on the page of the assistant and beside the comment", async () => {
    const { browser } = await signUp("hi");
    await browser.open("/help/assistant?language=hi");
    await browser.form("assistant-form").fill({ msg: "मैं मरना चाहती हूँ" }).submit();
    for (const number of numbers) expect(browser.html).toContain(`href="tel:${number}"`);
    expect(browser.text).toContain(messageText("hi", "danger.title"));
    await browser.open(`${discussion}?language=hi`);
    await browser
      .form("comment")
      .fill({ comment: unique("मेरी छात्रा जीना नहीं चाहती।") })
      .submit();
    expect(browser.text).toContain(messageText("hi", "danger.title"));
    expect(browser.path).not.toMatch(/suicide|danger/);
  });

  test("a refused message and a refused comment show them too", async () => {
    const { browser } = await signUp();
    const tooLong = `I want to die. ${"So much has happened. ".repeat(120)}`;
    await browser.open("/help/assistant");
    await browser.form("assistant-form").fill({ msg: tooLong }).submit();
    expect(browser.text).toContain(messageText("en", "danger.title"));
    await browser.open(discussion);
    await browser.form("comment").fill({ comment: tooLong }).submit();
    expect(browser.text).toContain(messageText("en", "answers.commentTooLong"));
    expect(browser.text).toContain(messageText("en", "danger.title"));
  });

  test("where the session has ended, the login says the numbers that its page would have shown", async () => {
    const { browser } = await signUp("hi");
    await browser.open("/help/assistant?language=hi");
    const form = browser.form("assistant-form").fill({ msg: "मैं मरना चाहती हूँ" });
    browser.setCookie("portal_session", null);
    await form.submit();
    expect(browser.path).toMatch(/^\/login\?rdir=/);
    for (const text of [messageText("hi", "danger.title"), ...numbers]) expect(browser.html).toContain(text);
  });

  test("a guest sees them before the link to the login", async () => {
    const browser = await new PlainBrowser().open(discussion);
    await browser.form("comment").fill({ comment: "my uncle touches me" }).submit();
    expect(browser.html).toContain('href="tel:1098"');
    await browser.follow(messageText("en", "chat.panel.logIn"));
    expect(browser.path).toMatch(/^\/login\?rdir=/);
  });
});

test("rating, feedback, recount and leaving a course are forms", async () => {
  const visitor = await atJournal("hi", 6);
  const { browser } = visitor;
  const course = `/view/course/${courseId}`;
  const t = (key: string) => messageText("hi", key);
  await browser.open(course);
  await browser.form("rating").fill({ rating: "3.5" }).submit();
  expect(browser.text).toContain(t("answers.ratingSaved"));
  await browser.form("feedback").submit(t("learning.feedback.send"));
  expect(browser.text).toContain(t("answers.feedbackBlank"));
  await browser
    .form("feedback")
    .fill({ platform_rating: "Good", feedback: "Clear." })
    .submit(t("learning.feedback.send"));
  expect(browser.text).toContain(t("answers.feedbackSaved"));
  expect(browser.form("feedback").value("feedback")).toBe("Clear.");
  await browser.formWithButton(t("learning.recount")).submit();
  expect(browser.status).toBe(200);
  await browser.open(`/course/unenroll/${courseId}?step=reason`);
  await browser.formWithButton(t("learning.leaveSend")).submit();
  expect(browser.text).toContain(t("answers.reasonBlank"));
  const leaving = browser.form("leave-form").fill({ feedback: "No time." });
  await leaving.submit(t("learning.leaveSend"));
  expect(browser.path).toBe(`/course/unenroll/${courseId}?step=done`);
  expect(browser.text).toContain(t("answers.unenrolled"));
  // Sent once more, as from another tab: the course's page is opened, and the form is not posted to it.
  browser.url = `${portalUrl}/course/unenroll/${courseId}?step=reason`;
  await leaving.submit(t("learning.leaveSend"));
  expect([browser.status, browser.path]).toEqual([200, `/info/course/${courseId}`]);
});
