import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { callApi, portalUrl } from "../../../testing/calls/call-api";
import { readCourse } from "../../../testing/people/course-content";
import { content, courseId, password } from "../../../testing/people/learners";
import { messageText } from "../../support/messages";
import { completeTopics } from "../../support/progress";
import { staff } from "../../support/staff";
import { currentCode } from "../../support/staff-member";
import { atDesk, fieldAt, fillAt, itemWith, openDesk, press, signUpStaff } from "../support/desk";
import { attribute, findAll, isTag, textOf } from "../support/html";
import { PlainBrowser } from "../support/plain-browser";
import { cookiesOf, enroll, logIn, signUp } from "../support/visitors";

// The desk without JavaScript: roles, messages, comments, reviews and figures.

const t = (key: string, values?: Record<string, string | number>) => messageText("en", key, values);
const slug = content.discussions[0]?.slug ?? "";
const discussion = `/discussions/view/${slug}`;

test("an administrator sets up the second factor, gives somebody a role, and the log shows it", async () => {
  const { username, browser } = await signUpStaff("administrator");
  // The first login, with a profile that is not complete, on the way to a page of the desk.
  browser.forgetCookies();
  await browser.open("/desk/log");
  await logIn(browser, username);
  expect(browser.path).toMatch(/^\/desk\/sign-in\?to=%2Fdesk%2Flog/);
  const [app] = findAll(browser.main, isTag("a")).filter((each) => textOf(each) === t("desk.factor.openApp"));
  expect(app && attribute(app, "href")).toMatch(/^otpauth:\/\/totp\//);
  const [key] = findAll(browser.main, (each) => attribute(each, "className").split(" ").includes("font-mono"));
  const secret = key ? textOf(key).replaceAll(" ", "") : "";
  // Where no script copies the key there is no button, and one press selects the whole of it.
  expect(browser.allShown(isTag("button")).map(textOf)).not.toContain(t("desk.factor.copy"));
  expect(key && attribute(key, "className").split(" ")).toContain("select-all");
  await browser.form("code").fill({ code: "000000" }).submit(t("desk.factor.confirm"));
  expect(browser.text).toContain(t("answers.secondFactorWrong"));
  await browser
    .form("code")
    .fill({ code: currentCode(secret) })
    .submit(t("desk.factor.confirm"));
  const status = browser.all((each) => attribute(each, "role") === "status");
  const codes = status.flatMap((each) => findAll(each, isTag("li"))).map(textOf);
  expect(codes).toHaveLength(10);
  await browser.follow(t("desk.factor.toDesk"));
  expect(browser.path).toBe("/desk/log");
  await browser.open("/desk/settings");
  expect(fieldAt(browser, t("desk.notices.mails")).value()).toBe("digest");
  await fillAt(browser, { [t("desk.notices.mails")]: "now" }).submit(t("desk.notices.save"));
  expect(browser.text).toContain(t("answers.saved"));
  await browser.open("/desk/settings");
  expect(fieldAt(browser, t("desk.notices.mails")).value()).toBe("now");

  const stranger = await signUp();
  await staff(portalUrl, "verify", stranger.username);
  await browser.open("/desk/people/staff");
  const role = { [t("desk.staff.email")]: stranger.username, [t("desk.staff.role")]: "partner", Bihar: true };
  await fillAt(browser, role).submit(t("desk.staff.save"));
  expect(browser.text).toContain(t("answers.secondFactorWrong"));
  await fillAt(browser, { [t("desk.factor.code")]: codes[1] ?? "" }, browser.byId("role-form")).submit(
    t("desk.staff.save"),
  );
  expect(browser.text).toContain(t("answers.saved"));
  expect(textOf(itemWith(browser, stranger.username))).toContain("Bihar");
  await browser.open("/desk/log");
  await browser.form("action").fill({ action: "roleSet" }).submit();
  expect(browser.path).toContain("action=roleSet");
  expect(browser.text).toContain(" set the role of ");
  const [file] = findAll(browser.main, isTag("a")).filter((each) => textOf(each) === t("desk.figures.csv"));
  await browser.open(file ? attribute(file, "href") : "/nowhere");
  expect(browser.status).toBe(200);
  expect(browser.html).toMatch(/ set the role of [^\r]*,roleSet,/);
  expect((await callApi("GET", "/desk/log/file", { token: stranger.token })).status).toBe(403);

  browser.forgetCookies();
  await browser.open("/desk/people");
  await logIn(browser, username);
  await browser
    .form("code")
    .fill({ code: codes[0] ?? "" })
    .submit(t("desk.factor.prove"));
  expect(browser.path).toBe("/desk/people");
});

test("a partner deletes the own account with the password and a code, which the form asks for", async () => {
  const { browser, secret } = await openDesk("partner");
  await browser.open("/settings");
  const form = () => browser.form("sure");
  expect(form().has("code")).toBe(false);
  await form().fill({ password, sure: true }).submit();
  expect(browser.text).toContain(t("answers.deletionNeedsCode"));
  // The code of the period before was used at the setup.
  await form()
    .fill({ password, sure: true, code: currentCode(secret, Date.now() + 30_000) })
    .submit();
  expect(browser.path).toMatch(/^\/account\/closed/);
});

test("a learner's question reaches the desk, is answered there, and the answer shows in the chat", async () => {
  const learner = await signUp();
  await enroll(learner);
  const question = `When does the certificate come? ${randomUUID()}`;
  await learner.call("POST", "/chatbot/post", { msg: question });
  const { browser } = await openDesk("coordinator", { areas: [`course:${courseId}`] });
  await browser.open("/desk/messages");
  // The list begins with who waits longest; other tests' learners may wait too.
  if (!browser.text.includes(question)) await browser.open("/desk/messages?show=waiting&page=99");
  const entry = itemWith(browser, question, "article");
  expect(textOf(entry)).toMatch(/1 new/);
  const [link] = findAll(entry, isTag("a"));
  await browser.open(link ? attribute(link, "href") : "/nowhere");
  expect(browser.text).toContain(t("desk.talk.percent", { percent: 0 }));
  const reply = () => browser.formWithButton(t("desk.talk.send"));
  await reply().fill({ text: "After the review, within a week." }).submit(t("desk.talk.send"));
  expect(browser.text).toContain(t("answers.deskAnswered"));
  expect(textOf(itemWith(browser, "After the review, within a week."))).toBeDefined();
  await press(browser, t("desk.talk.close"));
  expect(browser.text).toContain(t("desk.talk.closed"));
  const chat = await learner.call("POST", "/chatbot/get", {});
  expect([chat.unread, (chat.data as { msg: string }[]).at(-1)?.msg]).toEqual([1, "After the review, within a week."]);
  expect((await learner.browser.open("/help/assistant")).text).toContain("After the review, within a week.");
});

test("two coordinators answer the same message: the second one sees the first answer, keeps the own text, and sends it all the same", async () => {
  const learner = await signUp();
  await learner.call("POST", "/chatbot/post", { msg: "When does it start?" });
  const { _id } = await learner.call("POST", "/checkAuth", {});
  const [other, { browser }] = [await openDesk("coordinator"), await openDesk("coordinator")];
  await browser.open(`/desk/messages/${_id}`);
  const form = () => browser.formWithButton(t("desk.talk.send"));
  const second = form().fill({ text: "On Tuesday." });
  await atDesk(other, "POST", `/messages/${_id}/reply`, { text: "On Monday.", key: randomUUID() });
  await second.submit(t("desk.talk.send"));
  expect(browser.text).toContain(t("answers.answeredSince", { answer: "On Monday." }));
  itemWith(browser, "On Monday.");
  expect(form().value("text")).toBe("On Tuesday.");
  await form().submit(t("desk.talk.send"));
  expect(browser.text).toContain(t("answers.deskAnswered"));
  itemWith(browser, "On Tuesday.");
});

test("an error of a form in a fold opens the fold, with what was typed", async () => {
  const learner = await signUp();
  await learner.call("POST", "/chatbot/post", { msg: "When does the certificate come?" });
  const { _id } = await learner.call("POST", "/checkAuth", {});
  const { browser } = await openDesk("coordinator");
  await browser.open(`/desk/messages/${_id}`);
  const fold = () =>
    findAll(browser.main, isTag("details")).filter((each) => textOf(each).includes(t("desk.talk.replyTitle")));
  expect(fold().at(-1)?.properties.open ?? false).toBe(false);
  await fillAt(browser, { [t("desk.talk.replyTitle")]: "A name without a reply" }).submit(t("desk.talk.saveReply"));
  expect(browser.text).toContain(t("answers.chatTooShort"));
  for (const each of fold()) expect(each.properties.open).toBe(true);
  expect(fieldAt(browser, t("desk.talk.replyTitle")).value()).toBe("A name without a reply");
});

test("a comment is reported from its page, hidden and restored at the desk, and the public page follows", async () => {
  const h = (key: string) => messageText("hi", key);
  const text = `A comment to report ${randomUUID()}`;
  const [writer, reader] = [await signUp("hi"), await signUp("hi")];
  await writer.call("POST", `/discussions/${slug}/comments`, { comment: text });
  const { browser } = reader;
  await browser.open(`${discussion}?language=hi`);
  // The stored page is the same for everybody: it links to the page that is rendered for its visitor.
  await browser.follow(h("discussions.deleteOwnOrReport"));
  const report = findAll(itemWith(browser, text), isTag("a")).find((each) => textOf(each) === h("discussions.report"));
  await browser.open(report ? attribute(report, "href") : "/nowhere");
  await fillAt(browser, { [h("discussions.reportForm.label")]: "It hurts people." }).submit(
    h("discussions.reportForm.send"),
  );
  expect(browser.text).toContain(h("answers.commentReported"));
  const desk = (await openDesk("coordinator", { language: "hi" })).browser;
  await desk.open("/desk/comments?language=hi");
  expect(textOf(itemWith(desk, text))).toContain("It hurts people.");
  await press(desk, h("desk.comment.hide"), itemWith(desk, text));
  expect(desk.text).toContain(h("answers.saved"));
  expect((await browser.open(discussion)).text).not.toContain(text);
  await desk.open("/desk/comments?show=hidden");
  await press(desk, h("desk.comment.restore"), itemWith(desk, text));
  expect(desk.text).toContain(h("answers.saved"));
  expect((await browser.open(discussion)).text).toContain(text);
});

test("a comment with a word that is held says so on its page, in the place of a list in which it is missing", async () => {
  const word = `zq${randomUUID().replaceAll(/[\d-]/g, "")}`;
  const desk = (await openDesk("administrator")).browser;
  await desk.open("/desk/comments/words");
  const label = t("desk.comment.wordsIn", { language: "English" });
  await fillAt(desk, { [label]: `${fieldAt(desk, label).value()}\n${word}` }).submit();
  expect(desk.text).toContain(t("answers.saved"));
  const { browser } = await signUp();
  await browser.open(discussion);
  await browser
    .form("comment")
    .fill({ comment: `Again: ${word}` })
    .submit();
  expect(browser.text).toContain(t("answers.commentHeld"));
});

test("the page after an approval says that the learner's profile is incomplete", async () => {
  const course = "healthy-minds";
  const module = parse(fs.readFileSync(`content/courses/${course}/01-knowing-the-mind/module.yaml`, "utf8")).id;
  const learner = await signUp();
  const { enrollmentId } = await enroll(learner, course);
  await completeTopics(cookiesOf(learner), readCourse(course).slice(0, 4));
  const { browser } = await openDesk("coordinator", { areas: [`course:${course}`, "state:5"] });
  await browser.open(`/desk/reviews/${enrollmentId}?module=${module}`);
  await press(browser, t("desk.review.approve"));
  expect(browser.path).toMatch(/^\/desk\/reviews\?outcome=done/);
  expect(browser.text.split(t("answers.reviewNeedsProfile"))).toHaveLength(2);
});

test("a guest is led from the desk to the login", async () => {
  expect((await new PlainBrowser().open("/desk/people")).path).toMatch(/^\/login\?rdir=/);
});
