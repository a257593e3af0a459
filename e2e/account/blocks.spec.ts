import { completeProfile, signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { type BrowserContext, expect, type Page, test } from "../support/test";

const educator = "Educators (school teachers/social workers)";
const save = (page: Page) => page.getByRole("button", { name: messageText("en", "profile.save"), exact: true });
const block = (page: Page) => page.locator("select[name=block]");
const stored = async (context: BrowserContext) =>
  (await (await context.request.get("/api/users/profile")).json()).data as Record<string, unknown>;

/** Signs up a learner whose form has the block field, with a block. */
async function signUpEducator(context: BrowserContext): Promise<void> {
  await signUp(context);
  await completeProfile(context);
  const answer = await context.request.put("/api/users/profile", { data: { profession: educator, block: "Dumra" } });
  expect(answer.ok()).toBe(true);
}

test("the block field shows only where the portal has blocks, and the old block is removed with its state", async ({
  page,
  context,
}) => {
  await signUpEducator(context);
  await page.goto("/usr/UpdateInfo");
  await expect(block(page)).toHaveCount(1);
  await page.locator("[name=state_id]").selectOption({ label: "Kerala" });
  await expect(block(page)).toHaveCount(0);
  await page.locator("[name=district]").selectOption("Idukki");
  await save(page).click();
  await expect(page).toHaveURL(/\/profile$/);
  expect(await stored(context)).toMatchObject({ state: "Kerala", district: "Idukki", block: "" });
  await page.goto("/usr/UpdateInfo");
  await expect(page.locator("[name=district]")).toHaveValue("Idukki");
  await expect(block(page)).toHaveCount(0);
  await page.locator("[name=state_id]").selectOption({ label: "Rajasthan" });
  await page.locator("[name=district]").selectOption("Jaipur");
  await block(page).selectOption({ index: 1 });
  await save(page).click();
  await expect(page).toHaveURL(/\/profile$/);
  expect((await stored(context)).block).not.toBe("");
});
