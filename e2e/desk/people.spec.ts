import { noteMissingSearchKeys } from "../../lib/domain/accounts";
import { courseId, readCourse } from "../../testing/people/course-content";
import { portalContext } from "../../testing/portal/portal-context";
import { behaviourLanguages } from "../support/languages";
import { completeProfile, enroll, signUp } from "../support/learner";
import { linkInMail, mailsTo } from "../support/mailbox";
import { messageText } from "../support/messages";
import { completeTopics } from "../support/progress";
import { expectNoAxeFindings, expectToFit } from "../support/screen";
import { openDesk } from "../support/staff-member";
import { type BrowserContext, expect, test } from "../support/test";

test.use({ viewport: { width: 360, height: 720 } });

async function earnCertificate(context: BrowserContext): Promise<{ id: string; number: string }> {
  await completeProfile(context);
  await enroll(context);
  await completeTopics(context, readCourse());
  const modules = await context.request.post(`/api/courses/modules/${courseId}`, { data: {} });
  const [{ id: eid }] = (await modules.json()).enrollment_info;
  const { certificateId } = await (
    await context.request.put(`/api/courses/completed_status/${courseId}`, { data: { eid } })
  ).json();
  const { data } = await (await context.request.get(`/api/certificate/${certificateId}`)).json();
  return { id: certificateId, number: data.number };
}

for (const language of behaviourLanguages) {
  test(`a certificate's name is corrected at the desk: the learner gets a mail, the old address says that it was replaced (${language})`, {
    tag: "@all",
  }, async ({ page, context, browser, baseURL }) => {
    const text = (key: string, values = {}) => messageText(language, key, values);
    const learners = await browser.newContext();
    const username = await signUp(learners, language);
    const { id, number } = await earnCertificate(learners);

    await openDesk(context, baseURL ?? "", "coordinator", { language, areas: [`course:${courseId}`] });
    await page.goto(`/desk/people?language=${language}`);
    await page.getByLabel(text("desk.people.find")).fill(number);
    await page.getByRole("button", { name: text("desk.people.search") }).click();
    await expect(page).toHaveURL(/find=SS-/);
    await expectNoAxeFindings(page);
    await page.getByRole("link", { name: "Sunita Kumari" }).click();
    await expect(page.getByText(username)).toBeVisible();
    await expectNoAxeFindings(page);
    // The menu is folded below the name of the current section, and has the sections in one order on every page.
    const menu = page.getByRole("navigation", { name: text("desk.menu") });
    await expect(menu.getByRole("link")).toHaveCount(0);
    await menu.getByText(text("desk.sections.people"), { exact: true }).first().click();
    await expect(menu.getByRole("link").first()).toHaveText(text("desk.sections.overview"));
    await expect(menu.getByRole("link", { name: text("desk.sections.people") })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await expectToFit(page);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(
      text("desk.talk.courses"),
    );
    await page.getByText(text("desk.person.correct"), { exact: true }).click();
    const firstName = page
      .getByRole("region", { name: text("desk.person.certificates") })
      .getByLabel(text("desk.upload.columns.firstName"), { exact: true });
    await firstName.fill(" ");
    await page.getByRole("button", { name: text("desk.person.reissue") }).click();
    await expect(firstName).toHaveAccessibleDescription(new RegExp(text("answers.certificateNameMissing")));
    await firstName.fill("Suneeta");
    await page.getByRole("button", { name: text("desk.person.reissue") }).click();
    await expect(page.getByText(text("answers.certificateCorrected"))).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: number })).toBeVisible();
    await expect(page.getByText("Suneeta Kumari")).toBeVisible();

    const theirs = await learners.newPage();
    await theirs.goto(await linkInMail(username, "certificateCorrected", "certificate"));
    await expect(theirs.getByText("Suneeta Kumari").first()).toBeVisible();
    const stranger = await (await browser.newContext()).newPage();
    expect((await stranger.goto(`/certificate/${id}?language=${language}`))?.status()).toBe(410);
    await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(text("certificate.replacedTitle"));
    await expect(stranger.getByRole("main").getByText("Suneeta")).toHaveCount(0);
    expect(await stranger.getByRole("main").locator('a[href*="/certificate/"]').count()).toBe(0);
    await expectNoAxeFindings(stranger);
    expect((await learners.request.get(`/api/certificate/${id}/pdf`)).status()).toBe(410);
    await learners.close();
  });
}

