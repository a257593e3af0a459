import { behaviourLanguages } from "../support/languages";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { expect, test } from "../support/test";

test("Uttar Pradesh has its own form: its title, the link to the login, terms and privacy, five districts", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/up?language=en");
  const card = page.locator("aside");
  await expect(card.getByRole("heading", { name: "ENROLL NOW" })).toBeVisible();
  await expect(card.locator("[name=district]")).toBeVisible();
  await expect(card.getByText("Already have an account?")).toBeVisible();
  await expect(card.getByRole("link", { name: "Login", exact: true })).toHaveAttribute("href", /^\/login/);
  for (const address of ["/terms-and-condition", "/privacy-policy"])
    await expect(card.locator(`a[href="${address}"]`).last()).toBeVisible();
  expect(await card.locator("[name=district] option").allTextContents()).toHaveLength(6);
});

test("short, course and partner addresses redirect on the server; an unknown one is 404", async ({ request }) => {
  const leadsTo = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()["cache-control"]].join(" "), path).toMatch(/^(307|404) .*no-store/);
    return answer.status() === 404 ? 404 : answer.headers().location;
  };
  const query = "utm_campaign=health-mission&utm_source=health-mission&language=hi";
  expect(await leadsTo("/p/health-mission")).toBe(`/info/course/growing-up-healthy?${query}`);
  expect(await leadsTo("/c/1")).toBe("/info/course/growing-up-healthy");
  expect(await leadsTo("/c/growing-up-healthy/more?utm_source=sms")).toBe(
    "/info/course/growing-up-healthy?utm_source=sms",
  );
  expect(await leadsTo("/r/bihar")).toBe("/bihar");
  expect(await leadsTo("/r/tele-manas/more")).toBe("https://telemanas.mohfw.gov.in/");
  for (const path of ["/p/nobody", "/c/99", "/r/nobody", "/r/https:%2F%2Fevil.example", "/online-demo/goa"])
    expect(await leadsTo(path), path).toBe(404);
});

for (const language of behaviourLanguages) {
  test(`a state's demo shows a lesson, tries a question and leads in (${language})`, async ({ page }) => {
    const writes: string[] = [];
    page.on("request", (request) => request.method() !== "GET" && writes.push(request.url()));
    await page.goto(`/online-demo/up?language=${language}`);
    await expectNoAxeFindings(page);
    const check = page.getByRole("button", { name: messageText(language, "demos.check") });
    await expect(check).toBeDisabled();
    await expect(async () => {
      await page.locator("section[aria-labelledby=question]").getByRole("radio").first().check();
      await expect(check).toBeEnabled({ timeout: 2000 });
    }).toPass();
    await check.click();
    await expect(page.getByText(messageText(language, "demos.wrong"))).toBeVisible();
    await page.getByRole("button", { name: messageText(language, "demos.again") }).click();
    await page.locator("section[aria-labelledby=question]").getByRole("radio").nth(2).check();
    await check.click();
    await expect(page.getByText(messageText(language, "demos.right"))).toBeVisible();
    await expectNoAxeFindings(page);
    expect(writes).toEqual([]);
    await page
      .locator("main")
      .getByRole("link", { name: /./ })
      .filter({ hasText: messageText(language, "demos.otherWay") })
      .click();
    await expect(page).toHaveURL(/\/info\/course\//);
  });
}
