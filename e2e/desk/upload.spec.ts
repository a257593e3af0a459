import { randomUUID } from "node:crypto";
import { parse } from "csv-parse/sync";
import { courseId } from "../../testing/people/course-content";
import { linkInMail } from "../support/mailbox";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { openDesk } from "../support/staff-member";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 360, height: 720 } });

const head = "First name;Last name;Email;Mobile;State;District;Block;Institution;Profession;Gender;Age;Language";
const line = (username: string, age: string, language: string) =>
  `रेखा;देवी;${username};98765 43210;Bihar;Patna;;Middle School Rampur;Counsellors;Female;${age};${language}`;

test("a list as Excel writes it is checked, entered once, and its people accept with their own consent and password", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const language = "en";
  const text = (key: string, values = {}) => messageText(language, key, values);
  const username = `${randomUUID()}@example.org`;
  await openDesk(context, baseURL ?? "", "coordinator", { language, areas: [`course:${courseId}`] });
  await page.goto(`/desk/people/upload?language=${language}`);
  await expectNoAxeFindings(page);
  const csv = `\uFEFF${[head, line(username, "34", language), line(`${randomUUID()}@example.org`, "15", "hi")].join("\r\n")}\r\n`;
  const send = async () => {
    await page
      .getByLabel(text("desk.upload.form.file"))
      .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    await page.getByRole("button", { name: text("desk.upload.form.submit") }).click();
    await expect(page).toHaveURL(/\/desk\/people\/upload\/[\w-]{36}$/);
  };
  await send();
  const preview = page.url();
  await expect(page.getByText(text("answers.uploadMinor"))).toBeVisible();
  await expectNoAxeFindings(page);
  const errors = await context.request.get(`${preview}/errors?language=${language}`);
  const [columns = [], wrong = []] = parse(await errors.body(), { bom: true }) as string[][];
  expect(columns[0]).toBe(text("desk.upload.columns.firstName"));
  expect([wrong[0], wrong.at(-2), wrong.at(-1)]).toEqual(["रेखा", "3", text("answers.uploadMinor")]);

  await page.getByRole("main").locator('input[name="id"] ~ button').click();
  await expect(page.getByText(text("desk.upload.entered"), { exact: true })).toBeVisible();
  await page.goto(`/desk/people/upload?language=${language}`);
  await send();
  expect(page.url()).toBe(preview);

  const strangers = await browser.newContext();
  const theirs = await strangers.newPage();
  const link = await linkInMail(username, "invitation", "invitation");
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(text("recovery.invitationTitle"));
  await expectNoAxeFindings(theirs);
  const accept = theirs.getByRole("button", { name: text("recovery.invitation.submit") });
  await theirs.locator('input[name="password1"]').fill("river stone 31");
  await theirs.locator('input[name="password2"]').fill("river stone 31");
  await accept.click();
  await expect(theirs.getByText(text("answers.consentNeeded")).first()).toBeVisible();
  await theirs.locator('input[name="consent_account"]').check();
  await theirs.locator('input[name="password1"]').fill("river stone 31");
  await theirs.locator('input[name="password2"]').fill("river stone 31");
  await accept.click();
  await expect(theirs).toHaveURL(new RegExp(`/view/course/${courseId}`));
  await theirs.goto(link);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(text("recovery.invitationOverTitle"));

  await page.goto(`/desk/people?find=${encodeURIComponent(username)}&language=${language}`);
  await page.getByRole("link", { name: "रेखा देवी" }).click();
  await expect(page.getByText(text("desk.person.invitedNote"))).toHaveCount(0);
  await strangers.close();
});