test("a person is found in the other script, and the account is corrected: errors are shown beside their fields, old and new values beside the person", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const learners = await browser.newContext();
  const username = await signUp(learners);
  const { db } = await portalContext();
  const lastName = "Zoyakhan";
  await db
    .updateTable("accounts")
    .set({ last_name: lastName, search_key: null })
    .where("username", "=", username)
    .execute();
  await noteMissingSearchKeys(db);
  await openDesk(context, baseURL ?? "", "coordinator");
  await page.goto("/desk/people");
  await page.getByLabel(messageText("en", "desk.people.find")).fill("सुनीता ज़ोयाखान");
  await page.getByRole("button", { name: messageText("en", "desk.people.search") }).click();
  await page
    .getByRole("link", { name: `Sunita ${lastName}` })
    .first()
    .click();
  await page.getByText(messageText("en", "desk.person.change"), { exact: true }).click();
  const email = page.getByLabel(messageText("en", "desk.person.fields.username"), { exact: true });
  await expect(email).toHaveValue(username);
  await email.fill("no address");
  await page.getByLabel(messageText("en", "desk.person.fields.mobile"), { exact: true }).fill("98765 00009");
  await page.getByRole("button", { name: messageText("en", "desk.person.changeSave") }).click();
  await expect(email).toHaveAccessibleDescription(new RegExp(messageText("en", "answers.emailInvalid")));
  const corrected = `corrected.${username}`;
  await email.fill(corrected);
  await page.getByRole("button", { name: messageText("en", "desk.person.changeSave") }).click();
  await expect(page.getByText(messageText("en", "answers.personChanged")).first()).toBeVisible();
  await expect(page.getByText(`Email: ${username} ${corrected}`)).toBeVisible();
  await expect(page.getByText(/^Mobile: \d{10}\s+9876500009$/)).toBeVisible();
  await expect.poll(async () => (await mailsTo(username, "addressReplaced")).length).toBe(1);
  const theirs = await learners.newPage();
  await theirs.goto("/dashboard");
  await expect(theirs).toHaveURL(/\/login/);
  await theirs.goto(await linkInMail(corrected, "addressChanged", "verify-email"));
  await expect(theirs.getByText(messageText("en", "answers.emailVerified")).first()).toBeVisible();
  await learners.close();
});

for (const javaScriptEnabled of [true, false])
  test(`an account that a colleague has corrected meanwhile: both values show, what is typed stays, a second press saves it (${javaScriptEnabled ? "with" : "without"} JavaScript)`, {
    tag: "@all",
  }, async ({ browser, baseURL }) => {
    const learners = await browser.newContext();
    await signUp(learners);
    const { _id: accountId } = await (await learners.request.post("/api/checkAuth", { data: {} })).json();
    const desk = await browser.newContext({ javaScriptEnabled });
    await openDesk(desk, baseURL ?? "", "coordinator");
    const page = await desk.newPage();
    await page.goto(`/desk/people/${accountId}`);
    await page.getByText(messageText("en", "desk.person.change"), { exact: true }).click();
    const mobile = page.getByLabel(messageText("en", "desk.person.fields.mobile"), { exact: true });
    const save = page.getByRole("button", { name: messageText("en", "desk.person.changeSave") });
    await mobile.fill("9876500002");
    const first = await desk.request.post(`/api/desk/people/${accountId}`, { data: { mobile: "9876500001" } });
    expect(first.ok()).toBe(true);
    await save.click();
    await expect(page.getByText(messageText("en", "answers.savedSince"))).toBeVisible();
    await expect(mobile).toHaveAccessibleDescription(/9876500001/);
    await expect(mobile).toHaveValue("9876500002");
    await save.click();
    await expect(page.getByText(messageText("en", "answers.personChanged")).first()).toBeVisible();
    const { data } = await (await desk.request.get(`/api/desk/people/${accountId}`)).json();
    expect(data.mobile).toBe("9876500002");
    await Promise.all([learners.close(), desk.close()]);
  });

