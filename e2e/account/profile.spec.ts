import sharp from "sharp";
import { actionHeader } from "../../server/next/requests";
import { behaviourLanguages } from "../support/languages";
import { signUp } from "../support/learner";
import { type Language, messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { expect, type Page, test } from "../support/test";

const photo = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: "#c60", noise: { type: "gaussian", mean: 128, sigma: 40 } },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
const editLabel = (language: Language, key: string) =>
  `${messageText(language, "profile.edit")}: ${messageText(language, key)}`;
const edit = (page: Page, language: Language, key: string) =>
  page.getByRole("button", { name: editLabel(language, key), exact: true });
const save = (page: Page, language: Language) =>
  page.getByRole("button", { name: messageText(language, "profile.saveField"), exact: true });
const row = (page: Page, field: string) => page.locator(`dl > #${field}`);

for (const language of behaviourLanguages) {
  test(`the profile is edited in place (${language})`, async ({ page, context }) => {
    await signUp(context, language);
    await page.goto(`/profile?language=${language}`);
    await edit(page, language, "accounts.mobile").click();
    const mobile = page.locator("[name=mobile]");
    await expect(mobile).toBeFocused();
    await mobile.fill("98765");
    let sent = 0;
    page.on("request", (request) => {
      if (request.headers()[actionHeader]) sent += 1;
    });
    await save(page, language).click();
    await expect(
      row(page, "mobile").locator("p[data-error]", { hasText: messageText(language, "answers.mobileNotTenDigits") }),
    ).toBeVisible();
    await expect(mobile).toBeFocused();
    await mobile.fill("९१२३४५६७८०");
    await save(page, language).click();
    await expect(row(page, "mobile")).toContainText("9123456780");
    await expect(row(page, "mobile")).toContainText(messageText(language, "answers.profileUpdated"));
    await expect(
      page.getByRole("status").filter({ hasText: messageText(language, "answers.profileUpdated") }),
    ).toBeVisible();
    // The number with five digits was not sent.
    expect(sent).toBe(1);
    await expect(edit(page, language, "accounts.mobile")).toBeFocused();
    await page.reload();
    await expect(row(page, "mobile")).toContainText("9123456780");
    await expectNoAxeFindings(page);
  });
}

test("Escape and Cancel leave a field as it was; nothing is sent", { tag: "@all" }, async ({ page, context }) => {
  await signUp(context);
  await page.goto("/profile");
  for (const leave of [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: messageText("en", "profile.cancel") }).click(),
  ]) {
    await edit(page, "en", "profile.name").click();
    await page.locator("[name=firstName]").fill("Somebody");
    await leave();
    await expect(row(page, "name")).toContainText("Sunita Kumari");
    await expect(edit(page, "en", "profile.name")).toBeFocused();
  }
});

test("another state needs its district, and both are stored", { tag: "@all" }, async ({ page, context }) => {
  await signUp(context);
  await page.goto("/profile");
  await edit(page, "en", "accounts.state").click();
  await page.locator("[name=state_id]").selectOption("29");
  await save(page, "en").click();
  await expect(page.locator("p[data-error]", { hasText: messageText("en", "answers.selectDistrict") })).toBeVisible();
  await page.locator("[name=district]").selectOption("Jaipur");
  await save(page, "en").click();
  await expect(row(page, "state")).toContainText("Rajasthan");
  await expect(row(page, "district")).toContainText("Jaipur");
  await edit(page, "en", "accounts.district").click();
  await expect(page.locator("[name=district]")).toHaveValue("Jaipur");
});

test("a new name shows in the header at once; letters that a certificate lacks are only a hint", {
  tag: "@all",
}, async ({ page, context }) => {
  await signUp(context);
  await page.goto("/profile");
  await edit(page, "en", "profile.name").click();
  await page.locator("[name=firstName]").fill("রাহুল");
  await expect(page.getByRole("status").filter({ hasText: "র" })).toBeVisible();
  await save(page, "en").click();
  await expect(row(page, "name")).toContainText("রাহুল Kumari");
  await expect(page.locator("header")).toContainText("রাহুল");
});

test("the screen shows when the last missing field makes the profile complete", async ({ page, context }) => {
  await signUp(context);
  await context.request.put("/api/users/profile", { data: { current_institute: "Middle School" } });
  await page.goto("/profile");
  await expect(page.getByText(messageText("en", "profile.incomplete")).first()).toBeVisible();
  await edit(page, "en", "profile.institutionType").click();
  await page.locator("[name=employment_sector]").selectOption("Government");
  await save(page, "en").click();
  await expect(page.getByText(messageText("en", "profile.complete"))).toBeVisible();
});

