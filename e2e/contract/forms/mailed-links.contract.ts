import { describe, expect, test } from "vitest";
import { readCourse, type Topic } from "../../../testing/people/course-content";
import { courseId, findQuestion, password, rightChoices, topics, wrongChoices } from "../../../testing/people/learners";
import { guardianNotice } from "../../support/guardian-notice";
import { linkInMail } from "../../support/mailbox";
import { messageText } from "../../support/messages";
import { askToday } from "../../support/progress";
import { staff } from "../../support/staff";
import { fillInSteps, mainAnswers } from "../support/form-steps";
import { attribute, findAll, hasName, isTag, textOf } from "../support/html";
import { PlainBrowser } from "../support/plain-browser";
import { completeProfile, cookiesOf, enroll, isSignedIn, logIn, signUp, type Visitor } from "../support/visitors";

// The links of mails as a browser without JavaScript opens them: each leads to a form with one button.

const resumed = `/view/course/${courseId}?utm_source=mail&utm_campaign=resume_learning`;
const shown = ({ html }: PlainBrowser) => /<html[^>]* lang="(\w+)"/.exec(html)?.[1];

/** Presses the one button of a page with this text. */
async function press(browser: PlainBrowser, text: string): Promise<void> {
  await browser.formWithButton(text).submit(text);
}

/** A learner who agrees to mails and was sent the link to go on with the course. */
async function reminded(language: "en" | "hi", page: "module" | "course_info"): Promise<Visitor & { link: string }> {
  const visitor = await signUp(language);
  await visitor.call("PUT", "/users/consents", { mailings: true });
  if (page === "module") await enroll(visitor);
  await staff(visitor.browser.portal, "resume", visitor.username, courseId, page);
  return { ...visitor, link: await linkInMail(visitor.username, "resumeLearning", "resume_learning") };
}

describe("a link that signs in", () => {
  test("opens in the language of its mail, also where another was chosen in this browser (rule: language.account)", async () => {
    const { link } = await reminded("hi", "module");
    const browser = await new PlainBrowser().open("/login?language=en");
    expect(shown(browser)).toBe("en");
    await browser.open(link);
    expect(await isSignedIn(browser)).toBe(false);
    await press(browser, messageText("hi", "recovery.resume.button"));
    expect([browser.path, shown(browser)]).toEqual([resumed, "hi"]);
  });

  test("leads to the login once it was used, which says why, and from there to the course", async () => {
    const visitor = await reminded("en", "module");
    await completeProfile(visitor);
    const opened = await visitor.call("POST", "/users/login-by-token", { token: visitor.link.split("/")[2] });
    expect(opened.token).toEqual(expect.any(String));
    const browser = await new PlainBrowser().open(visitor.link);
    await press(browser, messageText("en", "recovery.resume.button"));
    expect(new URL(browser.url).searchParams.get("rdir")).toBe(resumed);
    expect(browser.text).toContain(messageText("en", "answers.resumeOver"));
    await logIn(browser, visitor.username, password);
    expect(browser.path).toBe(resumed);
  });
});

test("the forms verify, stop and begin the mails, open a course, send a reset link and set the password", async () => {
  const { username, link } = await reminded("hi", "course_info");
  const t = (key: string) => messageText("hi", key);
  const browser = await new PlainBrowser().open(await linkInMail(username, "verifyEmail", "verify-email"));
  await press(browser, t("recovery.verify.button"));
  expect(browser.text).toContain(t("answers.emailVerified"));

  await browser.open(await linkInMail(username, "resumeLearning", "unsubscribe"));
  await press(browser, t("recovery.unsubscribe.button"));
  expect(browser.text).toContain(t("answers.unsubscribed"));
  await press(browser, t("recovery.unsubscribe.subscribe"));
  expect(browser.text).toContain(t("answers.subscribed"));

  await browser.open(link);
  await press(browser, t("recovery.resume.button"));
  expect(browser.path).toMatch(new RegExp(`^/info/course/${courseId}\\?utm_source=mail`));

  browser.forgetCookies();
  await browser.open("/reset-password?language=hi");
  await browser.form("email").submit();
  expect(browser.text).toContain(t("answers.enterRegisteredEmail"));
  await browser.form("email").fill({ email: username }).submit();
  expect(browser.text).toContain(t("answers.resetLinkSent"));
  await browser.open(await linkInMail(username, "resetPassword", "reset-password-token"));
  await browser.form("password1").fill({ password1: "another long word 9", password2: "another long word 9" }).submit();
  expect(browser.heading).toBe(t("recovery.doneTitle"));
  expect(browser.text).toContain(t("recovery.doneLead"));
});