test("a learner's menu has no link to the desk, a coordinator's has, and a mail is sent again from the desk", {
  tag: "@all",
}, async ({ page, context, browser, baseURL }) => {
  const learners = await browser.newContext();
  const username = await signUp(learners);
  const theirs = await learners.newPage();
  await theirs.goto("/courses");
  await expect(theirs.getByText("Sunita").first()).toBeAttached();
  await expect(theirs.locator('a[href="/desk"]')).toHaveCount(0);

  await openDesk(context, baseURL ?? "", "coordinator");
  await page.goto("/courses");
  await expect(page.locator('a[href="/desk"]').first()).toBeAttached();
  await page.goto(`/desk/people?find=${encodeURIComponent(username)}`);
  await page.getByRole("link", { name: "Sunita Kumari" }).click();
  await page.getByText(messageText("en", "desk.person.resend"), { exact: true }).click();
  await page.getByLabel(messageText("en", "desk.person.whichMail")).selectOption("verification");
  await page.getByRole("button", { name: messageText("en", "desk.person.send") }).click();
  await expect(page.getByText(messageText("en", "answers.deskMailQueued")).first()).toBeVisible();
  await theirs.goto(await linkInMail(username, "verifyEmail", "verify-email"));
  await expect(theirs.getByText(messageText("en", "answers.emailVerified")).first()).toBeVisible();
  await learners.close();
});

test("people of a school are moved after a preview, and back again", { tag: "@all" }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const [school, high] = [`Middle School ${Date.now()}`, `High School ${Date.now()}`];
  for (let count = 0; count < 2; count += 1) {
    const learners = await browser.newContext();
    await signUp(learners);
    await learners.request.put("/api/users/profile", { data: { current_institute: school } });
    await learners.close();
  }
  await openDesk(context, baseURL ?? "", "coordinator", { areas: ["state:5"] });
  await page.goto(`/desk/people/rosters?find=${encodeURIComponent(school)}`);
  await expectNoAxeFindings(page);
  await page.getByRole("link", { name: school }).click();
  await expect(page.getByRole("checkbox")).toHaveCount(2);
  await page.getByRole("checkbox").first().uncheck();
  await page.getByLabel(messageText("en", "desk.upload.columns.district"), { exact: true }).selectOption("Gaya");
  await page.getByLabel(messageText("en", "desk.people.institution"), { exact: true }).fill(high);
  const move = page.getByRole("button", { name: messageText("en", "desk.roster.form.move") });
  await expect(move).toHaveCount(0);
  await page.getByRole("button", { name: messageText("en", "desk.roster.form.preview") }).click();
  await expect(page.getByRole("status")).toContainText("1 person");
  await expectNoAxeFindings(page);
  await move.click();
  await expect(page).toHaveURL(/outcome=done/);
  await expect(page.getByText(`1 person was moved to ${high}.`)).toBeVisible();
  await page.goto(`/desk/people/rosters?find=${encodeURIComponent(school)}`);
  const ofSchool = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: school }) });
  await expect(ofSchool).toContainText("1 person");
  const moved = page.getByRole("region", { name: messageText("en", "desk.roster.moves") });
  await moved
    .getByRole("listitem")
    .filter({ hasText: high })
    .getByRole("button", { name: messageText("en", "desk.roster.undo") })
    .click();
  await expect(page.getByText("1 person was moved back.")).toBeVisible();
  await expect(moved.getByRole("listitem").filter({ hasText: high })).toHaveCount(0);
  await page.goto(`/desk/people/rosters?find=${encodeURIComponent(school)}`);
  await expect(ofSchool).toContainText("2 people");
});
