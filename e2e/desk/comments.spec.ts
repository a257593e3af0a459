import { signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { openDesk } from "../support/staff-member";
import { expect, test } from "../support/test";

const discussion = "/discussions/view/";
test.use({ viewport: { width: 360, height: 720 } });

test("a comment is reported from its page, hidden and restored at the desk, and the public page follows", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const language = "en";
  const learners = await browser.newContext();
  await signUp(learners, language);
  const { records } = await (await learners.request.get("/api/discussions")).json();
  const slug = records[0].slug as string;
  const text = `A comment to report ${language} ${Date.now()}`;
  await learners.request.post(`/api/discussions/${slug}/comments`, { data: { comment: text } });
  // Nobody reports the own comment, so another learner does.
  const readers = await browser.newContext();
  await signUp(readers, language);
  const reader = await readers.newPage();
  const address = `${discussion}${slug}?language=${language}`;
  await reader.goto(address);
  await reader
    .getByRole("listitem")
    .filter({ hasText: text })
    .getByRole("link", { name: messageText(language, "discussions.report") })
    .click();
  await reader.getByLabel(messageText(language, "discussions.reportForm.label")).fill("It hurts people.");
  await reader.getByRole("button", { name: messageText(language, "discussions.reportForm.send") }).click();
  await expect(reader.getByText(messageText(language, "answers.commentReported")).first()).toBeVisible();

  await openDesk(context, baseURL ?? "", "coordinator", { language });
  await page.goto(`/desk/comments?language=${language}`);
  const card = page.getByRole("listitem").filter({ hasText: text });
  await expect(card).toContainText("It hurts people.");
  await expectNoAxeFindings(page);
  await card.getByRole("button", { name: messageText(language, "desk.comment.hide") }).click();
  await expect(page.getByText(messageText(language, "answers.saved")).first()).toBeVisible();
  await reader.goto(address);
  await expect(reader.getByText(text)).toHaveCount(0);
  await page.goto("/desk/comments?show=hidden");
  await card.getByRole("button", { name: messageText(language, "desk.comment.restore") }).click();
  await expect(page.getByText(messageText(language, "answers.saved")).first()).toBeVisible();
  await reader.goto(address);
  await expect(reader.getByText(text)).toBeVisible();
  await Promise.all([learners.close(), readers.close()]);
});

test("a word of the list holds a comment until the desk shows it", { tag: "@all" }, async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const word = `word${Date.now()}`;
  await openDesk(context, baseURL ?? "", "administrator");
  await page.goto("/desk/comments/words");
  const list = page.getByLabel(messageText("en", "desk.comment.wordsIn", { language: "English" }));
  await list.fill(`${await list.inputValue()}\n${word}`);
  await page.getByRole("region", { name: "English" }).getByRole("button").click();
  await expect(page.getByText(messageText("en", "answers.saved")).first()).toBeVisible();
  await expectNoAxeFindings(page);
  const learners = await browser.newContext();
  await signUp(learners);
  const { records } = await (await learners.request.get("/api/discussions")).json();
  const sent = await learners.request.post(`/api/discussions/${records[1].slug}/comments`, {
    data: { comment: `You ${word.toUpperCase()}!` },
  });
  expect((await sent.json()).message).toBe(messageText("en", "answers.commentHeld"));
  await page.goto("/desk/comments");
  await expect(page.getByRole("listitem").filter({ hasText: `You ${word}` })).toContainText(
    messageText("en", "desk.comment.held_words"),
  );
  await learners.close();
});
