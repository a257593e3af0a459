import { courseId, readCourse } from "../../testing/people/course-content";
import { portalContext } from "../../testing/portal/portal-context";
import { behaviourLanguages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { linkInMail, mailsTo } from "../support/mailbox";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { openDesk } from "../support/staff-member";
import { type Browser, type BrowserContext, expect, test } from "../support/test";

test.use({ viewport: { width: 360, height: 720 } });

const [stuckAt = { id: "" }] = readCourse();

/** A learner of this district who may be mailed and did nothing for ten days. @returns the address */
async function newStoppedLearner(context: BrowserContext, district: string): Promise<string> {
  const username = await signUp(context, "hi");
  await enroll(context);
  const agreed = await context.request.put("/api/users/consents", { data: { mailings: true } });
  expect(agreed.ok()).toBe(true);
  const { db, now } = await portalContext();
  const tenDaysAgo = new Date(now.getTime() - 10 * 86_400_000).toISOString();
  const { id } = await db
    .updateTable("accounts")
    .set({ verified_email: 1, district })
    .where("username", "=", username)
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .updateTable("enrollments")
    .set({ enrolled_at: tenDaysAgo, page_opened_at: tenDaysAgo, current_topic_id: stuckAt.id })
    .where("account_id", "=", id)
    .execute();
  return username;
}

const say = (key: string, values: Record<string, string | number> = {}) =>
  messageText("en", `desk.mailing.${key}`, values);
const field = (part: "subject" | "text", language: string) => messageText("en", `desk.mailing.${part}In`, { language });

test("a coordinator reminds a learner who stopped, who comes back by the mail's link and then stops the mails", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const district = "Gaya";
  const learners = await newContext(browser, baseURL);
  const username = await newStoppedLearner(learners, district);
  await learners.clearCookies();
  const coordinator = await openDesk(context, baseURL ?? "", "coordinator", {
    areas: [`course:${courseId}`, "state:5"],
  });

  await page.goto("/desk/mailings");
  await page.getByRole("link", { name: say("new") }).click();
  await page.getByLabel(say("audience")).selectOption("stuck");
  await page.getByLabel(say("topic"), { exact: true }).selectOption(stuckAt.id);
  await page.getByLabel(say("state"), { exact: true }).selectOption("5");
  await page.getByLabel(new RegExp(`^${say("district")}`)).fill(district);
  await page.getByLabel(field("subject", "English")).fill("{course} waits for you");
  await page.getByLabel(field("text", "English")).fill("You stopped at {lesson}.");
  await page.getByLabel(field("subject", "Hindi")).fill("{course} आगे बढ़ाएँ");
  await page.getByLabel(field("text", "Hindi")).fill("{name}, आप {topic} पर रुके थे। <b>चलिए!</b>");
  await page.getByRole("button", { name: say("save") }).click();
  const problem = messageText("en", "answers.mailingPlaceholder", {
    found: "{lesson}",
    known: "{name}, {course}, {topic}",
  });
  await expect(page.getByLabel(field("text", "English"))).toHaveAccessibleDescription(new RegExp(escaped(problem)));
  await expect(page.getByLabel(field("text", "Hindi"))).toHaveValue(/चलिए/);
  await page.getByLabel(field("text", "English")).fill("You stopped at {topic}.");
  await page.getByRole("button", { name: say("save") }).click();

  await expect(page.getByText(say("count", { sendable: 1, people: 1 }))).toBeVisible();
  const mail = page.frameLocator(`iframe[title="${say("previewIn", { language: "Hindi" })}"]`);
  await expect(mail.getByRole("paragraph").filter({ hasText: "<b>चलिए!</b>" })).toBeVisible();
  await page.getByRole("button", { name: say("test") }).click();
  await expect(page.getByText(messageText("en", "answers.mailingTested")).first()).toBeVisible();
  await expect.poll(async () => (await mailsTo(coordinator.username, "reminder")).length).toBe(2);
  await page.getByRole("link", { name: "Send now to one person" }).click();
  await expect(page.getByText("Send this reminder to one person now?")).toBeVisible();
  const later = await newContext(browser, baseURL);
  await newStoppedLearner(later, district);
  await later.close();
  await page.getByRole("button", { name: "Yes, send to one person" }).click();
  await expect(
    page.getByText(messageText("en", "answers.mailingCountChanged", { before: "1", now: "2" })).first(),
  ).toBeVisible();
  await page.getByRole("button", { name: "Yes, send to 2 people" }).click();
  await expect(page.getByText(messageText("en", "answers.mailingSending")).first()).toBeVisible();

  const link = await linkInMail(username, "reminder", "resume_learning");
  const [text = ""] = await mailsTo(username, "reminder");
  expect(text).toContain("<b>चलिए!</b>");
  const theirs = await learners.newPage();
  await theirs.goto(link);
  await expect(theirs).toHaveURL(new RegExp(`/course/module/${stuckAt.id}/primary\\b`));
  await expect(theirs.locator("html")).toHaveAttribute("lang", "hi");
  await theirs.goto(await linkInMail(username, "reminder", "unsubscribe"));
  await expect(theirs.getByText(messageText("hi", "recovery.unsubscribe.unsubscribedMore")).first()).toBeVisible();

  await page.reload();
  const results = page.getByRole("region", { name: say("resultsTitle") });
  for (const [figure, count] of [
    ["queued", "2"],
    ["cameBack", "1"],
    ["unsubscribed", "1"],
  ] as const)
    await expect(
      results.getByText(say(`results.${figure}`), { exact: true }).locator("xpath=following-sibling::dd"),
    ).toHaveText(count);

  const again = {
    course: courseId,
    audience: "stuck",
    topicId: "",
    days: 1,
    state: "5",
    district,
    texts: someTexts,
  };
  const id = crypto.randomUUID();
  expect((await context.request.post("/api/desk/mailings", { data: { id, ...again } })).ok()).toBe(true);
  await stopAgain(username);
  await page.goto(`/desk/mailings/${id}`);
  await expect(page.getByText(say("countBecause", { sendable: 0, people: 2 }))).toBeVisible();
  await expect(page.getByText(/^one person has not agreed/)).toBeVisible();
  await expect(page.getByText(say("nobodyNow"))).toBeVisible();
  await expect(page.getByRole("link", { name: /Send now/ })).toHaveCount(0);
  await page
    .getByLabel(say("date"), { exact: true })
    .fill(new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole("button", { name: say("schedule") }).click();
  await expect(page.getByText(say("stateTexts.scheduled"))).toBeVisible();
  await learners.close();
});

const someTexts = { en: { subject: "Go on", text: "Go on." }, hi: { subject: "आगे बढ़ें", text: "आगे बढ़ें।" } };

async function newContext(browser: Browser, baseURL: string | undefined): Promise<BrowserContext> {
  return browser.newContext({ baseURL });
}

const escaped = (text: string) => text.replace(/[{}.()?]/g, "\\$&");

/** The visit by the link was activity, so the learner is made quiet once more. */
async function stopAgain(username: string): Promise<void> {
  const { db, now } = await portalContext();
  const tenDaysAgo = new Date(now.getTime() - 10 * 86_400_000).toISOString();
  const { id } = await db
    .selectFrom("accounts")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  const own = db.selectFrom("enrollments").select("id").where("account_id", "=", id);
  await db.updateTable("topic_records").set({ created_at: tenDaysAgo }).where("enrollment_id", "in", own).execute();
  await db.updateTable("enrollments").set({ page_opened_at: tenDaysAgo }).where("account_id", "=", id).execute();
}

test("a lost connection and a reload lose nothing typed; a scheduled reminder is cancelled and changed", {
  tag: "@all",
}, async ({ page, context, baseURL }) => {
  const learners = await newContext(context.browser() as Browser, baseURL);
  await newStoppedLearner(learners, "Supaul");
  await openDesk(context, baseURL ?? "", "coordinator");
  await page.goto("/desk/mailings/new");
  await page.getByLabel(say("state"), { exact: true }).selectOption("5");
  await page.getByLabel(new RegExp(`^${say("district")}`)).fill("Supaul");
  for (const language of ["English", "Hindi"]) {
    await page.getByLabel(field("subject", language)).fill(`Subject ${language}`);
    await page.getByLabel(field("text", language)).fill(`Text ${language}`);
  }
  await context.setOffline(true);
  await page.getByRole("button", { name: say("save") }).click();
  await expect(page.getByText(messageText("en", "desk.offline"))).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(page.getByLabel(field("text", "Hindi"))).toHaveValue("Text Hindi");
  await expect(page.getByLabel(say("state"), { exact: true })).toHaveValue("5");
  await page.getByRole("button", { name: say("save") }).click();
  await expect(page.getByText(say("count", { sendable: 1, people: 1 }))).toBeVisible();
  await page
    .getByLabel(say("date"), { exact: true })
    .fill(new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole("button", { name: say("schedule") }).click();
  await expect(page.getByText(say("stateTexts.scheduled"))).toBeVisible();
  await page.getByRole("button", { name: say("cancel") }).click();
  await page.getByText(say("change")).click();
  await page.getByLabel(field("subject", "English")).fill("Another subject");
  await page.getByRole("button", { name: say("save") }).click();
  await expect(page.getByText("Another subject").first()).toBeVisible();
  await learners.close();
});

test("a weekly reminder is switched on and off", { tag: "@all" }, async ({ page, context, baseURL }) => {
  await openDesk(context, baseURL ?? "", "coordinator");
  await page.goto(`/desk/mailings/weekly/${courseId}`);
  await page.getByLabel(say("weeklySwitch"), { exact: true }).selectOption("yes");
  await page.getByLabel(say("weekday"), { exact: true }).selectOption("3");
  await page.getByLabel(field("subject", "English")).fill("Go on");
  await page.getByLabel(field("text", "English")).fill("Go on with {course}.");
  await page.getByLabel(field("subject", "Hindi")).fill("आगे बढ़ें");
  await page.getByRole("button", { name: say("weeklySave") }).click();
  await expect(page.getByLabel(field("text", "Hindi"))).toHaveAccessibleDescription(/both languages/);
  await page.getByLabel(field("text", "Hindi")).fill("{course} आगे बढ़ाएँ।");
  await page.getByRole("button", { name: say("weeklySave") }).click();
  await expect(page.getByText(messageText("en", "answers.weeklyOn")).first()).toBeVisible();
  await page.goto("/desk/mailings");
  await expect(page.getByText(say("weeklyOn", { day: "Wednesday", hour: "9:00 am" }))).toBeVisible();
  await page.goto(`/desk/mailings/weekly/${courseId}`);
  await page.getByLabel(say("weeklySwitch"), { exact: true }).selectOption("no");
  await page.getByRole("button", { name: say("weeklySave") }).click();
  await expect(page.getByText(messageText("en", "answers.weeklyOff")).first()).toBeVisible();
});

for (const language of behaviourLanguages) {
  test(`list, form, reminder and weekly reminder have no finding of axe (${language})`, { tag: "@all" }, async ({
    page,
    context,
    baseURL,
  }) => {
    await openDesk(context, baseURL ?? "", "coordinator", { language });
    const id = crypto.randomUUID();
    const saved = await context.request.post("/api/desk/mailings", {
      data: { id, course: courseId, audience: "stopped", days: 7, texts: someTexts },
    });
    expect(saved.ok()).toBe(true);
    for (const path of ["", "/new", `/${id}`, `/weekly/${courseId}`]) {
      await page.goto(`/desk/mailings${path}?language=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoAxeFindings(page);
    }
  });
}

test("the pages are not there for a partner", { tag: "@all" }, async ({ page, context, baseURL }) => {
  await openDesk(context, baseURL ?? "", "partner");
  await page.goto("/desk");
  await expect(page.getByRole("link", { name: messageText("en", "desk.sections.mailings") })).toHaveCount(0);
  for (const path of ["", "/new", `/weekly/${courseId}`])
    expect((await page.goto(`/desk/mailings${path}`))?.status()).toBe(403);
});
