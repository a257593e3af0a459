import { firstInCore } from "../../testing/scope";
import { deskForms, text } from "../support/forms/desk-forms";
import { expectTyped, typeInto } from "../support/forms/typed";
import { signUp } from "../support/learner";
import { openDesk } from "../support/staff-member";
import { expect, type Page, test } from "../support/test";

test.use({ viewport: { width: 360, height: 720 } });

/** The request reaches the portal; its answer does not reach the browser. */
async function loseAnswer(page: Page, press: () => Promise<void>): Promise<void> {
  const posts = (url: URL) => url.pathname.startsWith("/desk/");
  let reached = 0;
  await page.route(posts, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    reached += 1;
    await route.abort();
  });
  await press();
  await expect.poll(() => reached).toBe(1);
  await page.unroute(posts);
}

for (const { name, prepare } of firstInCore(deskForms))
  test(`${name}: what is typed survives a connection that is cut before and after the portal is reached, and is stored once`, {
    tag: "@all",
  }, async ({ page, context, browser, baseURL }) => {
    const learner = await browser.newContext();
    const username = await signUp(learner);
    const { _id: accountId } = await (await learner.request.post("/api/checkAuth", { data: {} })).json();
    const { recoveryCodes } = await openDesk(context, baseURL ?? "", "administrator");
    const { path, field, folded, typed, submit, records, asksForCode, once } = await prepare({
      desk: context,
      learner,
      username,
      accountId,
      mark: `w${Date.now()}${Math.floor(Math.random() * 1000)}`,
    });
    await page.goto(path);
    const unfold = async () => folded && page.locator("summary").filter({ hasText: folded }).click();
    const form = page
      .locator("form")
      .filter({ has: page.locator(`[name="${field}"]`) })
      .last();
    const button = form.getByRole("button", { name: submit });
    const typeCode = async () => asksForCode && form.locator("[name=code]").fill(recoveryCodes.pop() ?? "");
    const press = () => typeCode().then(() => button.click());
    const offline = page.getByRole("main").getByText(text("offline"));
    // A transfer is shown before it can be confirmed.
    const preview = form.getByRole("button", { name: text("roster.form.preview") });
    const showPreview = async () => {
      if (await preview.count()) await preview.click();
      await expect(button).toBeVisible();
    };
    await unfold();
    await typeInto(form, typed);
    await showPreview();

    await context.setOffline(true);
    await button.click();
    await expect(offline).toBeVisible();
    await expectTyped(form, typed);
    await context.setOffline(false);
    expect(await records()).toBe(0);
    await page.reload();
    await unfold();
    await expectTyped(form, typed);
    await showPreview();

    await loseAnswer(page, press);
    await expect(offline).toBeVisible();
    await expectTyped(form, typed);
    expect(await records()).toBe(1);

    if (once) {
      await press();
      await expect(offline).toHaveCount(0);
      expect(await records()).toBe(1);
      await page.reload();
      await expect(button).toHaveCount(0);
    } else {
      await page.reload();
      await unfold();
      await expectTyped(form, typed);
      await press();
      await expect(form.getByRole("status")).not.toBeEmpty();
      await expect(offline).toHaveCount(0);
    }
    expect(await records()).toBe(1);
    await learner.close();
  });

test("a press of a button without a connection keeps the page and the typed text, and works when the connection is back", {
  tag: "@all",
}, async ({ page, context, browser, baseURL }) => {
  const learner = await browser.newContext();
  await signUp(learner);
  await learner.request.post("/api/chatbot/post", { data: { msg: "When does the certificate come?" } });
  const { _id } = await (await learner.request.post("/api/checkAuth", { data: {} })).json();
  await openDesk(context, baseURL ?? "", "coordinator");
  await page.goto(`/desk/messages/${_id}`);
  const answer = page.locator("#answer").getByLabel(text("talk.reply"), { exact: true });
  await answer.fill("Half an answer");
  const close = page.getByRole("button", { name: text("talk.close"), exact: true });
  await context.setOffline(true);
  await close.click();
  await expect(page.getByRole("main").getByText(text("offline"))).toBeVisible();
  await expect(answer).toHaveValue("Half an answer");
  await context.setOffline(false);
  await close.click();
  await expect(page.getByRole("button", { name: text("talk.open"), exact: true })).toBeVisible();
  await expect(answer).toHaveValue("Half an answer");
  await learner.close();
});
