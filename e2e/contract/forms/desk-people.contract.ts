import { randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { noteMissingSearchKeys } from "../../../lib/domain/accounts";
import { readCourse } from "../../../testing/people/course-content";
import { courseId } from "../../../testing/people/learners";
import { portalContext } from "../../../testing/portal/portal-context";
import { linkInMail, mailsTo } from "../../support/mailbox";
import { messageText } from "../../support/messages";
import { atDesk, fieldAt, fillAt, itemWith, openDesk, press } from "../support/desk";
import { findAll, hasName, isTag, textOf } from "../support/html";
import { PlainBrowser } from "../support/plain-browser";
import { enroll, signUp } from "../support/visitors";

// The desk's people without JavaScript: finding, correcting, moving, entering and reminding them.

const t = (key: string, values?: Record<string, string | number>) => messageText("en", key, values);

// rule: desk.figures-area
test("the list of people outside the area is an error that names the area, beside the search without the choice", async () => {
  const { browser } = await openDesk("coordinator", { areas: ["state:5"] });
  await browser.open("/desk/people?state=29&find=Asha");
  expect(browser.status).toBe(403);
  expect(browser.text).toContain(t("answers.outsideStates", { states: "Bihar" }));
  expect(browser.form("find").values()).toMatchObject({ find: "Asha", state: "" });
  expect((await browser.open("/desk/people?state=5")).status).toBe(200);
});

test("a person is found in the other script, and the account is corrected: errors are shown beside their fields, old and new values beside the person", async () => {
  const learner = await signUp("en", { firstName: "Sunita" });
  const { db } = await portalContext();
  const { username } = learner;
  await db
    .updateTable("accounts")
    .set({ last_name: "Zoyabegam", search_key: null })
    .where("username", "=", username)
    .execute();
  await noteMissingSearchKeys(db);
  const { browser } = await openDesk("coordinator");
  await browser.open("/desk/people");
  await browser.form("find").fill({ find: "सुनीता ज़ोयाबेगम" }).submit();
  await browser.follow(/^Sunita Zoyabegam/);
  const label = (field: string) => t(`desk.person.fields.${field}`);
  expect(fieldAt(browser, label("username")).value()).toBe(username);
  const save = t("desk.person.changeSave");
  await fillAt(browser, { [label("username")]: "no address", [label("mobile")]: "98765 00009" }).submit(save);
  expect(fieldAt(browser, label("username")).description).toContain(t("answers.emailInvalid"));
  const corrected = `corrected.${username}`;
  await fillAt(browser, { [label("username")]: corrected }).submit(save);
  expect(browser.text).toContain(t("answers.personChanged"));
  expect(browser.text).toContain(`Email: ${username} ${corrected}`);
  expect(browser.text).toMatch(/Mobile: \d{10}\s+9876500009/);
  await expect.poll(async () => (await mailsTo(username, "addressReplaced")).length).toBe(1);
  expect((await learner.browser.open("/dashboard")).path).toMatch(/^\/login/);
  const theirs = await new PlainBrowser().open(await linkInMail(corrected, "addressChanged", "verify-email"));
  await press(theirs, t("recovery.verify.button"));
  expect(theirs.text).toContain(t("answers.emailVerified"));
});

test("people of a school are moved after a preview, and back again", async () => {
  const [school, high] = [`Middle School ${randomUUID()}`, `High School ${randomUUID()}`];
  for (const _ of [1, 2]) {
    const learner = await signUp("en", { district: "Sitamarhi" });
    await learner.call("PUT", "/users/profile", { current_institute: school });
  }
  const { browser } = await openDesk("coordinator", { areas: ["state:5"] });
  const list = `/desk/people/rosters?find=${encodeURIComponent(school)}`;
  await browser.open(list);
  await browser.follow(new RegExp(`^${school}`));
  const [first, second] = browser.all(hasName("accountIds"));
  if (!first || !second) throw new Error("The school does not have two people.");
  expect(findAll(browser.main, isTag("button")).map(textOf)).not.toContain(t("desk.roster.form.move"));
  const preview = browser.form("institution").fill({ district: "Gaya", institution: high });
  preview.leaveOut(first);
  await preview.submit(t("desk.roster.form.preview"));
  expect(browser.text).toContain("1 person");
  await press(browser, t("desk.roster.form.move"));
  expect(browser.path).toContain("outcome=done");
  expect(browser.text).toContain(`1 person was moved to ${high}.`);
  await browser.open(list);
  expect(textOf(itemWith(browser, school))).toContain("1 person");
  await press(browser, t("desk.roster.undo"), itemWith(browser, high));
  expect(browser.text).toContain("1 person was moved back.");
  await browser.open(list);
  expect(browser.text).not.toContain(high);
  expect(textOf(itemWith(browser, school))).toContain("2 people");
});

const head = "First name;Last name;Email;Mobile;State;District;Block;Institution;Profession;Gender;Age;Language";
const line = (username: string, age: string, language: string) =>
  `रेखा;देवी;${username};98765 43210;Bihar;Patna;;Middle School Rampur;Counsellors;Female;${age};${language}`;

test("a list as Excel writes it is checked, entered once, and its people accept with their own consent and password", async () => {
  const h = (key: string, values = {}) => messageText("hi", key, values);
  const username = `${randomUUID()}@example.org`;
  const { browser } = await openDesk("coordinator", { language: "hi", areas: [`course:${courseId}`] });
  const csv = `\uFEFF${[head, line(username, "34", "hi"), line(`${randomUUID()}@example.org`, "15", "hi")].join("\r\n")}\r\n`;
  const send = async () => {
    await browser.open("/desk/people/upload?language=hi");
    const list = new File([csv], "people.csv", { type: "text/csv" });
    await browser.form("list").fill({ list }).submit(h("desk.upload.form.submit"));
    expect(browser.path).toMatch(/^\/desk\/people\/upload\/[\w-]{36}$/);
  };
  await send();
  const preview = browser.path;
  expect(browser.text).toContain(h("answers.uploadMinor"));
  await browser.copy().open(`${preview}/errors?language=hi`);
  const errors = await browser.copy().open(`${preview}/errors?language=hi`);
  const [columns = [], wrong = []] = parse(errors.html, { bom: true }) as string[][];
  expect(columns[0]).toBe(h("desk.upload.columns.firstName"));
  expect([wrong[0], wrong.at(-2), wrong.at(-1)]).toEqual(["रेखा", "3", h("answers.uploadMinor")]);
  await browser.form("id").submit();
  expect(browser.text).toContain(h("desk.upload.entered"));
  await send();
  expect(browser.path).toBe(preview);

  const link = await linkInMail(username, "invitation", "invitation");
  const theirs = await new PlainBrowser().open(link);
  expect(theirs.heading).toBe(h("recovery.invitationTitle"));
  const typed = { password1: "river stone 31", password2: "river stone 31" };
  await theirs.form("password1").fill(typed).submit(h("recovery.invitation.submit"));
  expect(theirs.text).toContain(h("answers.consentNeeded"));
  await theirs
    .form("password1")
    .fill({ ...typed, consent_account: true })
    .submit(h("recovery.invitation.submit"));
  expect(theirs.path).toMatch(new RegExp(`^/view/course/${courseId}`));
  expect((await theirs.open(link)).heading).toBe(h("recovery.invitationOverTitle"));
  await browser.open(`/desk/people?find=${encodeURIComponent(username)}&language=hi`);
  await browser.follow(/^रेखा देवी/);
  expect(browser.text).not.toContain(h("desk.person.invitedNote"));
});

test("a file of some megabytes gets the portal's own page", async () => {
  const h = (key: string) => messageText("hi", key);
  const { browser } = await openDesk("coordinator", { language: "hi", areas: [`course:${courseId}`] });
  await browser.open("/desk/people/upload?language=hi");
  const list = new File(["a".repeat(3 * 1024 * 1024)], "people.csv", { type: "text/csv" });
  await browser.form("list").fill({ list }).submit(h("desk.upload.form.submit"));
  expect(browser.html).toContain(h("errors.tooLargeTitle"));
  expect(browser.html).toContain(h("errors.tooLargeText"));
});

const [stuckAt = { id: "" }] = readCourse();
const say = (key: string, values: Record<string, string | number> = {}) => t(`desk.mailing.${key}`, values);
const textIn = (part: "subject" | "text", language: string) => say(`${part}In`, { language });

/** A learner of this district who may be mailed and did nothing for ten days. @returns the address */
async function newStoppedLearner(district: string): Promise<string> {
  const learner = await signUp("hi");
  await enroll(learner);
  await learner.call("PUT", "/users/consents", { mailings: true });
  const { db, now } = await portalContext();
  const { id } = await db
    .updateTable("accounts")
    .set({ verified_email: 1, district })
    .where("username", "=", learner.username)
    .returning("id")
    .executeTakeFirstOrThrow();
  const before = new Date(now.getTime() - 10 * 86_400_000).toISOString();
  await db
    .updateTable("enrollments")
    .set({ enrolled_at: before, page_opened_at: before, current_topic_id: stuckAt.id })
    .where("account_id", "=", id)
    .execute();
  return learner.username;
}

test("a coordinator reminds a learner who stopped, who comes back by the mail's link and then stops the mails", async () => {
  const district = "Katihar";
  const username = await newStoppedLearner(district);
  const coordinator = await openDesk("coordinator", { areas: [`course:${courseId}`, "state:5"] });
  const { browser } = coordinator;
  await browser.open("/desk/mailings");
  await browser.follow(say("new"));
  await fillAt(browser, {
    [say("audience")]: "stuck",
    [say("topic")]: stuckAt.id,
    [say("state")]: "5",
    [say("district")]: district,
    [textIn("subject", "English")]: "{course} waits for you",
    [textIn("text", "English")]: "You stopped at {lesson}.",
    [textIn("subject", "Hindi")]: "{course} आगे बढ़ाएँ",
    [textIn("text", "Hindi")]: "{name}, आप {topic} पर रुके थे। <b>चलिए!</b>",
  }).submit(say("save"));
  const problem = t("answers.mailingPlaceholder", { found: "{lesson}", known: "{name}, {course}, {topic}" });
  expect(fieldAt(browser, textIn("text", "English")).description).toContain(problem);
  expect(fieldAt(browser, textIn("text", "Hindi")).value()).toContain("चलिए");
  await fillAt(browser, { [textIn("text", "English")]: "You stopped at {topic}." }).submit(say("save"));
  expect(browser.text).toContain(say("count", { sendable: 1, people: 1 }));
  await press(browser, say("test"));
  expect(browser.text).toContain(t("answers.mailingTested"));
  await expect.poll(async () => (await mailsTo(coordinator.username, "reminder")).length).toBe(2);
  await browser.follow("Send now to one person");
  expect(browser.text).toContain("Send this reminder to one person now?");
  await newStoppedLearner(district);
  await press(browser, "Yes, send to one person");
  expect(browser.text).toContain(t("answers.mailingCountChanged", { before: "1", now: "2" }));
  await press(browser, "Yes, send to 2 people");
  expect(browser.text).toContain(t("answers.mailingSending"));
  const mailing = browser.path;

  const link = await linkInMail(username, "reminder", "resume_learning");
  expect((await mailsTo(username, "reminder"))[0]).toContain("<b>चलिए!</b>");
  const theirs = await new PlainBrowser().open(link);
  await press(theirs, messageText("hi", "recovery.resume.button"));
  expect(theirs.path).toMatch(new RegExp(`^/course/module/${stuckAt.id}/primary\\b`));
  expect(theirs.html).toMatch(/<html[^>]* lang="hi"/);
  await theirs.open(await linkInMail(username, "reminder", "unsubscribe"));
  await press(theirs, messageText("hi", "recovery.unsubscribe.button"));
  expect(theirs.text).toContain(messageText("hi", "recovery.unsubscribe.unsubscribedMore"));
  await browser.open(mailing);
  for (const [figure, count] of Object.entries({ queued: 2, cameBack: 1, unsubscribed: 1 }))
    expect(browser.text).toContain(`${say(`results.${figure}`)} ${count}`);
});

test("a reminder that nobody may get has no button to send it now, and is scheduled by its date", async () => {
  const district = "Kishanganj";
  await newStoppedLearner(district);
  const { db } = await portalContext();
  await db.updateTable("accounts").set({ verified_email: 0 }).where("district", "=", district).execute();
  const coordinator = await openDesk("coordinator", { areas: [`course:${courseId}`, "state:5"] });
  const { browser } = coordinator;
  const texts = { en: { subject: "Go on", text: "Go on." }, hi: { subject: "आगे बढ़ें", text: "आगे बढ़ें।" } };
  const id = randomUUID();
  const audience = { course: courseId, audience: "stuck", topicId: "", days: 1, state: "5", district };
  await atDesk(coordinator, "POST", "/mailings", { id, ...audience, texts });
  await browser.open(`/desk/mailings/${id}`);
  expect(browser.text).toContain(say("countBecause", { sendable: 0, people: 1 }));
  expect(browser.text).toContain(say("nobodyNow"));
  expect(findAll(browser.main, isTag("a")).map(textOf)).not.toContainEqual(expect.stringMatching(/^Send now/));
  const date = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  await fillAt(browser, { [say("date")]: date }).submit(say("schedule"));
  expect(browser.text).toContain(say("stateTexts.scheduled"));
});
