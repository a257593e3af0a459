import { courseId, readCourse } from "../../testing/people/course-content";
import { completeProfile, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { completeTopics } from "../support/progress";
import { openDesk } from "../support/staff-member";
import { type BrowserContext, expect, type Page, test } from "../support/test";

test.use({ viewport: { width: 360, height: 720 } });

const text = (key: string, values = {}) => messageText("en", `desk.${key}`, values);
const button = (page: Page, key: string) => page.getByRole("button", { name: text(key) });

/** Presses the button without a connection, then loads the page again with one. */
async function pressOffline(page: Page, context: BrowserContext, key: string): Promise<void> {
  await context.setOffline(true);
  await button(page, key).click();
  await expect(page.getByText(text("offline"))).toBeVisible();
  await context.setOffline(false);
  await page.reload();
}

test("an answer and a canned reply survive a lost connection", async ({ page, context, browser, baseURL }) => {
  const learners = await browser.newContext();
  await signUp(learners);
  await learners.request.post("/api/chatbot/post", { data: { msg: "When does the certificate come?" } });
  const { _id } = await (await learners.request.post("/api/checkAuth", { data: {} })).json();
  await openDesk(context, baseURL ?? "", "coordinator");
  await page.goto(`/desk/messages/${_id}`);
  const answer = page.locator("#answer").getByLabel(text("talk.reply"), { exact: true });
  await answer.fill("Within a week.");
  await pressOffline(page, context, "talk.send");
  await expect(answer).toHaveValue("Within a week.");
  await page.getByText(text("talk.replies"), { exact: true }).click();
  const title = `Weeks ${Date.now()}`;
  await page.getByLabel(text("talk.replyTitle")).fill(title);
  await page.getByLabel(text("talk.replyText"), { exact: true }).fill("It takes a week.");
  await pressOffline(page, context, "talk.saveReply");
  await page.getByText(text("talk.replies"), { exact: true }).click();
  await expect(page.getByLabel(text("talk.replyTitle"))).toHaveValue(title);
  await expect(page.getByLabel(text("talk.replyText"), { exact: true })).toHaveValue("It takes a week.");
  await expect(answer).toHaveValue("Within a week.");
  await button(page, "talk.send").click();
  await expect(page.getByText(messageText("en", "answers.deskAnswered")).first()).toBeVisible();
  const { data } = await (await learners.request.post("/api/chatbot/get", { data: {} })).json();
  expect(data.map(({ msg }: { msg: string }) => msg)).toEqual(["When does the certificate come?", "Within a week."]);
  await learners.close();
});

test("the note of a review and its chosen topics survive a lost connection", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const course = "healthy-minds";
  const learners = await browser.newContext();
  await signUp(learners);
  await completeProfile(learners);
  const { enrollmentId } = await (
    await learners.request.post("/api/courses/enroll", { data: { id: course, language: "en" } })
  ).json();
  await completeTopics(learners, readCourse(course).slice(0, 4));
  await (await learners.newPage()).goto(`/view/course/${course}`);
  await openDesk(context, baseURL ?? "", "coordinator");
  const { data } = await (await context.request.get("/api/desk/reviews")).json();
  const { moduleId } = data.find((each: { enrollmentId: string }) => each.enrollmentId === enrollmentId);
  await page.goto(`/desk/reviews/${enrollmentId}?module=${moduleId}`);
  const note = page.getByLabel(text("review.note"), { exact: true });
  const topic = page.locator("input[name=topicIds]").first();
  await topic.check();
  await note.fill("Please write about your own class.");
  await pressOffline(page, context, "review.return");
  await expect(note).toHaveValue("Please write about your own class.");
  await expect(topic).toBeChecked();
  await button(page, "review.return").click();
  await expect(page).toHaveURL(/\/desk\/reviews\?outcome=done/);
  await learners.close();
});

test("a list of people stays chosen when the connection is lost, and is sent with the next press", async ({
  page,
  context,
  baseURL,
}) => {
  await openDesk(context, baseURL ?? "", "coordinator", { areas: [`course:${courseId}`] });
  await page.goto("/desk/people/upload");
  const csv = "First name;Last name;Email;Mobile;State;District;Block;Institution;Profession;Gender;Age;Language\n";
  await page
    .getByLabel(text("upload.form.file"))
    .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(`${csv}Rekha;Devi;x`) });
  await context.setOffline(true);
  await button(page, "upload.form.submit").click();
  await expect(page.getByText(text("offline"))).toBeVisible();
  expect(
    await page.getByLabel(text("upload.form.file")).evaluate((input: HTMLInputElement) => input.files?.[0]?.name),
  ).toBe("people.csv");
  await context.setOffline(false);
  await button(page, "upload.form.submit").click();
  await expect(page).toHaveURL(/\/desk\/people\/upload\/[\w-]{36}$/);
});

test("a reminder that was saved without the browser noticing is saved again as the same draft", async ({
  page,
  context,
  baseURL,
}) => {
  await openDesk(context, baseURL ?? "", "coordinator", { areas: [`course:${courseId}`] });
  await page.goto("/desk/mailings/new");
  const subject = `Go on ${Date.now()}`;
  for (const language of ["English", "Hindi"]) {
    await page.getByLabel(text("mailing.subjectIn", { language })).fill(subject);
    await page.getByLabel(text("mailing.textIn", { language })).fill("Go on.");
  }
  let reached = 0;
  const path = /\/desk\/mailings\/new/;
  await page.route(path, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    reached += 1;
    await route.abort();
  });
  await button(page, "mailing.save").click();
  await expect(page.getByText(text("offline"))).toBeVisible();
  await page.unroute(path);
  expect(reached).toBe(1);
  await page.reload();
  await page.getByLabel(text("mailing.textIn", { language: "English" })).fill("Go on, please.");
  await button(page, "mailing.save").click();
  await expect(page).toHaveURL(/\/desk\/mailings\/[\w-]{36}\?outcome=done/);
  const { data } = await (await context.request.get("/api/desk/mailings")).json();
  expect(data.filter((each: { subject: string }) => each.subject === subject)).toHaveLength(1);
});
