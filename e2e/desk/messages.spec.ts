import { courseId } from "../../testing/people/course-content";
import { behaviourLanguages } from "../support/languages";
import { enroll, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { openDesk } from "../support/staff-member";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 360, height: 720 } });

test("a learner's question reaches the desk, is answered there, and the answer shows in the chat", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const learners = await browser.newContext();
  await signUp(learners);
  await enroll(learners);
  const question = `When does the certificate come? ${Date.now()}`;
  await learners.request.post("/api/chatbot/post", { data: { msg: question } });
  await openDesk(context, baseURL ?? "", "coordinator", { areas: [`course:${courseId}`] });
  await page.goto("/desk");
  // Who has waited longest; other tests' learners may wait too.
  await expect(
    page
      .getByRole("region", { name: messageText("en", "desk.first.title") })
      .getByRole("link", { name: messageText("en", "desk.first.answer") }),
  ).toHaveAttribute("href", /^\/desk\/messages\/[\w-]+$/);
  await expectNoAxeFindings(page);
  await page.goto("/desk/messages");
  const entry = page.getByRole("article").filter({ hasText: question });
  // The list begins with who waits longest; other tests' learners may wait too.
  if ((await entry.count()) === 0) await page.goto(`/desk/messages?show=waiting&page=99`);
  await expect(entry).toContainText(/1 new/);
  await entry.getByRole("link").click();
  await expect(page.getByText("Sitamarhi, Bihar")).toBeVisible();
  await expect(page.getByText(messageText("en", "desk.talk.percent", { percent: 0 }))).toBeVisible();
  await page
    .getByLabel(messageText("en", "desk.talk.reply"), { exact: true })
    .last()
    .fill("After the review, within a week.");
  await page.getByRole("button", { name: messageText("en", "desk.talk.send") }).click();
  await expect(page.getByText(messageText("en", "answers.deskAnswered")).first()).toBeVisible();
  await expect(page.getByText("After the review, within a week.").first()).toBeVisible();
  await page.getByRole("button", { name: messageText("en", "desk.talk.close") }).click();
  await expect(page.getByText(messageText("en", "desk.talk.closed"))).toBeVisible();

  const answers = await (await learners.request.post("/api/chatbot/get", { data: {} })).json();
  expect([answers.unread, answers.data.at(-1)?.msg]).toEqual([1, "After the review, within a week."]);
  const theirs = await learners.newPage();
  await theirs.goto("/help/assistant");
  await expect(theirs.getByText("After the review, within a week.")).toBeVisible();
  await learners.close();
});

test("two coordinators answer the same message: the second one sees the first answer, keeps the own text, and sends it all the same", {
  tag: "@all",
}, async ({ page, context, browser, baseURL }) => {
  const learners = await browser.newContext();
  await signUp(learners);
  await learners.request.post("/api/chatbot/post", { data: { msg: "When does it start?" } });
  const { _id: accountId } = await (await learners.request.post("/api/checkAuth", { data: {} })).json();
  const others = await browser.newContext();
  await openDesk(others, baseURL ?? "", "coordinator");
  await openDesk(context, baseURL ?? "", "coordinator");
  await page.goto(`/desk/messages/${accountId}`);
  const answer = page.getByLabel(messageText("en", "desk.talk.reply"), { exact: true }).last();
  await answer.fill("On Tuesday.");
  const first = await others.request.post(`/api/desk/messages/${accountId}/reply`, {
    data: { text: "On Monday.", key: crypto.randomUUID() },
  });
  expect(first.ok()).toBe(true);
  await page.getByRole("button", { name: messageText("en", "desk.talk.send") }).click();
  await expect(
    page.getByText(messageText("en", "answers.answeredSince", { answer: "On Monday." })).first(),
  ).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "On Monday." })).toBeVisible();
  await expect(answer).toHaveValue("On Tuesday.");
  await page.getByRole("button", { name: messageText("en", "desk.talk.send") }).click();
  await expect(page.getByText(messageText("en", "answers.deskAnswered")).first()).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "On Tuesday." })).toBeVisible();
  await Promise.all([learners.close(), others.close()]);
});

test("a complaint is answered at the desk, and a lost connection loses nothing typed", { tag: "@all" }, async ({
  page,
  context,
  baseURL,
}) => {
  const sent = await context.request.post("/api/grievances", {
    data: { name: "Asha", contact: `asha-${Date.now()}@example.org`, message: "The film does not play on my phone." },
  });
  const { ticket } = await sent.json();
  await openDesk(context, baseURL ?? "", "coordinator");
  await page.goto(`/desk/messages/grievances/${ticket}`);
  const answer = page.getByLabel(messageText("en", "desk.complaint.answer"));
  await answer.fill("It plays now. Thank you.");
  await context.setOffline(true);
  await page.getByRole("button", { name: messageText("en", "desk.complaint.send") }).click();
  await expect(page.getByText(messageText("en", "desk.offline"))).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(answer).toHaveValue("It plays now. Thank you.");
  await page.getByRole("button", { name: messageText("en", "desk.complaint.send") }).click();
  await expect(answer).toHaveCount(0);
  await expect(page.getByText("It plays now. Thank you.")).toBeVisible();
});

for (const language of behaviourLanguages) {
  test(`inbox, conversation and complaint have no finding of axe (${language})`, { tag: "@all" }, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    const learners = await browser.newContext();
    await signUp(learners, language);
    await learners.request.post("/api/chatbot/post", { data: { msg: "नमस्ते, प्रमाणपत्र कब मिलेगा?" } });
    const { ticket } = await (
      await context.request.post("/api/grievances", {
        data: { name: "Asha", contact: "98765 43210", message: "It is slow." },
      })
    ).json();
    await openDesk(context, baseURL ?? "", "coordinator", { language });
    const profile = await (await learners.request.post("/api/checkAuth", { data: {} })).json();
    for (const path of [
      "/desk/messages?show=all",
      `/desk/messages/${profile._id}`,
      `/desk/messages/grievances/${ticket}`,
    ]) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}language=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoAxeFindings(page);
    }
    await learners.close();
  });
}