test("a large photo is made small in the browser, shows everywhere, and can be removed", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await signUp(context);
  await page.goto("/profile");
  const large = await photo(3000, 2400);
  expect(large.length).toBeGreaterThan(1024 * 1024);
  const put = page.waitForRequest((request) => request.method() === "PUT");
  await expect(page.getByRole("button", { name: messageText("en", "profile.pictureForm.addPicture") })).toBeVisible();
  await page.locator("main input[type=file]").setInputFiles(file("photo.jpg", "image/jpeg", large));
  expect((await put).postData()?.length).toBeLessThan(400_000);
  const picture = page.locator("main img[src^='/api/users/avatar']");
  await expect(picture).toBeVisible();
  await expect(page.locator("header img[src^='/api/users/avatar']").first()).toBeAttached();
  expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(256);
  await page.getByRole("button", { name: messageText("en", "profile.pictureForm.removePicture") }).click();
  await expect(picture).toHaveCount(0);
});

test("a file that is no picture shows an error, and the page stays as it was", { tag: "@all" }, async ({
  page,
  context,
}) => {
  await signUp(context);
  await page.goto("/profile");
  await expect(page.getByRole("button", { name: messageText("en", "profile.pictureForm.addPicture") })).toBeVisible();
  await page.locator("main input[type=file]").setInputFiles(file("photo.jpg", "image/jpeg", Buffer.from("no picture")));
  await expect(page.getByRole("alert").filter({ hasText: messageText("en", "answers.pictureInvalid") })).toBeVisible();
  await expect(page.getByRole("button", { name: messageText("en", "profile.pictureForm.addPicture") })).toBeVisible();
});

test("the complete-profile form shows the documented error at each missing field, until none is missing", {
  tag: "@all",
}, async ({ page, context }) => {
  await signUp(context);
  await page.goto("/usr/UpdateInfo");
  const submit = page.getByRole("button", { name: messageText("en", "profile.save") });
  await page.locator("[name=mobile]").fill("98765");
  await submit.click();
  await expect(page.locator("p[data-error]", { hasText: messageText("en", "answers.enterInstitute") })).toBeVisible();
  await page.locator("[name=current_institute]").fill("Middle School");
  await submit.click();
  await expect(
    page.locator("p[data-error]", { hasText: messageText("en", "answers.selectInstitutionType") }),
  ).toBeVisible();
  await page.locator("[name=employment_sector]").selectOption("Private");
  await submit.click();
  await expect(
    page.locator("p[data-error]", { hasText: messageText("en", "answers.mobileNotTenDigits") }),
  ).toBeVisible();
  await page.locator("[name=mobile]").fill("9876543210");
  await page.locator("[name=profession]").selectOption("");
  await submit.click();
  await expect(page.locator("p[data-error]", { hasText: messageText("en", "answers.selectProfession") })).toBeVisible();
  await page.locator("[name=profession]").selectOption("Guardians");
  await submit.click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(messageText("en", "profile.complete"))).toBeVisible();
});

for (const language of behaviourLanguages) {
  test(`the complete-profile form opens with everything that is saved, and with every block of the district (${language})`, {
    tag: "@all",
  }, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL });
    await signUp(context, language);
    const saved = {
      state_id: 5,
      district: "Sitamarhi",
      block: "Bairgania",
      current_institute: "Middle School",
      employment_sector: "Government",
      school_type: "Primary School",
      teaching_subject: "Other:Kitchen garden",
      place_of_residence: "Rural",
      is_profile_complete: 1,
    };
    expect((await context.request.put("/api/users/profile", { data: saved })).status()).toBe(200);
    const shown = {
      ...saved,
      state_id: "5",
      teaching_subject: "Other",
      other_subject: "Kitchen garden",
      is_profile_complete: undefined,
    };
    const expectSaved = async (page: Page) => {
      for (const [name, value] of Object.entries(shown))
        if (value) await expect(page.locator(`main [name=${name}]`)).toHaveValue(value);
      await expect.poll(() => page.locator("main [name=block] option").count()).toBeGreaterThan(10);
    };
    const page = await context.newPage();
    await page.goto(`/usr/UpdateInfo?language=${language}`);
    await expectSaved(page);
    const secondTab = await context.newPage();
    await secondTab.goto("/usr/UpdateInfo");
    await expectSaved(secondTab);
    await page.goto(`/usr/UpdateInfo?language=${language === "en" ? "hi" : "en"}`);
    await expectSaved(page);
    await page.locator("main form button[type=submit]").last().click();
    await expect(page).toHaveURL(/\/profile$/);
    expect((await (await context.request.get("/api/users/profile")).json()).data).toMatchObject(saved);
    await context.close();
  });
}
