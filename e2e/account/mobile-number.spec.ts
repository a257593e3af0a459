import { signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expect, type Page, test } from "../support/test";

const question = (language: "en" | "hi" = "en") => messageText(language, "accounts.mobileQuestion");
const stored = async (page: Page) => (await (await page.request.get("/api/users/profile")).json()).data.mobile;

test("the profile asks in its field and in its form; a call is accepted without a question", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await signUp(context);
  await page.goto("/profile?language=en");
  const edit = page.getByRole("button", {
    name: `${messageText("en", "profile.edit")}: ${messageText("en", "accounts.mobile")}`,
    exact: true,
  });
  await edit.click();
  await page.locator("[name=mobile]").fill("0000000000");
  await page.getByRole("button", { name: messageText("en", "profile.saveField") }).click();
  await expect(page.getByText(`${question()} 0000000000`)).toBeVisible();
  expect(await stored(page)).toBe("9876543210");
  await page.getByRole("button", { name: messageText("en", "accounts.mobileYes") }).click();
  // The question shows the number too: only the button to edit it again proves that it is saved.
  await expect(edit).toBeVisible();
  await expect(page.locator("dl > #mobile")).toContainText("0000000000");
  await page.goto("/usr/UpdateInfo?language=hi");
  await page.locator("[name=current_institute]").fill("मध्य विद्यालय");
  await page.locator("[name=employment_sector]").selectOption("Government");
  await page.getByRole("button", { name: messageText("hi", "profile.save") }).click();
  await expect(page.getByText(`${question("hi")} 0000000000`)).toBeVisible();
  await page.getByRole("button", { name: messageText("hi", "profile.save") }).click();
  await expect(page).toHaveURL(/\/profile$/);
  const answer = await context.request.put("/api/users/profile", { data: { mobile: "+91 11111 11111" } });
  expect([answer.status(), await stored(page)]).toEqual([200, "1111111111"]);
});
