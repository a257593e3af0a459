import { randomUUID } from "node:crypto";
import fs from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { enoughWords } from "../../../lib/domain/testing/enough-words";
import { publishedContent } from "../../../lib/platform/content/testing/published-content";
import { readCourse, type Topic } from "../../../testing/people/course-content";
import { courseId } from "../../../testing/people/learners";
import { linkInMail, mailsTo } from "../../support/mailbox";
import { messageText } from "../../support/messages";
import { completeTopics } from "../../support/progress";
import { staff } from "../../support/staff";
import { press } from "../support/desk";
import { attribute, findAll, hasId, isTag, textOf } from "../support/html";
import type { PlainBrowser } from "../support/plain-browser";
import { completeProfile, cookiesOf, enroll, signUp, type Visitor } from "../support/visitors";

// A course from its first case to its certificate, as forms and links without JavaScript.

const course = `/view/course/${courseId}`;
const conclusion = `/survey/course/${courseId}`;
const h = (key: string, values?: Record<string, string | number>) => messageText("hi", key, values);
const hrefs = (browser: PlainBrowser) => findAll(browser.main, isTag("a")).map((each) => attribute(each, "href"));

async function learner({ topics = [] as Topic[], id = courseId, isComplete = true } = {}): Promise<Visitor> {
  const visitor = await signUp("hi", { firstName: "Sunita" });
  if (isComplete) await completeProfile(visitor);
  await enroll(visitor, id);
  await completeTopics(cookiesOf(visitor), topics);
  return visitor;
}

test("a case: a worse choice, one step back, a repaired way to the end", async () => {
  const { browser } = await learner();
  const komal = `/my-courses/${courseId}/cases/komal-faints`;
  await browser.open(`${course}?language=hi`);
  const list = () => textOf(browser.byId("cases"));
  expect(list().split(h("cases.locked"))).toHaveLength(2);
  expect(hrefs(browser)).not.toContain(`/my-courses/${courseId}/cases/box-of-slips`);
  await browser.follow(komal);
  await browser.follow(/\?path=send-home$/);
  expect(browser.text).toContain(h("cases.follows"));
  await browser.open(komal);
  const way = ["ask-there", "start-anew", "ask-her", "today", "together", "go-along"];
  for (const index of way.keys()) {
    const path = way.slice(0, index + 1).join(".");
    await browser.follow(new RegExp(`\\?path=${path.replaceAll(".", "\\.")}$`));
  }
  expect(browser.text).toContain(h("cases.counsellorAdds"));
  const did = browser.all((each) => each.tagName === "section" && textOf(each).startsWith(h("cases.youDid"))).at(-1);
  expect(did && findAll(did, isTag("li"))).toHaveLength(6);
  expect(hrefs(browser)).toContain("tel:112");
  await browser.follow(h("cases.backToCourse"));
  expect(list().split(h("cases.finished"))).toHaveLength(2);
});

