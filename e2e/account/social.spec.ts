import { randomUUID } from "node:crypto";
import { portsBeside } from "../../lib/domain/social/testing/environment";
import { type FacebookStandIn, startFacebook } from "../../lib/domain/social/testing/facebook";
import { type GoogleStandIn, startGoogle } from "../../lib/domain/social/testing/google";
import { courseId } from "../../testing/people/course-content";
import { carried } from "../support/carried";
import { findToast } from "../support/form-errors";
import { messageText } from "../support/messages";
import { expectNoAxeFindings } from "../support/screen";
import { expect, type Page, test } from "../support/test";

// One process: the fake providers listen on the ports in the portal's settings.
test.describe.configure({ mode: "serial" });

let google: GoogleStandIn;
let facebook: FacebookStandIn;
test.beforeAll(async () => {
  const ports = portsBeside(Number(process.env.E2E_PORT ?? 3210));
  [google, facebook] = await Promise.all([startGoogle(ports.google), startFacebook(ports.facebook)]);
});
test.afterAll(() => Promise.all([google.stop(), facebook.stop()]));
test.beforeEach(() => {
  google.user = {
    sub: randomUUID(),
    email: `${randomUUID()}@example.org`,
    email_verified: true,
    given_name: "Meena",
    family_name: "Devi",
  };
  facebook.user = { id: randomUUID(), email: `${randomUUID()}@example.org`, first_name: "Ravi", last_name: "Verma" };
});

const withGoogle = (page: Page) => page.getByRole("link", { name: messageText("en", "social.continueWithGoogle") });
const withFacebook = (page: Page) => page.getByRole("link", { name: messageText("en", "social.continueWithFacebook") });

/** The campaign that is stored with the account of who is signed in. */
async function expectCampaign(page: Page, campaign: Record<string, string>): Promise<void> {
  const stored = await (await page.request.get("/settings/my-data")).text();
  for (const [name, value] of Object.entries(campaign)) expect(stored).toContain(`"${name}": "${value}"`);
}

test("from the login page with Google: the profile form comes first, and the return path survives it", async ({
  page,
}) => {
  const blocked: string[] = [];
  page.on("console", (message) => message.text().includes("Content Security Policy") && blocked.push(message.text()));
  await page.goto("/dashboard");
  await withGoogle(page).click();
  await expect(page).toHaveURL(/\/usr\/UpdateInfo\?rdir=%2Fdashboard$/);
  await expect(page.getByText("Meena Devi")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Meena");
  expect(blocked).toEqual([]);
});

test("from the popup of a course: enrolled, which the next page says, and on to the course after the profile", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto(`/info/course/${courseId}?utm_campaign=bihar`);
  await page.getByRole("link", { name: messageText("en", "course.enroll") }).click();
  const [leaving] = await Promise.all([page.waitForRequest(/\/api\/social\/google\/start/), withGoogle(page).click()]);
  expect(new URL(leaving.url()).searchParams.get("utm_campaign")).toBe("bihar");
  await expect(page).toHaveURL(`/usr/UpdateInfo?rdir=${encodeURIComponent(`/view/course/${courseId}`)}`);
  await expect(carried(page)).toHaveText("You have successfully enrolled");
  await expect(findToast(page)).toHaveCount(0);
  await page.goto(`/view/course/${courseId}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("from the header's Login on a public page: the return path and the campaign survive", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/courses?utm_campaign=diwali&utm_source=poster");
  await page.goto("/discussions");
  await page
    .getByRole("banner")
    .getByRole("link", { name: messageText("en", "shell.login"), exact: true })
    .locator("visible=true")
    .click();
  await withGoogle(page).click();
  await expect(page).toHaveURL(/\/usr\/UpdateInfo\?rdir=%2Fdiscussions$/);
  await expectCampaign(page, { utm_campaign: "diwali", utm_source: "poster" });
});

test("the return path that a landing page has saved counts for a social sign-in too", { tag: "@all" }, async ({
  page,
}) => {
  await page.goto("/rjedu");
  await expect
    .poll(() => page.evaluate(() => window.sessionStorage.getItem("rdir")))
    .toBe("/info/course/healthy-minds");
  await page.goto("/register");
  await withFacebook(page).click();
  await expect(page).toHaveURL(`/usr/UpdateInfo?rdir=${encodeURIComponent("/info/course/healthy-minds")}`);
  await expectCampaign(page, { utm_campaign: "rjedu", utm_source: "rjedu" });
});

test("a wrong return shows its reason on the login page, in its language, and the form is there to go on", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/api/social/google/callback?code=stolen&state=stolen");
  await expect(page).toHaveURL("/login?problem=socialExpired");
  await expect(page.getByText(messageText("en", "answers.socialExpired")).first()).toBeVisible();
  await page.goto("/login?problem=socialCancelled&language=hi");
  await expect(page.getByText(messageText("hi", "answers.socialCancelled")).first()).toBeVisible();
  await expectNoAxeFindings(page);
});

test("T7: the login page shows only its own messages", { tag: "@all" }, async ({ page }) => {
  await page.goto("/login?problem=%3Cb%3EYour+account+is+closed%3C%2Fb%3E");
  await expect(page.getByText("Your account is closed")).toHaveCount(0);
  await page.goto("/login?problem=internalError");
  await expect(page.locator("main [role=alert]")).toHaveCount(0);
});

test("the registration page offers both, below its form, with the return path and the campaign", {
  tag: "@all",
}, async ({ page }) => {
  await page.goto("/register");
  await expect(withGoogle(page)).toBeVisible();
  await expect(withFacebook(page)).toBeVisible();
  await expect(page.getByRole("link", { name: messageText("en", "social.notice") })).toHaveAttribute(
    "href",
    "/privacy-notice",
  );
  await expectNoAxeFindings(page);
});

test("the buttons below the registration of a course are links that name the course, without any script", {
  tag: "@all",
}, async ({ page, request }) => {
  const html = await (await request.get(`/register?course=${courseId}`)).text();
  for (const platform of ["google", "facebook"])
    expect(html).toMatch(new RegExp(`href="/api/social/${platform}/start\\?[^"]*course=${courseId}`));
  await page.goto(`/register?course=${courseId}`);
  await withFacebook(page).click();
  await expect(page).toHaveURL(new RegExp(`/usr/UpdateInfo\\?rdir=${encodeURIComponent(`/view/course/${courseId}`)}`));
  await expect(carried(page)).toHaveText("You have successfully enrolled");
  await expect(page.getByText("Ravi Verma")).toBeVisible();
});
