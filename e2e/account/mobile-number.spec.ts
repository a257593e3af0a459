import { signUp } from "../support/learner";
import { messageText } from "../support/messages";
import { expect, type Page, test } from "../support/test";

const question = (language: "en" | "hi" = "en") => messageText(language, "accounts.mobileQuestion");
const stored = async (page: Page) => (await (await page.request.get("/api/users/profile")).json()).data.mobile;

test("a number is read as it is typed, pasted and written in Devanagari, with country code, 0, spaces and dashes", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/register?language=hi");
  await fillMainForm(mainForm(page));
  const mobile = await showField(mainForm(page), "mobile");
  for (const written of ["+91 98765 43210", "09876543210", "98765-43210", "९८७६५ ४३२१०", "+९१-९८७६५-४३२१०"]) {
    await mobile.fill("");
    await mobile.pressSequentially(written);
    await expect(mobile).toHaveValue("9876543210");
    await mobile.fill("");
    await mobile.evaluate((field: HTMLInputElement, text) => {
      field.focus();
      document.execCommand("insertText", false, text);
    }, written);
    await expect(mobile).toHaveValue("9876543210");
  }
});

test("a number that is too long is not cut to another one, but rejected with the documented message", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/register?language=en");
  const form = mainForm(page);
  await fillMainForm(form);
  await fillIn(form, { mobile: "98765432101" });
  await submit(form);
  await expect(form.locator("p[data-error]", { hasText: "Please enter a valid mobile number" })).toBeVisible();
  await expect(form.locator("[name=mobile]")).toHaveValue("98765432101");
});

test("the main form asks once about a number that no mobile has, and accepts it when it is sent again", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/register?language=en");
  const form = mainForm(page);
  await fillMainForm(form);
  await fillIn(form, { mobile: "0000000000" });
  await submit(form);
  await expect(form.getByText(`${question()} 0000000000`)).toBeVisible();
  await expect(form.locator("[name=mobile]")).toBeFocused();
  await expect(form.locator("[aria-invalid=true]")).toHaveCount(0);
  await expectNoAxeFindings(page);
  await form.locator("[name=mobile]").fill("1234567890");
  await expect(form.getByText(question())).toHaveCount(0);
  await submit(form);
  await expect(form.getByText(`${question()} 1234567890`)).toBeVisible();
  await form.getByRole("button", { name: messageText("en", "accounts.mobileYes") }).click();
  await submit(form);
  await expect(page).toHaveURL(/\/courses$/);
  expect(await stored(page)).toBe("1234567890");
});

test("the popup of a course and the form of a campaign ask too", { tag: "@all" }, async ({ page }) => {
  const popup = await openPopup(page, "en");
  await fillTeacherForm(popup);
  await fillIn(popup, { mobile: "0123456789" });
  await submit(popup);
  await expect(popup.getByText(`${question()} 0123456789`)).toBeVisible();
  const [campaign] = campaigns;
  if (!campaign) throw new Error("There is no campaign");
  await page.setViewportSize({ width: 360, height: 720 });
  const form = await openCampaignForm(page, campaign, "en");
  await fillCampaignForm(form, campaign);
  await fillIn(form, { mobile: "5123456789" });
  await submit(form);
  await expect(form.getByText(`${question()} 5123456789`)).toBeVisible();
  await goOn(form);
  await submit(form);
  await expect(page).toHaveURL(new RegExp(`/view/course/${campaign.course}$`));
  expect(await stored(page)).toBe("5123456789");
});

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