describe("when all topics are complete", () => {
  const all = () => learner({ topics: readCourse() });

  test("one button requests the certificate, on the course's page and the dashboard; a celebration follows, once", async () => {
    const { browser } = await all();
    const get = () =>
      findAll(browser.main, isTag("button")).filter((each) => textOf(each).includes(h("learning.getCertificate")));
    for (const address of ["/dashboard", course]) {
      await browser.open(address);
      expect(get()).toHaveLength(1);
      // The documented label is on it too (rule: certificate.request).
      expect(get().map(textOf).join()).toContain(h("learning.requestCertificate"));
      // Who can ask for it does not ask why there is none.
      expect(browser.all(hasId("why"))).toEqual([]);
      const steps = findAll(browser.main, isTag("a")).map(textOf);
      expect(steps).not.toContain(h("learning.resume"));
      expect(steps).not.toContainEqual(expect.stringMatching(new RegExp(`^${h("learning.resumeLeft")}`)));
    }
    await browser
      .formWithButton(new RegExp(h("learning.getCertificate")))
      .submit(new RegExp(h("learning.getCertificate")));
    expect(browser.path).toBe(`${course}?certificate=issued`);
    const celebration = () =>
      browser.all((each) => attribute(each, "className").split(" ").includes("celebration")).map(textOf);
    expect(celebration().join()).toContain("Sunita Kumari");
    await browser.follow(h("certificate.seeCertificate"));
    expect(browser.path).toMatch(/^\/certificate\/[0-9a-f]{32}$/);
    await browser.open(course);
    expect(celebration()).toEqual([]);
    expect(browser.text).toContain(h("learning.statusCompleted"));
    expect(hrefs(browser)).toContain(conclusion);
  });

  test("the conclusion shows what is missing, where the page opens, and stores the answers", async () => {
    const { browser } = await all();
    await browser.open(`${conclusion}?language=hi`);
    const [crumbs] = browser.all((each) => attribute(each, "ariaLabel") === h("shell.breadcrumb"));
    const links = crumbs ? findAll(crumbs, isTag("a")).map((each) => attribute(each, "href")) : [];
    expect(links).toEqual(["/", "/dashboard", course]);
    expect(crumbs && textOf(crumbs)).toContain(h("surveys.conclusion"));
    const form = () => browser.form("better");
    await form().submit();
    const focused = () =>
      browser.all((each) => each.properties.autoFocus === true).map((each) => attribute(each, "name"));
    expect(focused()).toEqual(["changed"]);
    await form().fill({ changed: "some", better: "Nothing" }).submit();
    expect(focused()).toEqual(["most-useful"]);
    expect(form().value("better")).toBe("Nothing");
    const answers = { "most-useful": "nutrition", tried: "tablet-day", "comfort-today": "with-effort" };
    await form().fill(answers).submit();
    expect(browser.text).toContain(h("answers.surveySaved"));
    await browser.open(conclusion);
    expect(form().values()).toMatchObject({ "most-useful": "nutrition", better: "Nothing" });
  });
});

test("five of eight situations at the start become seven at the end, with the reason of each", async () => {
  const subjects = publishedContent().courseById.get(courseId)?.situations ?? [];
  const s = (key: string, values?: Record<string, string | number>) => h(`situations.${key}`, values);
  const visitor = await learner();
  const { browser } = visitor;
  async function choose(right: number): Promise<void> {
    const [legend] = findAll(browser.byId("situations"), isTag("legend"));
    const shown = legend && textOf(legend).includes(subjects[0]?.a.question.hi ?? "-") ? "a" : "b";
    const chosen = subjects.map((subject, index) => [
      `situation-${subject.id}`,
      subject[shown].options.find(({ correct }) => correct === index < right)?.id ?? "",
    ]);
    await browser.form("situations").fill(Object.fromEntries(chosen)).submit();
  }
  await browser.open(course);
  await browser.follow(s("begin"));
  await choose(5);
  await completeTopics(cookiesOf(visitor), readCourse());
  await browser.open(conclusion);
  const [end] = findAll(browser.byId("situations-end"), isTag("a"));
  await browser.open(end ? attribute(end, "href") : "/nowhere");
  await choose(7);
  expect(browser.text).toContain(s("countSpoken", { before: 5, after: 7, of: 8 }));
  const gained = findAll(browser.main, isTag("h2")).filter((each) => textOf(each).endsWith(`: ${s("state_gained")}`));
  expect(gained).toHaveLength(2);
  await browser.open(conclusion);
  expect(textOf(browser.byId("situations-end"))).toContain(s("countSpoken", { before: 5, after: 7, of: 8 }));
});

test("a card of what was tried in class is marked and noted", async () => {
  const [first, second] = readCourse() as [Topic, Topic];
  const visitor = await learner({ topics: [first, second] });
  const { browser } = visitor;
  await browser.open("/dashboard");
  const card = browser.byId(`card-${first.id}`);
  const form = browser.formWithButton(h("classroom.tried"), card);
  await form.fill({ note: "All of them wrote" }).submit(h("classroom.tried"));
  const stored = await visitor.call("GET", `/users/classroom/${first.id}`);
  expect(stored.card).toMatchObject({ tried_at: expect.any(String), note: "All of them wrote" });
  expect(browser.status).toBe(200);
});

test("the path of a course has its topics in folds, and leads on", async () => {
  const [first] = readCourse() as [Topic];
  const { browser } = await learner();
  await browser.open(course);
  const [module] = findAll(browser.byId("modules"), isTag("details"));
  const links = module ? findAll(module, isTag("a")) : [];
  const start = links.find((each) => textOf(each) === h("learning.startTopic"));
  await browser.open(start ? attribute(start, "href") : "/nowhere");
  expect(browser.path).toBe(`/course/module/${first.id}/primary/1`);
});