test("a guardian reads what is stored about the child, and agrees by one button, once", async () => {
  const t = (key: string, values = {}) => messageText("hi", `privacy.${key}`, values);
  const guardian = `guardian-${Date.now()}@example.org`;
  const child = await new PlainBrowser().open("/register?language=hi");
  await (await fillInSteps(child, mainAnswers({ age: "16", guardian_email: guardian }))).submit();
  expect((await child.open("/dashboard")).status).toBe(403);
  const link = await linkInMail(guardian, "guardianConsent", "guardian-consent");
  const browser = await new PlainBrowser().open(link);
  expect(browser.heading).toBe(t("guardianTitle", { name: "Asha" }));
  const notice = guardianNotice("hi", "Asha");
  for (const text of [notice.title, notice.login]) expect(browser.text).toContain(text);
  expect(browser.text).not.toContain("{name}");
  expect((await child.open("/dashboard")).status).toBe(403);
  await press(browser, t("guardianButton", { name: "Asha" }));
  expect(browser.heading).toBe(t("thanksTitle"));
  expect((await browser.open(link)).heading).toBe(t("linkOverTitle"));
  expect((await child.open("/dashboard")).status).toBe(200);
});

describe("three questions of a day", () => {
  const [topic] = topics;
  const [asked] = readCourse() as [Topic];
  const t = (key: string) => messageText("hi", `recall.${key}`);

  async function askedToday(): Promise<Visitor> {
    const visitor = await signUp("hi");
    await enroll(visitor);
    await askToday(cookiesOf(visitor), asked);
    return visitor;
  }

  async function answerOne(browser: PlainBrowser, right: boolean, after: string): Promise<void> {
    const [shown] = browser.all(hasName("questionId"));
    const question = findQuestion(topic, shown ? attribute(shown, "value") : "");
    const form = browser.form("choice");
    for (const choice of right ? rightChoices(question) : wrongChoices(question)) form.fill({ choice });
    await form.submit(t("check"));
    expect(browser.text).toContain(right ? t("right") : messageText("hi", "quizzes.wrong"));
    const explained = findAll(browser.main, isTag("a")).map((each) => attribute(each, "href"));
    expect(explained).toContainEqual(expect.stringMatching(new RegExp(`^/course/module/${topic.id}/primary/`)));
    await browser.follow(t(after));
  }

  async function answerThree(browser: PlainBrowser): Promise<void> {
    await answerOne(browser, false, "next");
    await answerOne(browser, true, "next");
    await answerOne(browser, true, "finish");
    expect(browser.heading).toBe(t("doneTitle"));
  }

  test("are asked from the dashboard, once", async () => {
    const { browser } = await askedToday();
    await browser.open("/dashboard?language=hi");
    await browser.follow(t("start"));
    await answerThree(browser);
    await browser.open("/dashboard");
    expect(findAll(browser.main, isTag("a")).map(textOf)).not.toContain(t("start"));
  });

  test("are asked by the mailed link, which is no login and does not name its reader", async () => {
    const { username } = await askedToday();
    const browser = await new PlainBrowser().open(await linkInMail(username, "recall", "recall"));
    expect(browser.text).not.toContain("Asha");
    await answerThree(browser);
    expect((await browser.open("/dashboard")).path).toMatch(/^\/login/);
  });
});