describe("a module that is reviewed", () => {
  const reviewed = "healthy-minds";
  const journal = "/course/module/stress-and-coping/reflective_journal";
  const { id, name } = parse(fs.readFileSync(`content/courses/${reviewed}/01-knowing-the-mind/module.yaml`, "utf8"));
  const command = (browser: PlainBrowser, ...words: [string, ...string[]]) => staff(browser.portal, ...words);

  test("waits, is sent back with a note, and its certificate comes with the approval", async () => {
    const { browser, username } = await learner({ id: reviewed, topics: readCourse(reviewed).slice(0, 4) });
    const open = () => browser.open(`/view/course/${reviewed}`);
    const who = [username, reviewed, id] as const;
    expect((await open()).text).toContain(h("learning.underReview"));
    expect(await command(browser, "reviews")).toContain(username);
    // What the calls wrote is not shown; what is saved on the page is, where its writer ticks the box.
    expect(await command(browser, "review", ...who)).toContain("not shown");
    await browser.open(journal);
    expect(browser.text).toContain(h("learning.journalReviewed"));
    expect(browser.text).not.toContain(h("learning.journalPrivate"));
    const entry = enoughWords("मैं सोमवार को कक्षा 8 से पूछूँगी कि वे किस बात से डरते हैं।", randomUUID());
    const [show] = findAll(browser.main, isTag("label")).filter((each) =>
      textOf(each).includes(h("learning.journalShow")),
    );
    const [box] = show ? [...findAll(show, isTag("input")), ...browser.all(hasId(attribute(show, "htmlFor")))] : [];
    const boxName = box ? attribute(box, "name") : "";
    expect(browser.form("entry").value(boxName)).toBe(false);
    await browser
      .form("entry")
      .fill({ entry, [boxName]: true })
      .submit(h("learning.journalSaveAgain"));
    expect(browser.text).toContain(h("answers.journalSavedTopicComplete"));
    const work = await command(browser, "review", ...who);
    for (const shown of [entry, "Quiz: 10 of 10 (1 finished attempt)", "stress-and-coping"])
      expect(work).toContain(shown);

    const note = "Please write about your own class.";
    await command(browser, "return", ...who, "stress-and-coping", note);
    expect((await open()).text).toContain(note);
    const returned = browser.byId("certificate");
    expect(textOf(returned)).toContain(h("learning.reviewReturnedModule", { module: name.hi }));
    const links = findAll(returned, isTag("a")).map((each) => attribute(each, "href"));
    expect(links).toContain("/course/module/stress-and-coping/primary/1");
    await expect.poll(async () => (await mailsTo(username, "reviewReturned")).join()).toContain(note);
    expect((await mailsTo(username, "reviewReturned")).join()).toContain(name.hi);
    // What was sent back is sent again only after a change.
    await browser.open(journal);
    const longer = `${entry} मेरी कक्षा में बच्चे अँधेरे और परीक्षा से डरते हैं।`;
    await browser.form("entry").fill({ entry: longer }).submit(h("learning.journalSaveAgain"));
    expect(browser.text).toContain(h("answers.journalSavedTopicComplete"));
    await open();
    await press(browser, h("learning.sendForReview"));
    expect(browser.text).toContain(h("learning.underReview"));
    expect(browser.text).not.toContain(note);

    await command(browser, "approve", ...who);
    await open();
    await browser.follow(h("learning.moduleCertificate", { module: name.hi }));
    expect(browser.heading).toBe(h("certificate.ownerTitle"));
    expect(browser.text).toContain(h("certificate.moduleHeadline"));
    expect(browser.text).toContain(name.hi);
    expect(await linkInMail(username, "certificateReady", "certificate")).toBe(`${browser.path}?language=hi`);
  });
});

test("a lesson's line has its pages, the assistant and the helplines", async () => {
  const [first] = readCourse() as [Topic];
  const { browser } = await learner();
  await browser.open(`/course/module/${first.id}/primary/1`);
  const [bar] = browser.all((each) => attribute(each, "className").split(" ").includes("reading-bar"));
  const [fold] = bar ? findAll(bar, isTag("details")) : [];
  const links = fold ? findAll(fold, isTag("a")).map((each) => attribute(each, "href")) : [];
  for (const address of ["/help/assistant", "tel:1098", `/course/module/${first.id}/primary/2`])
    expect(links).toContainEqual(expect.stringContaining(address));
});
